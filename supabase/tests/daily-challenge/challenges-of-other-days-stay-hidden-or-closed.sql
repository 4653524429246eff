select tests.act_as('service');
select public.save_daily_challenge(jsonb_build_object(
  'challenge_date', (now() at time zone 'UTC')::date + n, 'question_text', 'Day ' || n
)) from unnest(array[-5, -2, 0, 1, 2]) as n;
select tests.act_as('anna');
select tests.equal(array_agg(question_text order by challenge_date), array['Day -5', 'Day -2', 'Day 0', 'Day 1'])
from public.daily_challenges;
select tests.refused(format($$
  insert into public.daily_challenge_attempts (challenge_id, user_answer)
  select id, 'Not today' from public.daily_challenges where question_text = %L
$$, day), '23514', 'not open') from unnest(array['Day -5', 'Day -2', 'Day 1']) as day;
select tests.equal(usage_count, 0) from public.trial_usage where feature_type = 'daily_challenge';
insert into public.daily_challenge_attempts (challenge_id, user_answer)
select id, 'In time' from public.daily_challenges where question_text = 'Day 0';
