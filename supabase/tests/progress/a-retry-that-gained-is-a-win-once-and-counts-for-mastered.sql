insert into public.interview_sessions (id, user_id, job_role, status, overall_score, feedback, completed_at)
values ('11111111-0000-4000-8000-000000000001', tests.anna(), 'Nurse', 'completed', 60,
  '{"answers": [{"question_text": "Why you?"}, {"question_text": "Why us?"}, {"question_text": "When?"}]}', now() - interval '2 days');
insert into public.interview_answers (session_id, user_id, question_text, user_answer, score) values
  ('11111111-0000-4000-8000-000000000001', tests.anna(), 'Why you?', 'Words', 76),
  ('11111111-0000-4000-8000-000000000001', tests.anna(), 'Why us?', 'Words', 85),
  ('11111111-0000-4000-8000-000000000001', tests.anna(), 'When?', 'Words', 50);
create function tests.retry(question text, attempt integer, score integer, gained integer, before_version text default '1')
returns void language sql as $$
  insert into public.interview_retries
    (session_id, user_id, question_text, attempt, user_answer, score, feedback, comparison, scored_at)
  values ('11111111-0000-4000-8000-000000000001', tests.anna(), question, attempt, 'Better words', score,
    '{"engine": {"kind": "builtin", "name": "Built-in", "version": "1"}}',
    jsonb_build_object('overall', gained, 'beforeEngine',
      jsonb_build_object('kind', 'builtin', 'name', 'Built-in', 'version', before_version)),
    now() - make_interval(hours => 10 - attempt))
$$;
select tests.retry('Why you?', 1, 82, 6), tests.retry('Why you?', 2, 91, 15), tests.retry('Why you?', 3, 70, -6);
-- The newest score counts, so this question is not mastered any more.
select tests.retry('Why us?', 1, 60, -25);
-- Another version scored it: the gain is none that can be compared.
select tests.retry('When?', 1, 88, 38, '0');
select tests.act_as('anna');
select tests.equal(public.progress_summary() ->> 'retry_wins_total', '1');
select tests.equal(
  (public.progress_summary() -> 'retry_wins' -> 0) - 'scored_at',
  '{"session_id": "11111111-0000-4000-8000-000000000001", "question_text": "Why you?", "answer_index": 0, "bank_id": null, "before": 76, "now": 91}'::jsonb
);
select tests.equal(public.progress_summary() ->> 'questions_practiced', '3');
select tests.equal(public.progress_summary() ->> 'questions_mastered', '1');
-- A story counts once it is told, however often.
insert into public.stories (id, title, actions) values ('11111111-0000-4000-8000-00000000000a', 'The sheet', 'I made a sheet.');
select tests.equal(public.progress_summary() ->> 'stories_told', '0');
insert into public.story_tellings (story_id, text) select '11111111-0000-4000-8000-00000000000a', 'I made a sheet.' from generate_series(1, 2);
select tests.equal(public.progress_summary() ->> 'stories_told', '1');
select tests.act_as('ben');
select tests.equal(public.progress_summary() ->> 'stories_told', '0');
select tests.equal(public.progress_summary() -> 'retry_wins', '[]'::jsonb);
select tests.equal(public.progress_summary() ->> 'retry_wins_total', '0');
select tests.equal(public.progress_summary() ->> 'questions_practiced', '0');
select tests.act_as('anon');
select tests.refused($$select public.practice_gains()$$, '42501');
