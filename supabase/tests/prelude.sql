-- What every sentence starts from: two accounts on the free trial, Anna and Ben, and the words to speak as one of them.
create schema tests;
grant usage on schema tests to anon, authenticated, service_role;

insert into auth.users (id, email, raw_user_meta_data) values
  ('a0000000-0000-4000-8000-00000000000a', 'anna@example.com', '{"full_name": "Anna Example"}'),
  ('b0000000-0000-4000-8000-00000000000b', 'ben@example.com', '{"full_name": "Ben Example"}');

create function tests.anna() returns uuid language sql immutable as $$ select 'a0000000-0000-4000-8000-00000000000a'::uuid $$;
create function tests.ben() returns uuid language sql immutable as $$ select 'b0000000-0000-4000-8000-00000000000b'::uuid $$;

-- 'anna', 'ben', 'anon', 'service' or 'owner': the rest of the transaction runs with that persona's role and claims.
create function tests.act_as(persona text) returns void language plpgsql as $$
declare
  role_name text := case persona when 'anon' then 'anon' when 'service' then 'service_role' else 'authenticated' end;
  subject uuid := case persona when 'anna' then tests.anna() when 'ben' then tests.ben() end;
begin
  if persona not in ('anna', 'ben', 'anon', 'service', 'owner') then
    raise exception 'No persona %', persona;
  end if;
  perform set_config('role', case persona when 'owner' then 'none' else role_name end, true);
  perform set_config('request.jwt.claims', case persona
    when 'owner' then ''
    else jsonb_strip_nulls(jsonb_build_object('role', role_name, 'sub', subject))::text
  end, true);
end $$;

-- Premium from now on; called as the owner.
create function tests.make_premium(user_id uuid) returns void language sql as $$
  update public.subscription_status set status = 'active', current_period_end = now() + interval '30 days'
  where subscription_status.user_id = $1
$$;

-- Every check counts itself: a check that stands beside no row has not been made, and the runner notices.
create function tests.count_check() returns void language sql as $$
  select set_config('tests.checks', (coalesce(nullif(current_setting('tests.checks', true), ''), '0')::integer + 1)::text, true)
$$;

create function tests.equal(actual anyelement, expected anyelement, what text default 'value') returns void
language plpgsql as $$
begin
  perform tests.count_check();
  if actual is distinct from expected then
    raise exception '% is %, expected %', what, coalesce(actual::text, 'null'), coalesce(expected::text, 'null');
  end if;
end $$;

create function tests.refused(statement text, expected_state text, expected_message text default '') returns void
language plpgsql as $$
begin
  perform tests.count_check();
  begin
    execute statement;
  exception when others then
    if sqlstate <> expected_state or position(expected_message in sqlerrm) = 0 then
      raise exception 'refused with % "%", expected % "%": %', sqlstate, sqlerrm, expected_state, expected_message, statement;
    end if;
    return;
  end;
  raise exception 'not refused: %', statement;
end $$;

-- Runs the statement and checks how many rows it touched.
create function tests.touches(statement text, expected_rows integer) returns void language plpgsql as $$
declare
  touched integer;
begin
  execute statement;
  get diagnostics touched = row_count;
  perform tests.equal(touched, expected_rows, statement);
end $$;

-- A scored interview as the coach hands it over: the same score everywhere, one answer per text given.
create function tests.feedback(score integer, answers text[]) returns jsonb language sql as $$
  select jsonb_build_object(
    'overallScore', score, 'technical_accuracy', score, 'problem_solving', score, 'communication_clarity', score,
    'relevant_experience', score, 'cultural_fit', score,
    'answers', (
      select jsonb_agg(jsonb_build_object(
        'question_text', 'Question ' || item.place, 'user_answer', item.text, 'ideal_answer', 'An ideal answer',
        'score', jsonb_build_object('overall', score, 'star',
          '{"situation": true, "task": true, "action": true, "result": true}'::jsonb)
      ) order by item.place)
      from unnest(answers) with ordinality as item (text, place)
    )
  )
$$;

-- Two GeneratedQuestions, 'Question 1' and 'Question 2'.
create function tests.questions() returns jsonb language sql as $$
  select jsonb_agg(jsonb_build_object(
    'question_text', 'Question ' || place, 'ideal_answer', 'Ideal ' || place, 'bank_id', null, 'kind', 'behavioural',
    'competency', 'ownership', 'level', 1, 'hint', 'Name one case', 'phase', 'job',
    'reason', jsonb_build_object('kind', 'ad', 'line', 'Line ' || place),
    'points', jsonb_build_array(jsonb_build_object('label', 'own part', 'ask', 'What was your part?',
      'praise', 'You say what you did.', 'says', jsonb_build_array('I called the daughter myself.'))),
    'follow_up', null
  ) order by place)
  from generate_series(1, 2) as place
$$;

-- A job with one requirement and two questions, 'Question 1' and 'Question 2', written by the server side.
create function tests.save_job(owner uuid, job_id uuid, title text default 'Nurse') returns uuid language sql as $$
  select public.save_job(owner, job_id,
    jsonb_build_object('title', title, 'company', '', 'format', null, 'interview_date', '2026-12-03', 'interview_time', '10:00',
      'time_zone', 'Europe/Berlin', 'place', '', 'people', '', 'planned_on', '2026-11-30', 'ad', 'Strong SQL',
      'resume_id', null, 'resume_revision', null),
    jsonb_build_object(
      'reading', '{"facts": [], "stressed": []}'::jsonb,
      'requirements', jsonb_build_array(jsonb_build_object('id', md5(job_id::text || 'requirement')::uuid, 'name', 'SQL',
        'line', 'Strong SQL', 'starts', 0, 'ends', 10, 'importance', 'must-have', 'kind', 'skill', 'resume_line', null)),
      'questions', (select jsonb_agg(item || jsonb_build_object('id', md5(job_id::text || (item ->> 'question_text'))::uuid,
        'reason_kind', 'ad', 'reason_line', 'Strong SQL', 'requirement_id', md5(job_id::text || 'requirement')))
        from jsonb_array_elements(tests.questions()) as item),
      'asks', '["What made your last hire work out?"]'::jsonb
    ))
$$;

create function tests.job_question(job_id uuid, place integer) returns uuid language sql immutable as $$
  select md5(job_id::text || 'Question ' || place)::uuid
$$;
