select tests.act_as('service');
select public.save_daily_challenge(jsonb_build_object(
  'challenge_date', (now() at time zone 'UTC')::date, 'question_text', 'Today'
));
select tests.act_as('anna');
-- Where it is now another day than in UTC.
update public.profiles set time_zone = case
  when extract(hour from now() at time zone 'UTC') < 12 then 'Etc/GMT+12' else 'Pacific/Kiritimati'
end where user_id = tests.anna();
insert into public.daily_challenge_attempts (challenge_id, user_answer) select id, 'Words' from public.daily_challenges;

create temporary table days as
select (now() at time zone 'UTC')::date as utc_day, (now() at time zone profile.time_zone)::date as local_day
from public.profiles as profile where profile.user_id = tests.anna();
select tests.equal(utc_day = local_day, false) from days;
select tests.equal(public.update_user_streak(tests.anna(), least(utc_day, local_day)) ->> 'current_streak', '1') from days;
select tests.equal(public.update_user_streak(tests.anna(), greatest(utc_day, local_day)) ->> 'current_streak', '1') from days;
select tests.equal(streak.last_activity_date, least(days.utc_day, days.local_day)) from public.user_streaks as streak, days;
-- The same day again is no fault.
select tests.equal(public.update_user_streak(tests.anna(), least(utc_day, local_day)) ->> 'current_streak', '1') from days;
