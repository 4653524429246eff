-- A challenge of yesterday that was answered in time: moved there, since nobody can answer it today.
create function tests.a_day_goes_by() returns void language sql as $$
  update private.daily_challenges set challenge_date = challenge_date - 1
$$;
create function tests.save_todays() returns void language sql as $$
  select public.save_daily_challenge(jsonb_build_object(
    'challenge_date', (now() at time zone 'UTC')::date, 'question_text', 'Tell me about a decision.'
  ))
$$;
select tests.save_todays();
select tests.make_premium(tests.ben());
select tests.act_as(persona), tests.touches($$
  insert into public.daily_challenge_attempts (challenge_id, user_answer) select id, 'I decided' from public.daily_challenges
$$, 1) from unnest(array['anna', 'ben']) as persona;
select tests.act_as('owner');
select tests.a_day_goes_by();
select tests.save_todays();
select tests.act_as('anna');
select tests.refused($$
  insert into public.daily_challenge_attempts (challenge_id, user_answer)
  select id, 'I decided' from public.daily_challenges order by challenge_date desc limit 1
$$, 'PT402', 'Trial limit reached');
select tests.act_as('ben');
insert into public.daily_challenge_attempts (challenge_id, user_answer)
select id, 'I decided' from public.daily_challenges order by challenge_date desc limit 1;
select tests.equal(count(*), 2::bigint) from public.daily_challenge_attempts;
