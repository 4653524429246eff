select tests.equal(array_agg(badge.name), null) from public.badges as badge
where badge.requirements ->> 'metric' not in (select metric from private.badge_metrics(tests.anna()));
select tests.equal(count(*) >= 16, true) from public.badges;
select tests.equal(count(*), count(distinct metric)) from private.badge_metrics(tests.anna());
-- Whoever has done nothing has earned nothing.
select tests.equal(sum(value), 0::numeric) from private.badge_metrics(tests.anna());
select tests.equal(private.award_badges(tests.anna()), 0);
