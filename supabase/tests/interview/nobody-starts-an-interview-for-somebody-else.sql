select tests.act_as('ben');
select tests.refused($$insert into public.interview_sessions (user_id, job_role) values (tests.anna(), 'Nurse')$$, '42501');
select tests.act_as('owner');
select tests.equal(usage_count, 0) from public.trial_usage
where user_id = tests.anna() and feature_type = 'interview_questions';
