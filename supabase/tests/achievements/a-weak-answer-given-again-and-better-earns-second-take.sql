insert into public.interview_sessions (id, user_id, job_role) values
  ('10000000-0000-4000-8000-000000000001', tests.anna(), 'Nurse'), ('10000000-0000-4000-8000-000000000002', tests.anna(), 'Nurse'),
  ('20000000-0000-4000-8000-000000000001', tests.ben(), 'Nurse'), ('20000000-0000-4000-8000-000000000002', tests.ben(), 'Nurse');
insert into public.interview_answers (session_id, user_id, question_text, user_answer, score, created_at) values
  ('10000000-0000-4000-8000-000000000001', tests.anna(), 'Why nursing?', 'Weak', 40, now() - interval '1 day'),
  ('10000000-0000-4000-8000-000000000002', tests.anna(), 'Why nursing?', 'Better', 50, now()),
  ('20000000-0000-4000-8000-000000000001', tests.ben(), 'Why nursing?', 'Weak', 40, now() - interval '1 day'),
  ('20000000-0000-4000-8000-000000000002', tests.ben(), 'Why nursing?', 'The same', 49, now()),
  ('20000000-0000-4000-8000-000000000001', tests.ben(), 'Why here?', 'Good already', 60, now() - interval '1 day'),
  ('20000000-0000-4000-8000-000000000002', tests.ben(), 'Why here?', 'Even better', 95, now());
select tests.equal(value, 1::numeric) from private.badge_metrics(tests.anna()) where metric = 'answers_improved';
select tests.equal(value, 0::numeric) from private.badge_metrics(tests.ben()) where metric = 'answers_improved';
