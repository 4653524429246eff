select tests.act_as('anna');
insert into public.user_documents (name, content) values ('cv.docx', 'DOC_FILE:' || tests.anna() || '/1_cv.docx');
select tests.equal(count(*), 1::bigint) from public.user_documents;
select tests.refused(
  $$insert into public.user_documents (name, content) values ('cv.docx', 'DOC_FILE:' || tests.ben() || '/1_cv.docx')$$, '42501'
);
