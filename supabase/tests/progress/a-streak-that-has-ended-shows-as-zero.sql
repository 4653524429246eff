update public.user_streaks set current_streak = 4, longest_streak = 4, last_activity_date = (now() at time zone 'UTC')::date - 1
where user_id = tests.anna();
select tests.act_as('anna');
select public.initialize_user_data();
select tests.equal(current_streak, 4) from public.user_streaks;
select tests.act_as('owner');
update public.user_streaks set last_activity_date = (now() at time zone 'UTC')::date - 2 where user_id = tests.anna();
select tests.act_as('anna');
select public.initialize_user_data();
select tests.equal(array[current_streak, longest_streak], array[0, 4]) from public.user_streaks;
