select tests.act_as('service');
select public.save_daily_challenge(jsonb_build_object(
  'challenge_date', (now() at time zone 'UTC')::date, 'question_text', 'Tell me about a decision.'
));
select tests.act_as('ben');
insert into public.daily_challenge_attempts (challenge_id, user_answer) select id, 'Ben practised' from public.daily_challenges;
select tests.act_as('anna');
select tests.equal(
  public.update_user_streak(tests.anna(), (now() at time zone 'UTC')::date) ->> 'current_streak', '0', 'without an attempt'
);
insert into public.daily_challenge_attempts (challenge_id, user_answer) select id, 'I decided' from public.daily_challenges;
select tests.equal(
  public.update_user_streak(tests.anna(), (now() at time zone 'UTC')::date) ->> 'current_streak', '1', 'with an attempt'
);
