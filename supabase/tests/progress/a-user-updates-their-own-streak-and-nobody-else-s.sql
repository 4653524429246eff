select tests.act_as('service');
select public.save_daily_challenge(jsonb_build_object(
  'challenge_date', (now() at time zone 'UTC')::date, 'question_text', 'Tell me about a decision.'
));
select tests.act_as('anna');
insert into public.daily_challenge_attempts (challenge_id, user_answer) select id, 'I decided' from public.daily_challenges;
select tests.equal(
  public.update_user_streak(user_id => tests.anna(), activity_date => (now() at time zone 'UTC')::date) ->> 'current_streak', '1'
);
select tests.refused(
  $$select public.update_user_streak(user_id => tests.ben(), activity_date => (now() at time zone 'UTC')::date)$$, '42501'
);
select tests.refused($$select public.update_user_streak(user_id => null, activity_date => current_date)$$, '42501');
select tests.act_as('anon');
select tests.refused($$select public.update_user_streak(user_id => tests.anna(), activity_date => current_date)$$, '42501');
select tests.act_as('owner');
select tests.equal(array_agg(current_streak order by user_id), array[1, 0]) from public.user_streaks;
