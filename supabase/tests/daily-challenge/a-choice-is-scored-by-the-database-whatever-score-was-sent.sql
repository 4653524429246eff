select tests.act_as('service');
select public.save_daily_challenge(jsonb_build_object(
  'challenge_date', (now() at time zone 'UTC')::date, 'question_text', 'A result needs a number.',
  'question_type', 'true_false', 'options', '["True", "False"]'::jsonb, 'correct_answer', 'False'
));
select tests.act_as('anna');
insert into public.daily_challenge_attempts (challenge_id, user_id, user_answer, score)
select id, tests.anna(), 'True', 100 from public.daily_challenges;
select tests.equal(score, 0) from public.daily_challenge_attempts;
select tests.act_as('ben');
insert into public.daily_challenge_attempts (challenge_id, user_id, user_answer, score)
select id, tests.ben(), 'False', 0 from public.daily_challenges;
select tests.equal(score, 100) from public.daily_challenge_attempts;
