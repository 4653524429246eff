select tests.act_as('owner');
select tests.make_premium(tests.anna());
select tests.act_as('anna');
select tests.equal(public.open_interview(), null::jsonb);
insert into public.interview_sessions (id, job_role, questions_count) values ('61000000-0000-4000-8000-000000000001', 'Nurse', 2);
select tests.act_as('service');
select public.save_interview_questions('61000000-0000-4000-8000-000000000001', tests.questions());
select tests.act_as('anna');
insert into public.interview_answers (session_id, question_text, user_answer) values ('61000000-0000-4000-8000-000000000001', 'Question 1', 'We called early.');
select tests.equal(public.open_interview() ->> 'id', '61000000-0000-4000-8000-000000000001'), tests.equal(public.open_interview() ->> 'paused', 'false'),
  tests.equal(public.open_interview() ->> 'position', '1'), tests.equal(public.open_interview() ->> 'question', 'Question 2'),
  tests.equal(public.open_interview() ->> 'lastWords', 'We called early.'),
  tests.equal((public.open_interview() ->> 'secondsLeft')::integer, 1800);
update public.interview_sessions set status = 'paused';
select tests.equal(public.open_interview() ->> 'paused', 'true');
select tests.act_as('ben');
select tests.equal(public.open_interview(), null::jsonb);
select tests.act_as('anon');
select tests.refused('select public.open_interview()', '42501');
select tests.act_as('owner');
update public.interview_sessions set expires_at = now() - interval '1 second';
select tests.act_as('anna');
select tests.equal(public.open_interview(), null::jsonb);
