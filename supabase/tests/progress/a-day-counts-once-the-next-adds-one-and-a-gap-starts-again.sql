select private.record_activity(tests.anna(), '2025-03-08');
select private.record_activity(tests.anna(), '2025-03-08');
select tests.equal(current_streak, 1) from public.user_streaks where user_id = tests.anna();
select private.record_activity(tests.anna(), '2025-03-09');
select private.record_activity(tests.anna(), '2025-03-10');
select tests.equal(array[current_streak, longest_streak], array[3, 3]) from public.user_streaks where user_id = tests.anna();
-- A day that has passed already changes nothing.
select private.record_activity(tests.anna(), '2025-03-09');
select tests.equal(array[current_streak, longest_streak], array[3, 3]) from public.user_streaks where user_id = tests.anna();
select private.record_activity(tests.anna(), '2025-03-12');
select tests.equal(array[current_streak, longest_streak], array[1, 3]) from public.user_streaks where user_id = tests.anna();
