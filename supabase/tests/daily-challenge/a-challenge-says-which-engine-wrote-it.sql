select tests.act_as('service');
select public.save_daily_challenge(jsonb_build_object('challenge_date', (now() at time zone 'UTC')::date,
  'question_text', 'Why us?', 'correct_answer', 'Because', 'engine', jsonb_build_object('kind', 'model', 'name', 'M')));
select tests.act_as('anna');
select tests.equal(engine ->> 'name', 'M') from public.daily_challenges
where challenge_date = (now() at time zone 'UTC')::date;
