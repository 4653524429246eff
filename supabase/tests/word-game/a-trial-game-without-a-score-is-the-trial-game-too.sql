select tests.act_as('anna');
select tests.equal(public.finish_trial_word_game() ->> 'usageCount', '1');
select tests.equal(public.finish_trial_word_game() ->> 'usageCount', '1', 'called again');
select tests.refused($$
  insert into public.word_games (word, score, time_taken, difficulty) values ('RESUME', 20, 41, 'easy')
$$, 'PT402', 'Trial limit reached');
select tests.act_as('owner');
select tests.equal(array_agg(usage_count order by user_id), array[1, 0]) from public.trial_usage where feature_type = 'word_game';
select tests.make_premium(tests.ben());
select tests.act_as('ben');
select tests.equal(public.finish_trial_word_game() ->> 'usageCount', '0');
insert into public.word_games (word, score, time_taken, difficulty) values ('RESUME', 20, 41, 'easy');
select tests.act_as('anon');
select tests.refused($$select public.finish_trial_word_game()$$, '42501');
