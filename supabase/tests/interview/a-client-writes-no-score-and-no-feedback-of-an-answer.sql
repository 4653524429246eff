select tests.act_as('anna');
insert into public.interview_sessions (id, job_role) values ('10000000-0000-4000-8000-000000000001', 'Nurse');
select tests.refused($$
  insert into public.interview_answers (session_id, question_text, user_answer, score)
  values ('10000000-0000-4000-8000-000000000001', 'Question 1', 'Words', 100)
$$, '42501');
insert into public.interview_answers (session_id, question_text, user_answer)
values ('10000000-0000-4000-8000-000000000001', 'Question 1', 'Words');
select tests.refused($$update public.interview_answers set score = 100$$, '42501');
select tests.refused($$update public.interview_answers set feedback = '{}'$$, '42501');
select tests.touches($$update public.interview_answers set self_rating = 5$$, 1);
