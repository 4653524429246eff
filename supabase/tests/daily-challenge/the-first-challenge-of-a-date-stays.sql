select tests.act_as('service');
select tests.equal(public.save_daily_challenge('{"challenge_date": "2025-01-01", "question_text": "First"}') ->> 'question_text', 'First');
select tests.equal(public.save_daily_challenge('{"challenge_date": "2025-01-01", "question_text": "Second"}') ->> 'question_text', 'First');
select tests.refused($$
  select public.save_daily_challenge('{"challenge_date": "2025-01-02", "question_text": "?", "question_type": "true_false"}')
$$, '23514', 'choice_answered');
select tests.act_as('anna');
select tests.refused($$select public.save_daily_challenge('{"challenge_date": "2025-01-03", "question_text": "Mine"}')$$, '42501');
