-- Retries: a question of a completed interview answered again. They never change the interview's own score.
create table public.interview_retries (
  id uuid not null default gen_random_uuid(),
  session_id uuid not null,
  user_id uuid not null,
  question_text text not null,
  attempt integer not null,
  user_answer text not null,
  score integer,
  feedback jsonb,
  comparison jsonb,
  created_at timestamptz not null default now(),
  scored_at timestamptz,
  constraint interview_retries_pkey primary key (id),
  constraint interview_retries_session_id_question_text_fkey foreign key (session_id, question_text)
    references public.interview_answers (session_id, question_text) on delete cascade,
  constraint interview_retries_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint interview_retries_session_id_question_text_attempt_key unique (session_id, question_text, attempt),
  constraint interview_retries_question_text_length check (
    char_length(question_text) between 1 and 2000 and octet_length(question_text) <= 2600
  ),
  constraint interview_retries_attempt_range check (attempt between 1 and 20),
  constraint interview_retries_user_answer_length check (
    char_length(btrim(user_answer)) >= 1 and char_length(user_answer) <= 20000
  ),
  constraint interview_retries_score_range check (score between 0 and 100),
  constraint interview_retries_feedback_size check (octet_length(feedback::text) <= 400000),
  constraint interview_retries_comparison_size check (octet_length(comparison::text) <= 100000),
  constraint interview_retries_scored_whole check (
    (score is null) = (feedback is null) and (score is null) = (comparison is null) and (score is null) = (scored_at is null)
  )
);

-- indexes

create index interview_retries_user_id_idx on public.interview_retries (user_id);

-- functions

-- The lock on the session numbers the attempts of two tabs. The same text sent again is the same attempt.
create function public.store_interview_retry(
  p_user_id uuid, p_session_id uuid, p_question_text text, p_user_answer text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  last public.interview_retries;
  stored public.interview_retries;
begin
  perform from public.interview_sessions as session
  where session.id = p_session_id and session.user_id = p_user_id and session.status = 'completed' for update;
  if not found then
    raise exception 'Only a question of one''s own completed interview can be retried'
      using errcode = 'invalid_parameter_value';
  end if;
  select * into last from public.interview_retries as retry
  where retry.session_id = p_session_id and retry.question_text = p_question_text
  order by retry.attempt desc limit 1;
  if last.id is not null and last.user_answer = p_user_answer then
    return to_jsonb(last);
  end if;
  insert into public.interview_retries (session_id, user_id, question_text, attempt, user_answer)
  values (p_session_id, p_user_id, p_question_text, coalesce(last.attempt, 0) + 1, p_user_answer)
  returning * into stored;
  return to_jsonb(stored);
end $$;

create function public.score_interview_retry(p_id uuid, p_feedback jsonb, p_comparison jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
begin
  update public.interview_retries as retry
  set score = round((p_feedback ->> 'overall')::numeric), feedback = p_feedback, comparison = p_comparison,
    scored_at = now()
  where retry.id = p_id and retry.score is null
  returning retry.user_id into owner;
  if owner is not null then
    perform private.award_badges(owner);
  end if;
  return (select to_jsonb(retry) from public.interview_retries as retry where retry.id = p_id);
end $$;

-- An answer counts as improved when the same question was under 60 before and gained 10 points or more later, whether
-- in another interview or as a retry. The other figures count what was said in interviews.
create or replace function private.answer_metrics(p_user_id uuid) returns table (metric text, value numeric)
language sql stable set search_path = '' as $$
  with scored as (
    select answer.user_answer, answer.score, answer.feedback -> 'star' as star
    from public.interview_answers as answer
    where answer.user_id = p_user_id and answer.score is not null
  ),
  attempts as (
    select answer.question_text, answer.score, answer.created_at, 0 as attempt, answer.id
    from public.interview_answers as answer
    where answer.user_id = p_user_id and answer.score is not null
    union all
    select retry.question_text, retry.score, retry.created_at, retry.attempt, retry.id
    from public.interview_retries as retry
    where retry.user_id = p_user_id and retry.score is not null
  ),
  followed as (
    select tried.score, min(tried.score) over (
      partition by tried.question_text order by tried.created_at, tried.attempt, tried.id
      rows between unbounded preceding and 1 preceding
    ) as worst_before
    from attempts as tried
  )
  select 'answers_with_number', count(*)::numeric from scored where score >= 30 and user_answer ~ '[0-9]'
  union all select 'complete_stories', count(*) from scored
    where star @> '{"situation": true, "task": true, "action": true, "result": true}'
  union all select 'answers_improved', count(*) from followed where worst_before < 60 and score >= worst_before + 10
$$;

-- row-level security

alter table public.interview_retries enable row level security;

create policy owner_can_select on public.interview_retries for select to authenticated
  using (user_id = (select auth.uid()));

-- privileges

revoke all on public.interview_retries from public, anon, authenticated, service_role;
grant select on public.interview_retries to authenticated;
grant select, insert, update, delete on public.interview_retries to service_role;
revoke all on all functions in schema private from public, anon, authenticated, service_role;
revoke all on function public.store_interview_retry(uuid, uuid, text, text),
  public.score_interview_retry(uuid, jsonb, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.store_interview_retry(uuid, uuid, text, text),
  public.score_interview_retry(uuid, jsonb, jsonb) to service_role;

-- comments

comment on table public.interview_retries is 'Further attempts at a question of a completed interview, numbered from 1. feedback is an AnswerScore, comparison an AnswerChange against the interview''s own answer; both null until scored.';
comment on function public.store_interview_retry(uuid, uuid, text, text) is 'Stores an attempt before it is scored and returns it. The text of the last attempt sent again is that attempt.';
comment on function public.score_interview_retry(uuid, jsonb, jsonb) is 'Scores a stored attempt once and gives the badges that follow; returns the attempt as it is stored.';

select private.seal_access();
