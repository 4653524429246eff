select tests.equal(
  (select array_agg(score order by score) from generate_series(1, 250) as score
   where private.is_possible_game(difficulty, score, 60)),
  expected, difficulty
) from (values
  ('easy', array[10, 20, 25, 30, 35, 45, 50, 55, 70, 100]),
  ('medium', array[20, 40, 45, 60, 65, 75, 90, 95, 110, 150]),
  ('hard', array[30, 60, 65, 90, 95, 105, 130, 135, 150, 200])
) as rules (difficulty, expected);
