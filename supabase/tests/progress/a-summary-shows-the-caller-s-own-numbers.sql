insert into public.interview_sessions
  (user_id, job_role, interview_type, status, overall_score, feedback, started_at, completed_at)
select tests.anna(), 'Nurse ' || number, 'mixed', 'completed', 60 + number,
  jsonb_build_object('overallScore', 60 + number, 'technical_accuracy', 50 + number,
    'engine', '{"kind": "builtin", "name": "Built-in", "version": "1"}'::jsonb),
  now() - make_interval(days => 40 - number), now() - make_interval(days => 40 - number)
from generate_series(1, 32) as number;
insert into public.interview_sessions (user_id, job_role) values (tests.anna(), 'Nurse still asking');
select tests.act_as('anna');
select tests.equal(public.dashboard_summary() ->> 'sessions_completed', '32');
select tests.equal(public.dashboard_summary() ->> 'average_score', '76.5');
select tests.equal(
  (select array_agg(item.value ->> 'job_role') from jsonb_array_elements(public.dashboard_summary() -> 'recent_sessions') as item (value)),
  array['Nurse 32', 'Nurse 31', 'Nurse 30', 'Nurse 29', 'Nurse 28']
);
select tests.equal(public.dashboard_summary() -> 'open_interview' ->> 'jobRole', 'Nurse still asking');
select tests.equal(public.dashboard_summary() ->> 'premium', 'false');
select tests.equal(public.progress_summary() ->> 'sessions_total', '33');
select tests.equal(public.progress_summary() -> 'history' -> 0 ->> 'difficulty', 'medium');
select tests.equal(public.progress_summary() ->> 'sessions_completed', '32');
select tests.equal(jsonb_array_length(public.progress_summary() -> 'history'), 30);
select tests.equal(public.progress_summary() -> 'history' -> 0 ->> 'technical_accuracy', '82');
select tests.equal(public.progress_summary() -> 'history' -> 0 -> 'engine' ->> 'kind', 'builtin');
select tests.act_as('ben');
select tests.equal(public.dashboard_summary() ->> 'sessions_completed', '0');
select tests.equal(public.dashboard_summary() ->> 'average_score', null);
select tests.equal(public.dashboard_summary() ->> 'open_interview', null);
select tests.equal(public.progress_summary() -> 'history', '[]'::jsonb);
select tests.act_as('anon');
select tests.refused($$select public.dashboard_summary()$$, '42501');
select tests.refused($$select public.progress_summary()$$, '42501');
select tests.refused($$select public.streak_summary()$$, '42501');
