select tests.act_as('anna');
insert into public.interview_sessions (job_role) values ('Nurse');
select tests.equal(public.initialize_user_data()::jsonb, '{"success": true}'::jsonb);
select tests.equal(array_agg(feature_type || usage_count order by feature_type),
  array['daily_challenge0', 'interview_questions1', 'word_game0']) from public.trial_usage;
select tests.act_as('owner');
delete from public.profiles where user_id = tests.anna();
delete from public.user_streaks where user_id = tests.anna();
delete from public.subscription_status where user_id = tests.anna();
delete from public.trial_usage where user_id = tests.anna() and feature_type = 'word_game';
select tests.act_as('anna');
select public.initialize_user_data();
select tests.equal(array[full_name, email], array['Anna Example', 'anna@example.com']) from public.profiles;
select tests.equal(status, 'trial') from public.subscription_status;
select tests.equal(count(*), 1::bigint) from public.user_streaks;
select tests.equal(count(*), 3::bigint) from public.trial_usage;
select tests.act_as('anon');
select tests.refused($$select public.initialize_user_data()$$, '42501');
