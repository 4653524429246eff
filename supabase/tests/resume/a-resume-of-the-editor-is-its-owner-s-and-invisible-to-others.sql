insert into public.user_documents (id, user_id, name, type, content) values
  ('81000000-0000-4000-8000-000000000021', tests.anna(), 'a.txt', 'resume', 'Anna'), ('81000000-0000-4000-8000-000000000022', tests.ben(), 'b.txt', 'resume', 'Ben');
insert into public.jobs (id, user_id, title) values ('61000000-0000-4000-8000-000000000022', tests.ben(), 'Clerk');

select tests.act_as('anna');
insert into public.resumes (id, document_id, title, content)
values ('82000000-0000-4000-8000-000000000001', '81000000-0000-4000-8000-000000000021', 'Master', '{"basics": {"name": "Anna"}}');
-- One for each upload.
select tests.refused($$insert into public.resumes (document_id) values ('81000000-0000-4000-8000-000000000021')$$, '23505');
-- Somebody else's upload, interview or name is none.
select tests.refused($$insert into public.resumes (document_id) values ('81000000-0000-4000-8000-000000000022')$$, '42501', 'own upload');
select tests.refused($$insert into public.resumes (job_id) values ('61000000-0000-4000-8000-000000000022')$$, '42501', 'own interview');
select tests.refused($$insert into public.resumes (user_id) values (tests.ben())$$, '42501');
-- What the database counts and keeps is not the owner's to write.
select tests.refused($$update public.resumes set revision = 9$$, '42501');
select tests.refused($$insert into public.resume_versions (resume_id, user_id, revision, content, saved_at)
  values ('82000000-0000-4000-8000-000000000001', tests.anna(), 1, '{}', now())$$, '42501');
select tests.touches($$update public.resumes set content = '{"basics": {"name": "Anna K."}}'$$, 1);
select tests.equal((select count(*) from public.resume_versions), 1::bigint);

select tests.act_as('ben');
select tests.equal((select count(*) from public.resumes), 0::bigint);
select tests.equal((select count(*) from public.resume_versions), 0::bigint);
select tests.touches($$update public.resumes set title = 'Mine'$$, 0);
select tests.touches($$delete from public.resumes$$, 0);
select tests.touches($$delete from public.resume_versions$$, 0);

select tests.act_as('anon');
select tests.refused($$select from public.resumes$$, '42501');
select tests.refused($$select from public.resume_versions$$, '42501');

-- It outlives its upload, and its versions go with it.
select tests.act_as('anna');
select tests.touches($$delete from public.user_documents$$, 1);
select tests.equal((select count(*) from public.resumes where document_id is null), 1::bigint);
select tests.touches($$delete from public.resumes$$, 1);
select tests.equal((select count(*) from public.resume_versions), 0::bigint);
