-- An interview whose questions the client wrote is a way to collect points: five in a day earn them, further ones only a report.

alter table public.interview_sessions
  add column points_awarded integer,
  add constraint interview_sessions_points_awarded_range check (points_awarded between 0 and 150);

-- functions

-- Whether an answer of the interview is to a question that is not in its stored set.
create function private.has_own_questions(p_session_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.interview_answers as answer
    where answer.session_id = p_session_id and answer.question_id is null
  )
$$;

create function private.points_for_interview(p_session_id uuid, p_user_id uuid, p_score integer) returns integer
language plpgsql set search_path = '' as $$
declare
  rewarded bigint;
begin
  if not private.has_own_questions(p_session_id) then
    return private.points_for(p_score);
  end if;
  -- Parallel completions of a user are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended(p_user_id::text, 7270907));
  select count(*) into rewarded from public.interview_sessions as earlier
  where earlier.user_id = p_user_id and earlier.points_awarded > 0
    and earlier.completed_at > now() - interval '1 day' and private.has_own_questions(earlier.id);
  return case when rewarded < 5 then private.points_for(p_score) else 0 end;
end $$;

create or replace function public.complete_interview(p_session_id uuid, p_feedback jsonb, p_activity_date date) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  session public.interview_sessions;
  score integer;
  points integer;
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
      'feedback', session.feedback, 'points_awarded', coalesce(session.points_awarded, private.points_for(session.overall_score)),
      'already', true
    );
  end if;
  perform private.check_interview_feedback(session, p_feedback);
  score := round((p_feedback ->> 'overallScore')::numeric);
  perform private.save_scored_answers(session, p_feedback -> 'answers');
  points := private.points_for_interview(session.id, session.user_id, score);
  update public.interview_sessions as target
  set status = 'completed', expires_at = null, completed_at = now(), overall_score = score, feedback = p_feedback,
    points_awarded = points
  where target.id = session.id;

  perform private.add_points(session.user_id, points);
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
    'feedback', p_feedback, 'points_awarded', points, 'already', false
  );
end $$;

create or replace function public.rescore_interview(p_session_id uuid, p_feedback jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  session public.interview_sessions;
  score integer := round((p_feedback ->> 'overallScore')::numeric);
  skill text;
begin
  select * into session from public.interview_sessions as candidate where candidate.id = p_session_id for update;
  if session.id is null or session.status <> 'completed' then
    raise exception 'Unknown or open interview' using errcode = 'invalid_parameter_value';
  end if;
  -- Once, and only where the built-in engine stood in: a score that a model gave is not drawn again.
  if session.feedback -> 'notice' is null or p_feedback #>> '{engine,kind}' is distinct from 'model' then
    return session.feedback;
  end if;
  perform private.check_interview_feedback(session, p_feedback);
  perform private.save_scored_answers(session, p_feedback -> 'answers');
  foreach skill in array array[
    'technical_accuracy', 'problem_solving', 'communication_clarity', 'relevant_experience', 'cultural_fit'
  ] loop
    if jsonb_typeof(p_feedback -> skill) = 'number' and jsonb_typeof(session.feedback -> skill) = 'number' then
      perform private.move_skill(session.user_id, skill,
        round((p_feedback ->> skill)::numeric)::integer - round((session.feedback ->> skill)::numeric)::integer);
    end if;
  end loop;
  perform private.move_skill(session.user_id, session.interview_type, score - session.overall_score);
  -- Points follow the score, up and down, as if it had been this one from the start.
  if session.points_awarded is distinct from 0 then
    update public.user_streaks as streak
    set total_points = greatest(0, streak.total_points + score - session.overall_score)
    where streak.user_id = session.user_id;
  end if;
  update public.interview_sessions as target
  set overall_score = score, feedback = p_feedback,
    points_awarded = case when session.points_awarded > 0 then private.points_for(score) else session.points_awarded end
  where target.id = session.id;
  perform private.award_badges(session.user_id);
  return p_feedback;
end $$;

-- privileges

revoke all on function private.has_own_questions(uuid), private.points_for_interview(uuid, uuid, integer)
  from public, anon, authenticated, service_role;

-- comments

comment on column public.interview_sessions.points_awarded is 'The points that the completion earned; null where it is open, or was completed before they were kept.';
comment on function private.points_for_interview(uuid, uuid, integer) is 'Score plus 50; 0 from the sixth interview on the client''s own questions in 24 hours.';

select private.seal_access();
