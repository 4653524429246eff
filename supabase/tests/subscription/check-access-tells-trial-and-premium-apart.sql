select tests.act_as('anna');
select tests.equal(public.check_access('interview_questions')::jsonb, '{
  "hasAccess": true, "subscriptionStatus": "trial", "isTrialUser": true, "usageCount": 0, "usageLimit": 2}'::jsonb);
insert into public.word_games (word, score, time_taken, difficulty) values ('RESUME', 20, 41, 'easy');
select tests.equal(public.check_access(feature_type => 'word_game')::jsonb, '{
  "hasAccess": false, "subscriptionStatus": "trial", "isTrialUser": true, "usageCount": 1, "usageLimit": 1}'::jsonb);
select tests.equal(public.check_access('resources')::jsonb, '{
  "hasAccess": false, "subscriptionStatus": "trial", "isTrialUser": true, "usageCount": 0, "usageLimit": 0}'::jsonb);
select tests.refused($$select public.check_access('everything')$$, '22023');
select tests.refused($$select public.check_access(null)$$, '22023');

select tests.act_as('owner');
select tests.make_premium(tests.anna());
select tests.act_as('anna');
select tests.equal(public.check_access('word_game')::jsonb, '{
  "hasAccess": true, "subscriptionStatus": "active", "isTrialUser": false, "usageCount": 1, "usageLimit": 1}'::jsonb);
select tests.act_as('anon');
select tests.refused($$select public.check_access('word_game')$$, '42501');
