select tests.act_as('service');
select tests.equal(tests.save_job(tests.anna(), '61000000-0000-4000-8000-000000000001'), '61000000-0000-4000-8000-000000000001'::uuid);
select tests.act_as('anna');
insert into public.interview_sessions (job_role, job_id, job_question_ids)
values ('Nurse', '61000000-0000-4000-8000-000000000001', array[tests.job_question('61000000-0000-4000-8000-000000000001', 1), tests.job_question('61000000-0000-4000-8000-000000000001', 2)]);
insert into public.interview_sessions (job_role, job_id, job_question_ids)
values ('Nurse', '61000000-0000-4000-8000-000000000001', array[tests.job_question('61000000-0000-4000-8000-000000000001', 2)]);
select tests.equal((select sum(questions_count) from public.interview_sessions), 3::bigint);
select tests.refused($$insert into public.interview_sessions (job_role, job_id) values ('Nurse', '61000000-0000-4000-8000-000000000001')$$, 'PT402');
