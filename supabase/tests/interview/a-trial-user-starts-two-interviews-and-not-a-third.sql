select tests.act_as('anna');
insert into public.interview_sessions (job_role) values ('Nurse');
insert into public.interview_sessions (job_role) values ('Nurse');
select tests.refused($$insert into public.interview_sessions (job_role) values ('Nurse')$$, 'PT402', 'Trial limit reached');
select tests.equal(usage_count, 2) from public.trial_usage where feature_type = 'interview_questions';

select tests.act_as('ben');
insert into public.interview_sessions (job_role) values ('Nurse');
