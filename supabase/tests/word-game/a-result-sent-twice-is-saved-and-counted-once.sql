select tests.act_as('anna');
insert into public.word_games (id, word, score, time_taken, difficulty)
values ('30000000-0000-4000-8000-000000000001', 'RESUME', 20, 41, 'easy');
select tests.refused($$
  insert into public.word_games (id, word, score, time_taken, difficulty)
  values ('30000000-0000-4000-8000-000000000001', 'RESUME', 100, 41, 'easy')
$$, '23505');
select tests.equal(usage_count, 1) from public.trial_usage where feature_type = 'word_game';
select tests.refused($$
  insert into public.word_games (user_id, word, score, time_taken) values (tests.ben(), 'RESUME', 20, 41)
$$, '42501');
