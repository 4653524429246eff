select tests.act_as('anna');
insert into public.user_documents (name, content) values ('cv.pdf', 'PDF_FILE:' || tests.anna() || '/1_cv.pdf');
select tests.refused(
  $$insert into public.user_documents (name, content) values ('cv.pdf', 'PDF_FILE:' || tests.ben() || '/1_cv.pdf')$$, '42501'
);
select tests.refused($$insert into public.user_documents (name, content) values ('cv.txt', repeat('x', 250001))$$, '23514');
insert into public.user_documents (name, content) select 'cv.txt', 'Text' from generate_series(1, 99);
select tests.refused($$insert into public.user_documents (name, content) values ('cv.txt', 'Text')$$, '23514', '100 documents');
