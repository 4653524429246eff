select tests.act_as('owner');
update public.trial_usage set usage_count = 2 where user_id = tests.anna() and feature_type = 'interview_questions';
update auth.users set email = 'elsewhere@example.com' where id = tests.anna();

-- The next account of the mailbox goes on where the first one was.
insert into auth.users (id, email) values ('c0000000-0000-4000-8000-00000000000c', 'anna+again@example.com');
select tests.equal(usage_count, 2) from public.trial_usage
where user_id = 'c0000000-0000-4000-8000-00000000000c' and feature_type = 'interview_questions';

-- What was not used is still there.
select tests.equal(usage_count, 0) from public.trial_usage
where user_id = 'c0000000-0000-4000-8000-00000000000c' and feature_type = 'word_game';
