update public.user_streaks set current_streak = 7, longest_streak = 7 where user_id = tests.anna();
select tests.equal(private.award_badges(tests.anna()), 2);
select tests.equal(total_points, 200) from public.user_streaks where user_id = tests.anna();
select tests.equal(private.award_badges(tests.anna()), 0);
select tests.equal(total_points, 200) from public.user_streaks where user_id = tests.anna();
select tests.act_as('anna');
select tests.equal(array_agg(badge.name order by badge.name), array['A Full Week', 'Three in a Row'])
from public.user_badges join public.badges as badge on badge.id = badge_id;
