select tests.act_as('service');
select public.save_daily_challenge(jsonb_build_object(
  'challenge_date', (now() at time zone 'UTC')::date, 'question_text', 'Tell me about a decision.'
));
select tests.act_as('anna');
insert into public.daily_challenge_attempts (challenge_id, user_answer) select id, 'I decided' from public.daily_challenges;
select tests.refused($$
  insert into public.daily_challenge_attempts (challenge_id, user_answer) select id, 'Again' from public.daily_challenges
$$, '23505');
select tests.equal(usage_count, 1) from public.trial_usage where feature_type = 'daily_challenge';
select tests.refused($$
  insert into public.daily_challenge_attempts (challenge_id, user_id, user_answer)
  select id, tests.ben(), 'For Ben' from public.daily_challenges
$$, '42501');
select tests.act_as('ben');
insert into public.daily_challenge_attempts (challenge_id, user_answer) select id, 'I decided' from public.daily_challenges;
