insert into public.interview_sessions (id, user_id, job_role) values
  ('10000000-0000-4000-8000-000000000001', tests.anna(), 'Nurse');
insert into public.interview_answers (session_id, user_id, question_text, user_answer)
values ('10000000-0000-4000-8000-000000000001', tests.anna(), 'Question 1', 'um I asked three colleagues');
select tests.act_as('anna');
insert into public.interview_kept_answers (session_id, user_id, question_text, kept_text, choices)
values ('10000000-0000-4000-8000-000000000001', tests.anna(), 'Question 1', 'I asked three colleagues.', '{"left": [], "fills": {}}');
update public.interview_kept_answers set kept_text = 'I asked colleagues.';
select tests.equal(array_agg(kept_text), array['I asked colleagues.']) from public.interview_kept_answers;
select tests.refused($$
  insert into public.interview_kept_answers (session_id, user_id, question_text, kept_text, choices)
  values ('10000000-0000-4000-8000-000000000001', tests.anna(), 'Question 2', 'Words', '{}')
$$, '23503');
select tests.refused($$update public.interview_kept_answers set kept_text = repeat('a', 22001)$$, '23514');
select tests.refused($$update public.interview_kept_answers set choices = '[]'$$, '23514');
select tests.refused($$update public.interview_kept_answers set user_id = tests.ben()$$, '42501');
select tests.act_as('ben');
select tests.equal(count(*), 0::bigint) from public.interview_kept_answers;
select tests.refused($$
  insert into public.interview_kept_answers (session_id, user_id, question_text, kept_text, choices)
  values ('10000000-0000-4000-8000-000000000001', tests.ben(), 'Question 1', 'Mine now', '{}')
$$, '42501');
update public.interview_kept_answers set kept_text = 'Mine now';
delete from public.interview_kept_answers;
select tests.act_as('anon');
select tests.refused($$select * from public.interview_kept_answers$$, '42501');
select tests.act_as('anna');
select tests.equal(array_agg(kept_text), array['I asked colleagues.']) from public.interview_kept_answers;
delete from public.interview_kept_answers;
select tests.equal(count(*), 0::bigint) from public.interview_kept_answers;
