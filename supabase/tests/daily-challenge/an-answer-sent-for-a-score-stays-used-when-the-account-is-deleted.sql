select tests.act_as('service');
select public.save_daily_challenge(jsonb_build_object(
  'challenge_date', (now() at time zone 'UTC')::date, 'question_text', 'Today'
));
select public.bind_daily_challenge_answer(tests.anna(), id, 'Words') from public.daily_challenges;
select tests.act_as('owner');
delete from auth.users where id = tests.anna();
insert into auth.users (id, email) values (tests.anna(), 'anna@example.com');
select tests.equal(usage_count, 1) from public.trial_usage
where user_id = tests.anna() and feature_type = 'daily_challenge';
select tests.equal(sum(usage_count), 0::bigint) from public.trial_usage
where user_id = tests.anna() and feature_type <> 'daily_challenge';
select tests.act_as('service');
select tests.refused($$
  select public.bind_daily_challenge_answer(tests.anna(), id, 'Other words') from public.daily_challenges
$$, 'PT402');
