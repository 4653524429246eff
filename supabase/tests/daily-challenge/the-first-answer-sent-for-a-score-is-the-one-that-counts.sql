select tests.act_as('service');
select public.save_daily_challenge(jsonb_build_object(
  'challenge_date', (now() at time zone 'UTC')::date, 'question_text', 'Tell me about a decision.',
  'correct_answer', 'A strong answer'
));
select tests.equal(public.bind_daily_challenge_answer(tests.anna(), id, 'First') ->> 'user_answer', 'First')
from public.daily_challenges;
select tests.equal(public.save_daily_challenge_score(tests.anna(), id, 'First', 41, '{"overall": 41}'), 41)
from public.daily_challenges;
select tests.equal(public.bind_daily_challenge_answer(tests.anna(), id, 'Better') ->> 'score', '41') from public.daily_challenges;
select tests.equal(public.save_daily_challenge_score(tests.anna(), id, 'Better', 99, '{}'), 41) from public.daily_challenges;
select tests.act_as('anna');
select tests.equal(correct_answer, null, 'the answer before the attempt') from public.daily_challenges;
insert into public.daily_challenge_attempts (challenge_id, user_answer, score) select id, 'Better', 100 from public.daily_challenges;
select tests.equal(array[user_answer, score::text, feedback ->> 'overall'], array['First', '41', '41'])
from public.daily_challenge_attempts;
select tests.refused($$select public.bind_daily_challenge_answer(tests.ben(), id, 'For Ben') from public.daily_challenges$$, '42501');
select tests.refused($$
  select public.save_daily_challenge_score(tests.anna(), id, 'First', 100, '{}') from public.daily_challenges
$$, '42501');
