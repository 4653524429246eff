select tests.act_as('anna');
insert into public.interview_sessions (id, job_role) values ('10000000-0000-4000-8000-000000000001', 'Nurse');
select tests.refused(
  $$insert into public.interview_sessions (id, job_role) values ('10000000-0000-4000-8000-000000000001', 'Nurse')$$, '23505'
);
select tests.touches($$
  insert into public.interview_sessions (id, job_role) values ('10000000-0000-4000-8000-000000000001', 'Nurse')
  on conflict (id) do nothing
$$, 0);
select tests.equal(usage_count, 1) from public.trial_usage where feature_type = 'interview_questions';
insert into public.interview_sessions (id, job_role) values ('10000000-0000-4000-8000-000000000002', 'Nurse');
select tests.equal(usage_count, 2) from public.trial_usage where feature_type = 'interview_questions';
