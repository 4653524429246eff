-- Completing an interview: result, points, streak, skills and badges in one act that may be repeated.

-- functions

create function private.save_scored_answers(p_session public.interview_sessions, p_answers jsonb) returns void
language sql set search_path = '' as $$
  insert into public.interview_answers as answer
    (session_id, user_id, question_id, question_text, user_answer, ideal_answer, score, feedback)
  select p_session.id, p_session.user_id, question.id, item.value ->> 'question_text', item.value ->> 'user_answer',
    item.value ->> 'ideal_answer', (item.value -> 'score' ->> 'overall')::integer, item.value -> 'score'
  from jsonb_array_elements(p_answers) as item (value)
  left join public.interview_questions as question
    on question.session_id = p_session.id and question.question_text = item.value ->> 'question_text'
  on conflict (session_id, question_text) do update set
    user_answer = excluded.user_answer, ideal_answer = excluded.ideal_answer,
    score = excluded.score, feedback = excluded.feedback
$$;

-- Points for a completed interview: its score plus 50.
create function private.points_for(overall_score integer) returns integer
language sql immutable set search_path = '' as $$
  select $1 + 50
$$;

create function private.check_interview_feedback(p_session public.interview_sessions, p_feedback jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  if jsonb_typeof(p_feedback -> 'answers') is distinct from 'array'
    or jsonb_typeof(p_feedback -> 'overallScore') is distinct from 'number' then
    raise exception 'The feedback holds no score' using errcode = 'invalid_parameter_value';
  end if;
  if jsonb_array_length(p_feedback -> 'answers') > p_session.questions_count then
    raise exception 'The feedback holds more answers than the interview has questions'
      using errcode = 'invalid_parameter_value';
  end if;
  if not exists (
    select from jsonb_array_elements(p_feedback -> 'answers') as item (value)
    where item.value ->> 'user_answer' ~ '\S'
  ) then
    raise exception 'No answers to evaluate. Please provide at least one answer.'
      using errcode = 'invalid_parameter_value';
  end if;
end $$;

create function public.complete_interview(p_session_id uuid, p_feedback jsonb, p_activity_date date) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  session public.interview_sessions;
  score integer;
  skill text;
  day date;
begin
  -- Everybody who completes the same interview waits here; all but the first find it completed.
  select * into session from public.interview_sessions as candidate where candidate.id = p_session_id for update;
  if session.id is null then
    raise exception 'Unknown interview' using errcode = 'invalid_parameter_value';
  end if;
  if session.status = 'completed' then
    return jsonb_build_object(
      'feedback', session.feedback, 'points_awarded', private.points_for(session.overall_score), 'already', true
    );
  end if;
  perform private.check_interview_feedback(session, p_feedback);
  score := round((p_feedback ->> 'overallScore')::numeric);
  perform private.save_scored_answers(session, p_feedback -> 'answers');
  update public.interview_sessions as target
  set status = 'completed', expires_at = null, completed_at = now(), overall_score = score, feedback = p_feedback
  where target.id = session.id;

  perform private.add_points(session.user_id, private.points_for(score));
  day := coalesce(p_activity_date, private.local_day(session.user_id, now()));
  perform private.record_activity(session.user_id, private.activity_day(session.user_id, day, now()));
  foreach skill in array array[
    'technical_accuracy', 'problem_solving', 'communication_clarity', 'relevant_experience', 'cultural_fit'
  ] loop
    if jsonb_typeof(p_feedback -> skill) = 'number' then
      perform private.record_skill(session.user_id, skill, round((p_feedback ->> skill)::numeric)::integer);
    end if;
  end loop;
  perform private.record_skill(session.user_id, session.interview_type, score);
  perform private.award_badges(session.user_id);
  return jsonb_build_object(
    'feedback', p_feedback, 'points_awarded', private.points_for(score), 'already', false
  );
end $$;

-- privileges

revoke all on all functions in schema private from public, anon, authenticated, service_role;
revoke all on function public.complete_interview(uuid, jsonb, date) from public, anon, authenticated, service_role;
grant execute on function public.complete_interview(uuid, jsonb, date) to service_role;

-- comments

comment on function public.complete_interview(uuid, jsonb, date) is 'Stores an InterviewFeedback and everything that follows from it, once: { feedback, points_awarded, already }. Without a date the day is the user''s own. Repeated, it answers what was stored.';
