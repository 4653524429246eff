select tests.act_as('service');
select public.save_daily_challenge(jsonb_build_object(
  'challenge_date', (now() at time zone 'UTC')::date, 'question_text', 'Which part is left out most?',
  'question_type', 'multiple_choice', 'options', '["Situation", "Result"]'::jsonb, 'correct_answer', 'Result',
  'explanation', 'It is under-told.'
));
select tests.equal(correct_answer, 'Result') from public.daily_challenges;

select tests.act_as('anna');
select tests.equal(array[question_text, correct_answer, explanation], array['Which part is left out most?', null, null])
from (select * from public.daily_challenges where challenge_date = (now() at time zone 'UTC')::date) as today;
select tests.refused($$select * from private.daily_challenges$$, '42501');
select tests.touches($$select from public.daily_challenges where correct_answer = 'Result'$$, 0);
insert into public.daily_challenge_attempts (challenge_id, user_answer) select id, 'Situation' from public.daily_challenges;
select tests.equal(array[correct_answer, explanation], array['Result', 'It is under-told.']) from public.daily_challenges;

select tests.act_as('ben');
select tests.equal(array[correct_answer, explanation], array[null, null]::text[]) from public.daily_challenges;
