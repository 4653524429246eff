select tests.act_as('anna');
select tests.equal(public.dashboard_summary() -> 'challenge', 'null'::jsonb);
select tests.act_as('service');
select public.save_daily_challenge(jsonb_build_object(
  'challenge_date', (now() at time zone 'UTC')::date, 'question_text', 'Which answer would you trust?',
  'question_type', 'multiple_choice', 'options', '["This", "That"]'::jsonb, 'correct_answer', 'That', 'difficulty', 'easy'
));
select tests.act_as('anna');
select tests.equal(public.dashboard_summary() -> 'challenge' ->> 'question_text', 'Which answer would you trust?');
select tests.equal(public.dashboard_summary() -> 'challenge' ->> 'attempted', 'false');
select tests.equal(position('"That"' in (public.dashboard_summary() -> 'challenge')::text), 0);
insert into public.daily_challenge_attempts (challenge_id, user_answer)
select challenge.id, 'That' from public.daily_challenges as challenge where challenge.challenge_date = (now() at time zone 'UTC')::date;
select tests.equal(public.dashboard_summary() -> 'challenge' ->> 'attempted', 'true');
select tests.equal(public.dashboard_summary() -> 'challenge' ->> 'score', '100');
select tests.act_as('ben');
select tests.equal(public.dashboard_summary() -> 'challenge' ->> 'attempted', 'false');
