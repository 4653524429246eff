select tests.act_as('anna');
insert into public.interview_sessions
  (user_id, job_role, interview_type, difficulty, mode, questions_count, time_limit, status, expires_at, practice, focus)
values
  (tests.anna(), 'Nurse', 'technical', 'hard', 'voice', 15, 90, 'completed', now() + interval '9 years', true, 'Wards');
select tests.equal(
  array[interview_type, difficulty, mode, questions_count::text, time_limit::text, status, practice::text, focus, expires_at::text],
  array['mixed', 'hard', 'text', '2', '30', 'in_progress', 'false', null, null]
) from public.interview_sessions;
