select tests.make_premium(tests.anna());
select tests.act_as('anna');
insert into public.interview_sessions (job_role) select 'Nurse' from generate_series(1, 5);
select tests.equal(usage_count, 0) from public.trial_usage where feature_type = 'interview_questions';
