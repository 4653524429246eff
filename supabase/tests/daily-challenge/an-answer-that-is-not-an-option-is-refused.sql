select tests.act_as('service');
select public.save_daily_challenge(jsonb_build_object(
  'challenge_date', (now() at time zone 'UTC')::date, 'question_text', 'A result needs a number.',
  'question_type', 'true_false', 'options', '["True", "False"]'::jsonb, 'correct_answer', 'False'
));
select tests.act_as('anna');
select tests.refused($$
  insert into public.daily_challenge_attempts (challenge_id, user_answer) select id, 'Perhaps' from public.daily_challenges
$$, '23514', 'not one of the options');
select tests.equal(count(*), 0::bigint) from public.daily_challenge_attempts;
