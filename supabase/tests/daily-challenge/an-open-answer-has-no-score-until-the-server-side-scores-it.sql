select tests.act_as('service');
select public.save_daily_challenge(jsonb_build_object(
  'challenge_date', (now() at time zone 'UTC')::date, 'question_text', 'Tell me about a decision.'
));
select tests.act_as('anna');
insert into public.daily_challenge_attempts (challenge_id, user_answer, score) select id, 'I decided', 100 from public.daily_challenges;
select tests.equal(score, null) from public.daily_challenge_attempts;
select tests.refused($$update public.daily_challenge_attempts set score = 100$$, '42501');
select tests.act_as('service');
update public.daily_challenge_attempts set score = 72, feedback = '{}';
select tests.act_as('anna');
select tests.equal(score, 72) from public.daily_challenge_attempts;
