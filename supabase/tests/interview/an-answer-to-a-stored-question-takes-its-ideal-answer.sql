select tests.act_as('anna');
insert into public.interview_sessions (id, job_role) values ('10000000-0000-4000-8000-000000000001', 'Nurse');
select tests.act_as('service');
select public.save_interview_questions('10000000-0000-4000-8000-000000000001', tests.questions());
select tests.act_as('anna');
insert into public.interview_answers (session_id, question_id, question_text, user_answer, ideal_answer) values
  ('10000000-0000-4000-8000-000000000001', null, 'Question 1', 'Words', 'Mine'),
  ('10000000-0000-4000-8000-000000000001', gen_random_uuid(), 'Not in the set', 'Words', 'Mine');
select tests.equal(
  array_agg(answer.ideal_answer || coalesce(' ' || question.position, '') order by answer.question_text),
  array['Mine', 'Ideal 1 0']
)
from public.interview_answers as answer left join public.interview_questions as question on question.id = answer.question_id;
