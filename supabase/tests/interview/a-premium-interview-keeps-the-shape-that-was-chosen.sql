select tests.make_premium(tests.anna());
select tests.act_as('anna');
insert into public.interview_sessions
  (user_id, job_role, interview_type, difficulty, mode, questions_count, time_limit, status, expires_at, practice, focus)
values
  (tests.anna(), 'Nurse', 'technical', 'hard', 'voice', 15, 90, 'in_progress', null, true, 'Wards');
select tests.equal(
  array[interview_type, difficulty, mode, questions_count::text, time_limit::text, status, practice::text, focus],
  array['technical', 'hard', 'voice', '15', '90', 'in_progress', 'true', 'Wards']
) from public.interview_sessions;
select tests.refused($$insert into public.interview_sessions (job_role, questions_count) values ('Nurse', 16)$$, '23514');
select tests.refused($$insert into public.interview_sessions (job_role, time_limit) values ('Nurse', 20)$$, '23514');
select tests.refused($$insert into public.interview_sessions (job_role, mode) values ('Nurse', 'telepathy')$$, '23514');
