select tests.make_premium(tests.anna());
select tests.act_as('anna');
insert into public.interview_sessions (id, job_role, questions_count, follow_ups)
values ('10000000-0000-4000-8000-000000000001', 'Nurse', 3, true);
insert into public.interview_sessions (id, job_role, questions_count, practice, follow_ups)
values ('10000000-0000-4000-8000-000000000002', 'Nurse', 3, true, true);
insert into public.interview_sessions (id, job_role, questions_count)
values ('10000000-0000-4000-8000-000000000003', 'Nurse', 3);
select tests.act_as('service');
select public.save_interview_questions(id, (
  select jsonb_agg(jsonb_set(tests.questions() -> 0, '{question_text}', to_jsonb('Question ' || number)))
  from generate_series(1, 3) as number
)) from public.interview_sessions;

-- Asked again, a question keeps the follow-up that it had.
select tests.equal(
  public.note_follow_up('10000000-0000-4000-8000-000000000001', 'Question 1', '{"text": "Why?"}') ->> 'text', 'Why?'
);
select tests.equal(
  public.note_follow_up('10000000-0000-4000-8000-000000000001', 'Question 1', '{"text": "How?"}') ->> 'text', 'Why?'
);
select tests.refused(
  $$select public.note_follow_up('10000000-0000-4000-8000-000000000001', 'Question 2', '"Why?"')$$, '23514'
);
select tests.equal(
  public.note_follow_up('10000000-0000-4000-8000-000000000001', 'Question 2', '{"text": "How?"}') ->> 'text', 'How?'
);
select tests.equal(
  public.note_follow_up('10000000-0000-4000-8000-000000000001', 'Question 3', '{"text": "When?"}'), null::jsonb, 'a third'
);
select tests.equal(
  public.note_follow_up('10000000-0000-4000-8000-000000000002', 'Question 1', '{"text": "Why?"}'), null::jsonb, 'practice'
);
select tests.equal(
  public.note_follow_up('10000000-0000-4000-8000-000000000003', 'Question 1', '{"text": "Why?"}'), null::jsonb, 'not switched on'
);

select tests.act_as('owner');
update public.interview_sessions set started_at = now() - interval '10 minutes';
select tests.act_as('anna');
select tests.refused($$update public.interview_questions set follow_up = null$$, '42501');
select tests.refused($$update public.interview_sessions set follow_ups = false$$, '42501');
select tests.refused(
  $$select public.note_follow_up('10000000-0000-4000-8000-000000000001', 'Question 1', '{"text": "Why?"}')$$, '42501'
);
update public.interview_sessions set paused_seconds = 45;
select tests.equal(paused_seconds, 45) from public.interview_sessions where id = '10000000-0000-4000-8000-000000000001';
select tests.equal(paused_seconds, 0) from public.interview_sessions where id = '10000000-0000-4000-8000-000000000003';
