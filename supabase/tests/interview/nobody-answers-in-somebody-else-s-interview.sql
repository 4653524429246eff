select tests.act_as('anna');
insert into public.interview_sessions (id, job_role) values
  ('10000000-0000-4000-8000-000000000001', 'Nurse'), ('10000000-0000-4000-8000-000000000002', 'Nurse');
insert into public.interview_answers (session_id, question_text, user_answer)
values ('10000000-0000-4000-8000-000000000001', 'Question 1', 'Words');

select tests.act_as('ben');
select tests.refused($$
  insert into public.interview_answers (session_id, question_text, user_answer)
  values ('10000000-0000-4000-8000-000000000001', 'Question 2', 'Words')
$$, '42501');
select tests.refused($$
  insert into public.interview_answers (session_id, user_id, question_text, user_answer)
  values ('10000000-0000-4000-8000-000000000001', tests.anna(), 'Question 2', 'Words')
$$, '42501');
insert into public.interview_sessions (id, job_role) values ('10000000-0000-4000-8000-000000000003', 'Nurse');
insert into public.interview_answers (session_id, question_text, user_answer)
values ('10000000-0000-4000-8000-000000000003', 'Question 1', 'Words');
select tests.refused(
  $$update public.interview_answers set session_id = '10000000-0000-4000-8000-000000000002'$$, '42501'
);
