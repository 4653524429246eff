select private.record_skill(tests.anna(), 'problem_solving', score) from unnest(array[70, 71, 71]) as score;
select tests.equal(
  concat_ws(' ', sessions_completed, average_score, total_points, current_level), '3 70.67 212 4'
) from public.user_progress where user_id = tests.anna();
select tests.equal(
  array_agg(private.level_of(score) order by score), array[1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
) from unnest(array[0, 29, 30, 49, 50, 69, 70, 84, 85, 100]) as score;
