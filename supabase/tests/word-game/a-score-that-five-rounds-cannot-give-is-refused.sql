select tests.make_premium(tests.anna());
select tests.act_as('anna');
select tests.refused(
  format('insert into public.word_games (word, score, time_taken, difficulty) values (''RESUME'', %s, %s, %L)', score, seconds, difficulty),
  '23514'
) from (values
  (105, 30, 'easy'), (155, 30, 'medium'), (205, 30, 'hard'), (11, 30, 'easy'), (0, 30, 'easy'), (-10, 30, 'easy'),
  (20, 61, 'easy'), (20, -1, 'easy'), (20, 30, 'impossible'),
  (5, 30, 'easy'), (15, 30, 'easy'), (95, 30, 'easy'), (10, 30, 'medium'), (145, 30, 'medium'), (55, 30, 'medium'), (195, 30, 'hard'),
  (100, 4, 'easy'), (200, 0, 'hard'), (45, 2, 'easy')
) as attempt (score, seconds, difficulty);
insert into public.word_games (word, score, time_taken, difficulty)
values ('RESUME', 100, 60, 'easy'), ('RESUME', 150, 30, 'medium'), ('RESUME', 200, 5, 'hard');
select tests.equal(count(*), 3::bigint) from public.word_games;
