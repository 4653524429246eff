update public.user_streaks set current_streak = 2, longest_streak = 5 where user_id = tests.anna();
select tests.act_as('anna');
-- Three days are met and given by looking; seven are not.
create temporary table seen as select public.achievements_summary() as summary;
select tests.equal(
  (select array_agg(item.value ->> 'name') from jsonb_array_elements(summary -> 'badges') as item (value)
   where item.value ->> 'earned_at' is not null), array['Three in a Row']
) from seen;
select tests.equal(
  (select concat_ws(' of ', item.value ->> 'current', item.value ->> 'threshold')
   from jsonb_array_elements(summary -> 'badges') as item (value) where item.value ->> 'name' = 'A Full Week'), '5 of 7'
) from seen;
select tests.equal(jsonb_array_length(summary -> 'badges'), (select count(*)::integer from public.badges)) from seen;
select tests.equal((summary -> 'streak' ->> 'total_points')::integer, 50) from seen;
select tests.equal((public.achievements_summary() -> 'streak' ->> 'total_points')::integer, 50);
select tests.act_as('owner');
select tests.equal((
  select count(*) from seen, jsonb_array_elements(summary -> 'badges') as item (value)
  where (item.value ->> 'current')::numeric
    <> (select reached.value from private.badge_metrics(tests.anna()) as reached where reached.metric = item.value ->> 'metric')
), 0::bigint);
select tests.equal(count(*), 0::bigint) from public.user_badges where user_id = tests.ben();
select tests.act_as('anon');
select tests.refused($$select public.achievements_summary()$$, '42501');
select tests.act_as('service');
select tests.refused($$select public.achievements_summary()$$, '42501');
