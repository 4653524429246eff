select tests.act_as('service');
select public.save_daily_challenge(jsonb_build_object(
  'challenge_date', (now() at time zone 'UTC')::date - n, 'question_text', 'Tell me about a decision.'
)) from generate_series(0, 1) as n;
select tests.act_as('anna');
insert into public.daily_challenge_attempts (challenge_id, user_answer)
select id, 'I decided' from public.daily_challenges order by challenge_date limit 1;
select tests.refused($$
  insert into public.daily_challenge_attempts (challenge_id, user_answer)
  select id, 'I decided' from public.daily_challenges order by challenge_date desc limit 1
$$, 'P0402', 'Trial limit reached');
select tests.act_as('owner');
select tests.make_premium(tests.ben());
select tests.act_as('ben');
insert into public.daily_challenge_attempts (challenge_id, user_answer) select id, 'I decided' from public.daily_challenges;
select tests.equal(count(*), 2::bigint) from public.daily_challenge_attempts;
