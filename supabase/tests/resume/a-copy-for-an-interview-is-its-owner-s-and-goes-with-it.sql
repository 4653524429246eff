insert into public.jobs (id, user_id, title) values
  ('61000000-0000-4000-8000-000000000031', tests.anna(), 'Clerk'), ('61000000-0000-4000-8000-000000000032', tests.ben(), 'Clerk');
insert into public.resumes (id, user_id, title, content) values
  ('82000000-0000-4000-8000-000000000031', tests.anna(), 'Master', '{"basics": {"name": "Anna"}}'),
  ('82000000-0000-4000-8000-000000000032', tests.ben(), 'Master of Ben', '{}');

select tests.act_as('anna');
insert into public.resumes (id, job_id, master_id, title, content) values ('82000000-0000-4000-8000-000000000041',
  '61000000-0000-4000-8000-000000000031', '82000000-0000-4000-8000-000000000031', 'Master', '{"basics": {"name": "Anna"}}');
-- One for each interview.
select tests.refused($$insert into public.resumes (job_id, master_id)
  values ('61000000-0000-4000-8000-000000000031', '82000000-0000-4000-8000-000000000031')$$, '23505');
-- Only of an own master, for an own interview.
select tests.refused($$insert into public.resumes (job_id, master_id)
  values ('61000000-0000-4000-8000-000000000031', '82000000-0000-4000-8000-000000000032')$$, '42501', 'own resume');
select tests.refused($$insert into public.resumes (job_id, master_id)
  values ('61000000-0000-4000-8000-000000000032', '82000000-0000-4000-8000-000000000031')$$, '42501', 'own interview');
select tests.refused($$insert into public.resumes (master_id) values ('82000000-0000-4000-8000-000000000031')$$, '42501', 'for an interview');
select tests.refused($$insert into public.resumes (job_id, master_id)
  values ('61000000-0000-4000-8000-000000000031', '82000000-0000-4000-8000-000000000041')$$, '42501', 'own resume');
-- Which master it was made from stays as it is.
select tests.refused($$update public.resumes set master_id = null$$, '42501');
-- Editing the copy leaves the master alone.
select tests.touches($$update public.resumes set content = '{"basics": {"name": "Anna K."}}' where master_id is not null$$, 1);
select tests.equal((select content->'basics'->>'name' from public.resumes where master_id is null), 'Anna');
select tests.equal((select revision from public.resumes where master_id is null), 0);

select tests.act_as('ben');
select tests.equal((select count(*) from public.resumes), 1::bigint);
select tests.touches($$update public.resumes set title = 'Mine' where master_id is not null$$, 0);
select tests.touches($$delete from public.resumes where master_id is not null$$, 0);

select tests.act_as('anon');
select tests.refused($$select master_id from public.resumes$$, '42501');
select tests.refused($$insert into public.resumes (master_id) values ('82000000-0000-4000-8000-000000000031')$$, '42501');

-- It outlives its master, and goes with its interview.
select tests.act_as('anna');
select tests.touches($$delete from public.resumes where master_id is null$$, 1);
select tests.equal((select count(*) from public.resumes where master_id is null and job_id is not null), 1::bigint);
select tests.touches($$delete from public.jobs$$, 1);
select tests.equal((select count(*) from public.resumes), 0::bigint);
