select tests.act_as('service');
select public.save_daily_challenge(jsonb_build_object(
  'challenge_date', (now() at time zone 'UTC')::date, 'question_text', 'Tell me about a decision.'
));
select tests.act_as('anna');
insert into public.daily_challenge_attempts (challenge_id, user_answer) select id, 'I decided' from public.daily_challenges;
select tests.refused(
  format('select public.update_user_streak(tests.anna(), (now() at time zone ''UTC'')::date + %s)', days), '22008', 'not today'
) from unnest(array[-400, -2, 2, 400]) as days;
select tests.refused($$select public.update_user_streak(tests.anna(), null)$$, '22008');
-- Yesterday and tomorrow are somebody's today: for a user in UTC they count as today, and once.
select public.update_user_streak(tests.anna(), (now() at time zone 'UTC')::date + days) from unnest(array[-1, 0, 1]) as days;
select tests.equal(current_streak, 1), tests.equal(last_activity_date, (now() at time zone 'UTC')::date)
from public.user_streaks;
