update public.profiles set time_zone = 'Pacific/Kiritimati' where user_id = tests.ben();
update public.user_streaks set current_streak = 4, longest_streak = 4, total_points = 90,
  last_activity_date = (now() at time zone 'UTC')::date - 1
where user_id in (tests.anna(), tests.ben());
select tests.act_as('anna');
select tests.equal(public.streak_summary() ->> 'current_streak', '4');
select tests.equal(public.streak_summary() ->> 'today', (now() at time zone 'UTC')::date::text);
select tests.act_as('ben');
select tests.equal(public.streak_summary() ->> 'today', (now() at time zone 'Pacific/Kiritimati')::date::text);
-- Fourteen hours ahead of UTC, and still within what counts as the day before.
select tests.equal(public.streak_summary() ->> 'current_streak', '4');
select tests.act_as('owner');
update public.user_streaks set last_activity_date = last_activity_date - 1 where user_id = tests.anna();
select tests.act_as('anna');
select tests.equal(public.streak_summary() ->> 'current_streak', '0');
select tests.equal(public.streak_summary() ->> 'longest_streak', '4');
select tests.equal(public.streak_summary() ->> 'total_points', '90');
