select tests.act_as('service');
select public.save_daily_challenge(jsonb_build_object(
  'challenge_date', (now() at time zone 'UTC')::date, 'question_text', 'Today'
));
select public.bind_daily_challenge_answer(tests.anna(), id, 'Words') from public.daily_challenges;
select tests.act_as('owner');
update private.daily_challenges set challenge_date = challenge_date - 1;
select tests.act_as('service');
select public.save_daily_challenge(jsonb_build_object(
  'challenge_date', (now() at time zone 'UTC')::date, 'question_text', 'The next day'
));
select tests.refused($$
  select public.bind_daily_challenge_answer(tests.anna(), id, 'Words') from public.daily_challenges
  where question_text = 'The next day'
$$, 'PT402', 'Trial limit reached');
select tests.equal(public.bind_daily_challenge_answer(tests.ben(), id, 'Words') ->> 'user_answer', 'Words')
from public.daily_challenges where question_text = 'The next day';
