select tests.act_as('anna');
insert into public.word_games (user_id, word, score, time_taken, difficulty) values (tests.anna(), 'RESUME', 20, 41, 'easy');
select tests.refused($$
  insert into public.word_games (user_id, word, score, time_taken, difficulty) values (tests.anna(), 'RESUME', 20, 41, 'easy')
$$, 'PT402', 'Trial limit reached');
select tests.act_as('owner');
select tests.make_premium(tests.ben());
select tests.act_as('ben');
insert into public.word_games (word, score, time_taken, difficulty) select 'RESUME', 20, 41, 'easy' from generate_series(1, 3);
select tests.equal(count(*), 3::bigint) from public.word_games;
