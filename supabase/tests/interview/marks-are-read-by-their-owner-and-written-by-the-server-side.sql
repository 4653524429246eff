insert into public.interview_sessions (id, user_id, job_role) values ('10000000-0000-4000-8000-000000000001', tests.anna(), 'Nurse');
insert into public.interview_answers (session_id, user_id, question_text, user_answer)
values ('10000000-0000-4000-8000-000000000001', tests.anna(), 'Question 1', 'I asked three colleagues.');
insert into public.interview_marks (session_id, user_id, question_text, point_id, ask, kind)
values ('10000000-0000-4000-8000-000000000001', tests.anna(), 'Question 1', 'upkeep', 'Who keeps it up to date?', 'left_out');
select tests.act_as('anna');
select tests.equal(array_agg(ask), array['Who keeps it up to date?']) from public.interview_marks;
select tests.refused($$update public.interview_marks set worth = 100$$, '42501');
select tests.refused($$delete from public.interview_marks$$, '42501');
select tests.refused($$
  insert into public.interview_marks (session_id, user_id, question_text, point_id, ask, kind)
  values ('10000000-0000-4000-8000-000000000001', tests.anna(), 'Question 1', 'other', 'What else?', 'left_out')
$$, '42501');
select tests.refused($$
  select public.set_interview_mark(tests.anna(), '10000000-0000-4000-8000-000000000001', 'Question 1', 'upkeep', null)
$$, '42501');
select tests.act_as('ben');
select tests.equal(count(*), 0::bigint) from public.interview_marks;
select tests.refused($$delete from public.interview_marks$$, '42501');
select tests.act_as('anon');
select tests.refused($$select * from public.interview_marks$$, '42501');
select tests.refused($$
  select public.set_interview_mark(tests.anna(), '10000000-0000-4000-8000-000000000001', 'Question 1', 'upkeep', null)
$$, '42501');
