-- The coach with a language model: what each user may ask of it, who wrote a set of questions, and scoring again where the
-- built-in engine stood in.
create table private.model_usage (
  user_id uuid not null,
  -- UTC.
  day date not null,
  day_calls integer not null default 0,
  minute timestamptz not null,
  minute_calls integer not null default 0,
  constraint model_usage_pkey primary key (user_id),
  constraint model_usage_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint model_usage_day_calls_range check (day_calls >= 0),
  constraint model_usage_minute_calls_range check (minute_calls >= 0)
);

alter table public.interview_sessions add column question_set jsonb,
  add constraint interview_sessions_question_set_size check (octet_length(question_set::text) <= 8000);

alter table private.daily_challenges add column engine jsonb,
  add constraint daily_challenges_engine_size check (octet_length(engine::text) <= 1000);

create or replace view public.daily_challenges with (security_barrier) as
select challenge.id, challenge.challenge_date, challenge.question_text, challenge.question_type, challenge.options,
  case when seen.answer then challenge.correct_answer end as correct_answer,
  case when seen.answer then challenge.explanation end as explanation,
  challenge.difficulty, challenge.created_at, challenge.engine
from private.daily_challenges as challenge
cross join lateral (
  select current_user = 'service_role' or exists (
    select from public.daily_challenge_attempts as attempt
    where attempt.challenge_id = challenge.id and attempt.user_id = (select auth.uid())
  ) as answer
) as seen
where current_user = 'service_role' or challenge.challenge_date <= (now() at time zone 'UTC')::date + 1;

-- functions

-- The row lock puts the calls of a user one behind the other: two tabs cannot spend the same last call.
create function public.take_model_budget(p_user_id uuid, p_per_minute integer, p_per_day integer) returns text
language plpgsql security definer set search_path = '' as $$
declare
  used private.model_usage;
  today date := (now() at time zone 'UTC')::date;
  this_minute timestamptz := date_trunc('minute', now());
begin
  insert into private.model_usage (user_id, day, minute) values (p_user_id, today, this_minute)
  on conflict (user_id) do nothing;
  select * into used from private.model_usage as row where row.user_id = p_user_id for update;
  if used.day <> today then
    used.day_calls := 0;
  end if;
  if used.minute <> this_minute then
    used.minute_calls := 0;
  end if;
  if used.day_calls >= p_per_day then
    return 'budget_day';
  end if;
  if used.minute_calls >= p_per_minute then
    return 'budget_minute';
  end if;
  update private.model_usage as row
  set day = today, day_calls = used.day_calls + 1, minute = this_minute, minute_calls = used.minute_calls + 1
  where row.user_id = p_user_id;
  return 'allowed';
end $$;

-- The time that the writing took is given back: the clock of the interview is for answering.
create function public.note_question_set(p_session_id uuid, p_set jsonb, p_waited_seconds integer) returns void
language sql security definer set search_path = '' as $$
  update public.interview_sessions as session
  set question_set = p_set, paused_seconds = session.paused_seconds + least(120, greatest(0, p_waited_seconds))
  where session.id = p_session_id and session.question_set is null and session.status = 'in_progress'
$$;

create function private.move_skill(p_user_id uuid, p_skill_category text, p_change integer) returns void
language sql set search_path = '' as $$
  update public.user_progress as progress
  set total_points = progress.total_points + p_change,
    average_score = round((progress.total_points + p_change)::numeric / progress.sessions_completed, 2),
    current_level = private.level_of(
      round((progress.total_points + p_change)::numeric / progress.sessions_completed, 2)
    )
  where progress.user_id = p_user_id and progress.skill_category = p_skill_category
    and progress.sessions_completed > 0
$$;

create function public.rescore_interview(p_session_id uuid, p_feedback jsonb) returns jsonb
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
  update public.user_streaks as streak
  set total_points = greatest(0, streak.total_points + score - session.overall_score)
  where streak.user_id = session.user_id;
  update public.interview_sessions as target set overall_score = score, feedback = p_feedback
  where target.id = session.id;
  perform private.award_badges(session.user_id);
  return p_feedback;
end $$;

create or replace function public.save_daily_challenge(p_challenge jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  saved private.daily_challenges;
begin
  insert into private.daily_challenges
    (challenge_date, question_text, question_type, options, correct_answer, explanation, difficulty, engine)
  values (
    (p_challenge ->> 'challenge_date')::date,
    p_challenge ->> 'question_text',
    coalesce(p_challenge ->> 'question_type', 'open_ended'),
    nullif(p_challenge -> 'options', 'null'),
    p_challenge ->> 'correct_answer',
    p_challenge ->> 'explanation',
    coalesce(p_challenge ->> 'difficulty', 'medium'),
    p_challenge -> 'engine'
  )
  on conflict (challenge_date) do nothing;
  select * into saved from private.daily_challenges as challenge
  where challenge.challenge_date = (p_challenge ->> 'challenge_date')::date;
  return to_jsonb(saved);
end $$;

-- row-level security

alter table private.model_usage enable row level security;

-- privileges

revoke all on private.model_usage from public, anon, authenticated, service_role;
revoke all on all functions in schema private from public, anon, authenticated, service_role;
revoke all on function public.take_model_budget(uuid, integer, integer),
  public.note_question_set(uuid, jsonb, integer), public.rescore_interview(uuid, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.take_model_budget(uuid, integer, integer),
  public.note_question_set(uuid, jsonb, integer), public.rescore_interview(uuid, jsonb) to service_role;

-- comments

comment on table private.model_usage is 'How often each user has asked the language model in the present minute and UTC day. Written by take_model_budget.';
comment on column public.interview_sessions.question_set is 'Who wrote the stored set of questions: { source, engine, notice? }. Written by note_question_set.';
comment on column private.daily_challenges.engine is 'The engine that wrote the challenge; null for one of the bank.';
comment on function public.take_model_budget(uuid, integer, integer) is 'Counts one call to the model: allowed, or budget_minute or budget_day where none is left; a refusal counts nothing.';
comment on function public.note_question_set(uuid, jsonb, integer) is 'Keeps once who wrote a set of questions, and gives the seconds that it took back to the clock, 120 at most.';
comment on function private.move_skill(uuid, text, integer) is 'Adds a change of points to a skill that was recorded, without another session.';
comment on function public.rescore_interview(uuid, jsonb) is 'Replaces the result of an interview that the built-in engine scored in place of a model, once; returns the result that is stored then.';

select private.seal_access();
