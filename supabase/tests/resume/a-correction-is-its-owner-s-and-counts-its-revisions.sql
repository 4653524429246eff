select tests.act_as('anna');
insert into public.user_documents (name, content) values ('cv.txt', 'Text');
select tests.equal(correction_revision, 0) from public.user_documents;
select tests.touches($$update public.user_documents set correction = '{"work": []}' where correction_revision = 0$$, 1);
select tests.equal(correction_revision, 1), tests.equal(correction, '{"work": []}'::jsonb) from public.user_documents;
-- A tab that read an older revision touches nothing.
select tests.touches($$update public.user_documents set correction = '{"skills": []}' where correction_revision = 0$$, 0);
-- The same correction, and another name, are no new revision.
select tests.touches($$update public.user_documents set correction = '{"work": []}', name = 'new.txt'$$, 1);
select tests.equal(correction_revision, 1) from public.user_documents;
select tests.touches($$update public.user_documents set correction = null where correction_revision = 1$$, 1);
select tests.equal(correction_revision, 2), tests.equal(correction, null::jsonb) from public.user_documents;

select tests.refused($$update public.user_documents set correction = '[]'$$, '23514', 'user_documents_correction_shape');
select tests.refused($$update public.user_documents set correction = 'null'$$, '23514', 'user_documents_correction_shape');
select tests.refused(
  $$update public.user_documents set correction = jsonb_build_object('settled', repeat('x', 200000))$$,
  '23514', 'user_documents_correction_size'
);
select tests.refused($$update public.user_documents set correction_revision = 9$$, '42501');
select tests.refused($$update public.user_documents set refusal = 'scanned'$$, '42501');

select tests.act_as('ben');
select tests.touches($$update public.user_documents set correction = '{"work": []}'$$, 0);
select tests.act_as('anon');
select tests.refused($$update public.user_documents set correction = '{"work": []}'$$, '42501');

select tests.act_as('service');
select tests.touches($$update public.user_documents set refusal = 'scanned'$$, 1);
select tests.act_as('anna');
select tests.equal(refusal, 'scanned') from public.user_documents;
