select tests.act_as('service');
select public.save_daily_challenge(jsonb_build_object('challenge_date', (now() at time zone 'UTC')::date, 'question_text', 'Today'));
insert into public.review_items (id, user_id, kind, reference, created_at) values
  ('74000000-0000-4000-8000-000000000001', tests.anna(), 'term', 'SALARY', now() - interval '9 days'),
  ('74000000-0000-4000-8000-000000000002', tests.anna(), 'term', 'OFFER', now() - interval '9 days');
create function pg_temp.rate(place integer) returns bigint language sql as $$
  select jsonb_array_length(public.store_review_ratings(tests.anna(), jsonb_build_array(jsonb_build_object(
    'id', gen_random_uuid(), 'item_id', '74000000-0000-4000-8000-00000000000' || place, 'rating', 3, 'rated_at', now()))))
$$;
create temporary table streaks as select current_streak, last_activity_date from public.user_streaks;

-- Where it is now another day than in UTC: one sitting could claim both.
update public.profiles set time_zone = case
  when extract(hour from now() at time zone 'UTC') < 12 then 'Etc/GMT+12' else 'Pacific/Kiritimati'
end where user_id = tests.anna();
create temporary table days as
select (now() at time zone 'UTC')::date as utc_day, (now() at time zone profile.time_zone)::date as local_day
from public.profiles as profile where profile.user_id = tests.anna();
grant select on days to authenticated;
select tests.equal(pg_temp.rate(1), 1::bigint);
select tests.equal(current_streak, 1), tests.equal(last_activity_date, local_day)
from public.user_streaks, days where user_id = tests.anna();
select tests.equal(pg_temp.rate(2), 1::bigint);
select tests.equal(current_streak, 1) from public.user_streaks where user_id = tests.anna();

-- The challenge of the same sitting adds no other day, whichever is asked for.
select tests.act_as('anna');
insert into public.daily_challenge_attempts (challenge_id, user_answer) select id, 'Words' from public.daily_challenges;
select tests.equal(public.update_user_streak(tests.anna(), utc_day) ->> 'current_streak', '1') from days;
select tests.equal(public.update_user_streak(tests.anna(), local_day) ->> 'current_streak', '1') from days;
select tests.equal(public.update_user_streak(tests.anna(), local_day) ->> 'current_streak', '1') from days;

-- Nor does a move to another zone.
update public.profiles set time_zone = 'UTC' where user_id = tests.anna();
select tests.act_as('service');
select tests.equal(pg_temp.rate(1), 1::bigint);
select tests.equal(current_streak, 1) from public.user_streaks where user_id = tests.anna();
select tests.equal(count(*), 1::bigint, 'counted days') from public.review_days where counted_on is not null;

-- The days after, one each.
update public.user_streaks set last_activity_date = (now() at time zone 'UTC')::date - 1 where user_id = tests.anna();
update public.review_days set created_at = created_at - interval '1 day', day = day - 3, counted_on = counted_on - 3;
delete from public.daily_challenge_attempts;
select tests.equal(pg_temp.rate(2), 1::bigint);
select tests.equal(current_streak, 2) from public.user_streaks where user_id = tests.anna();
