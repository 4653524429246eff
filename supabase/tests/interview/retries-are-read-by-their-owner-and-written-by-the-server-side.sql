insert into public.interview_sessions (id, user_id, job_role) values ('10000000-0000-4000-8000-000000000001', tests.anna(), 'Nurse');
insert into public.interview_answers (session_id, user_id, question_text, user_answer)
values ('10000000-0000-4000-8000-000000000001', tests.anna(), 'Question 1', 'Weak');
insert into public.interview_retries (session_id, user_id, question_text, attempt, user_answer)
values ('10000000-0000-4000-8000-000000000001', tests.anna(), 'Question 1', 1, 'Better');
select tests.act_as('anna');
select tests.equal(array_agg(user_answer), array['Better']) from public.interview_retries;
select tests.refused($$update public.interview_retries set score = 100$$, '42501');
select tests.refused($$
  insert into public.interview_retries (session_id, user_id, question_text, attempt, user_answer)
  values ('10000000-0000-4000-8000-000000000001', tests.anna(), 'Question 1', 2, 'Mine')
$$, '42501');
select tests.refused($$
  select public.store_interview_retry(tests.anna(), '10000000-0000-4000-8000-000000000001', 'Question 1', 'Mine')
$$, '42501');
select tests.act_as('ben');
select tests.equal(count(*), 0::bigint) from public.interview_retries;
