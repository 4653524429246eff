select tests.act_as('anna');
insert into public.interview_sessions (id, job_role) values ('10000000-0000-4000-8000-000000000001', 'Nurse');
insert into public.interview_answers (session_id, question_id, question_text, user_answer, ideal_answer)
values ('10000000-0000-4000-8000-000000000001', null, 'Question 1', 'First words', 'Ideal');
select tests.touches($$
  insert into public.interview_answers (session_id, user_id, question_id, question_text, user_answer, ideal_answer)
  values ('10000000-0000-4000-8000-000000000001', tests.anna(), null, 'Question 1', 'Better words', 'Ideal')
  on conflict (session_id, question_text) do update set session_id = excluded.session_id, user_id = excluded.user_id,
    question_id = excluded.question_id, question_text = excluded.question_text, user_answer = excluded.user_answer,
    ideal_answer = excluded.ideal_answer
$$, 1);
select tests.equal(array_agg(user_answer), array['Better words']) from public.interview_answers;
update public.interview_sessions set status = 'paused';
update public.interview_answers set user_answer = 'While paused';
select tests.equal(user_answer, 'While paused') from public.interview_answers;
