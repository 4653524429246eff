select tests.act_as('owner');
select tests.make_premium(tests.anna()), tests.make_premium(tests.ben());
select tests.act_as('service');
select tests.equal(tests.save_job(tests.anna(), '61000000-0000-4000-8000-000000000001'), '61000000-0000-4000-8000-000000000001'::uuid), tests.equal(tests.save_job(tests.ben(), '61000000-0000-4000-8000-000000000002'), '61000000-0000-4000-8000-000000000002'::uuid);

select tests.act_as('anna');
insert into public.interview_sessions (job_role, job_id, job_question_ids, questions_count)
values ('Nurse', '61000000-0000-4000-8000-000000000001', array[tests.job_question('61000000-0000-4000-8000-000000000001', 2)], 9);
-- One question alone is an interview where it is a job's; the count follows the choice.
select tests.equal(questions_count, 1) from public.interview_sessions;
select tests.refused($$insert into public.interview_sessions (job_role, questions_count) values ('Nurse', 1)$$, '23514');
select tests.refused($$insert into public.interview_sessions (job_role, job_id) values ('Nurse', '61000000-0000-4000-8000-000000000002')$$, '42501', 'own job');
select tests.refused(
  $$insert into public.interview_sessions (job_role, job_id, job_question_ids)
  values ('Nurse', '61000000-0000-4000-8000-000000000001', array[tests.job_question('61000000-0000-4000-8000-000000000002', 1)])$$, '23514', 'chosen questions');
select tests.refused(
  $$insert into public.interview_sessions (job_role, job_question_ids)
  values ('Nurse', array[tests.job_question('61000000-0000-4000-8000-000000000001', 1)])$$, '23514', 'chosen questions');
select tests.refused(
  $$insert into public.interview_sessions (job_role, job_id, job_question_ids)
  values ('Nurse', '61000000-0000-4000-8000-000000000001', array[tests.job_question('61000000-0000-4000-8000-000000000001', 1), tests.job_question('61000000-0000-4000-8000-000000000001', 1)])$$, '23514', 'chosen questions');
select tests.refused($$update public.interview_sessions set job_id = null$$, '42501');

-- The interview outlives its job.
select tests.touches($$delete from public.jobs$$, 1);
select tests.equal(job_id, null::uuid), tests.equal(questions_count, 1) from public.interview_sessions;

select tests.act_as('anon');
select tests.refused($$insert into public.interview_sessions (job_role, job_id) values ('Nurse', '61000000-0000-4000-8000-000000000001')$$, '42501');
