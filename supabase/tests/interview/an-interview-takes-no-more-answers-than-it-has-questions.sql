select tests.act_as('anna');
insert into public.interview_sessions (id, job_role) values ('10000000-0000-4000-8000-000000000001', 'Nurse');
insert into public.interview_answers (session_id, question_text, user_answer)
values ('10000000-0000-4000-8000-000000000001', 'Question 1', 'Words'), ('10000000-0000-4000-8000-000000000001', 'Question 2', 'Words');
select tests.refused($$
  insert into public.interview_answers (session_id, question_text, user_answer)
  values ('10000000-0000-4000-8000-000000000001', 'Question 3', 'Words')
$$, '23514', 'no further question');
select tests.touches($$update public.interview_answers set user_answer = 'Other words' where question_text = 'Question 2'$$, 1);
