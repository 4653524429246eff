select tests.act_as('anna');
insert into public.interview_sessions (id, job_role) values ('10000000-0000-4000-8000-000000000001', 'Nurse');
insert into public.interview_answers (session_id, question_text, user_answer)
values ('10000000-0000-4000-8000-000000000001', 'Question 1', 'Words');
update public.interview_answers set user_answer = 'My answer';
select tests.act_as('service');
select public.complete_interview('10000000-0000-4000-8000-000000000001', tests.feedback(60, array['My answer']), current_date);
select tests.act_as('anna');
select tests.refused($$update public.interview_answers set user_answer = 'Afterwards'$$, '42501', 'completed');
select tests.refused($$
  insert into public.interview_answers (session_id, question_text, user_answer)
  values ('10000000-0000-4000-8000-000000000001', 'Question 2', 'Afterwards')
$$, '42501', 'completed');
select tests.equal(array_agg(user_answer), array['My answer']), tests.equal(max(score), 60) from public.interview_answers;
