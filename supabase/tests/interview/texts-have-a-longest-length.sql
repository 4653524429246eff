select tests.make_premium(tests.anna());
select tests.act_as('anna');
select tests.refused($$insert into public.interview_sessions (job_role) values (repeat('x', 121))$$, '23514', 'job_role_length');
select tests.refused($$insert into public.interview_sessions (job_role) values ('  ')$$, '23514', 'job_role_length');
select tests.refused(
  $$insert into public.interview_sessions (job_role, focus) values ('Nurse', repeat('x', 20001))$$, '23514', 'focus_length'
);
insert into public.interview_sessions (id, job_role, focus)
values ('10000000-0000-4000-8000-000000000001', repeat('x', 120), repeat('x', 20000));
select tests.refused($$
  insert into public.interview_answers (session_id, question_text, user_answer)
  values ('10000000-0000-4000-8000-000000000001', 'Question 1', repeat('x', 20001))
$$, '23514', 'user_answer_length');
select tests.refused($$
  insert into public.interview_answers (session_id, question_text, user_answer)
  values ('10000000-0000-4000-8000-000000000001', repeat('x', 2001), 'Words')
$$, '23514', 'question_text_length');
-- Text that does not compress still fits into the index.
insert into public.interview_answers (session_id, question_text, user_answer)
select '10000000-0000-4000-8000-000000000001', left(string_agg(md5(n::text), ''), 2000), repeat('x', 20000)
from generate_series(1, 80) as n;
