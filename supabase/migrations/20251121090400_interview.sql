-- Mock interviews: the session, its questions and the answers. Scores and feedback come from the server side only.
create table public.interview_sessions (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  job_role text not null,
  interview_type text not null default 'mixed',
  difficulty text not null default 'medium',
  mode text not null default 'text',
  questions_count integer not null default 5,
  time_limit integer not null default 30,
  status text not null default 'in_progress',
  practice boolean not null default false,
  focus text,
  expires_at timestamptz,
  started_at timestamptz not null default now(),
  completed_at timestamptz,
  overall_score integer,
  feedback jsonb,
  created_at timestamptz not null default now(),
  constraint interview_sessions_pkey primary key (id),
  constraint interview_sessions_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint interview_sessions_job_role_length check (char_length(btrim(job_role)) >= 1 and char_length(job_role) <= 120),
  constraint interview_sessions_interview_type_known check (interview_type in ('hr', 'technical', 'mixed', 'custom')),
  constraint interview_sessions_difficulty_known check (difficulty in ('easy', 'medium', 'hard')),
  constraint interview_sessions_mode_known check (mode in ('text', 'voice')),
  constraint interview_sessions_questions_count_range check (questions_count between 2 and 15),
  constraint interview_sessions_time_limit_range check (time_limit between 15 and 90 and time_limit % 15 = 0),
  constraint interview_sessions_status_known check (status in ('in_progress', 'paused', 'completed')),
  constraint interview_sessions_focus_length check (char_length(focus) <= 20000),
  constraint interview_sessions_overall_score_range check (overall_score between 0 and 100),
  constraint interview_sessions_feedback_size check (octet_length(feedback::text) <= 4000000),
  constraint interview_sessions_paused_expires check ((status = 'paused') = (expires_at is not null)),
  constraint interview_sessions_completed_scored check (
    case
      when status = 'completed'
        then completed_at is not null and overall_score is not null and feedback is not null
      else completed_at is null and overall_score is null and feedback is null
    end
  )
);

create table public.interview_questions (
  id uuid not null default gen_random_uuid(),
  session_id uuid not null,
  user_id uuid not null,
  position integer not null,
  question_text text not null,
  ideal_answer text not null,
  bank_id text,
  kind text not null,
  competency text not null,
  level integer not null,
  hint text not null default '',
  created_at timestamptz not null default now(),
  constraint interview_questions_pkey primary key (id),
  constraint interview_questions_session_id_fkey foreign key (session_id)
    references public.interview_sessions (id) on delete cascade,
  constraint interview_questions_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint interview_questions_session_id_position_key unique (session_id, position),
  constraint interview_questions_session_id_question_text_key unique (session_id, question_text),
  constraint interview_questions_position_range check (position between 0 and 14),
  -- In bytes too: the text is part of an index, whose rows hold at most 2,704 bytes.
  constraint interview_questions_question_text_length check (
    char_length(question_text) between 1 and 2000 and octet_length(question_text) <= 2600
  ),
  constraint interview_questions_ideal_answer_length check (char_length(ideal_answer) <= 5000),
  constraint interview_questions_bank_id_length check (char_length(bank_id) between 1 and 120),
  constraint interview_questions_kind_known check (
    kind in ('behavioural', 'situational', 'knowledge', 'motivation', 'case')
  ),
  constraint interview_questions_competency_length check (char_length(competency) between 1 and 120),
  constraint interview_questions_level_range check (level between 1 and 3),
  constraint interview_questions_hint_length check (char_length(hint) <= 1000)
);

create table public.interview_answers (
  id uuid not null default gen_random_uuid(),
  session_id uuid not null,
  user_id uuid not null default auth.uid(),
  question_id uuid,
  question_text text not null,
  user_answer text not null,
  ideal_answer text,
  score integer,
  feedback jsonb,
  delivery jsonb,
  self_rating smallint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint interview_answers_pkey primary key (id),
  constraint interview_answers_session_id_fkey foreign key (session_id)
    references public.interview_sessions (id) on delete cascade,
  constraint interview_answers_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint interview_answers_question_id_fkey foreign key (question_id)
    references public.interview_questions (id) on delete set null,
  constraint interview_answers_session_id_question_text_key unique (session_id, question_text),
  constraint interview_answers_question_text_length check (
    char_length(question_text) between 1 and 2000 and octet_length(question_text) <= 2600
  ),
  constraint interview_answers_user_answer_length check (char_length(user_answer) <= 20000),
  constraint interview_answers_ideal_answer_length check (char_length(ideal_answer) <= 5000),
  constraint interview_answers_score_range check (score between 0 and 100),
  constraint interview_answers_feedback_size check (octet_length(feedback::text) <= 400000),
  constraint interview_answers_delivery_size check (octet_length(delivery::text) <= 100000),
  constraint interview_answers_self_rating_range check (self_rating between 1 and 5)
);

-- indexes

create index interview_sessions_user_id_created_at_idx on public.interview_sessions (user_id, created_at desc);
create index interview_sessions_user_id_status_idx on public.interview_sessions (user_id, status);
create index interview_questions_user_id_idx on public.interview_questions (user_id);
create index interview_answers_user_id_idx on public.interview_answers (user_id);
create index interview_answers_question_id_idx on public.interview_answers (question_id);

-- functions

create function private.guard_interview_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.user_id is distinct from auth.uid() then
    raise exception 'An interview can only be started by its owner' using errcode = 'insufficient_privilege';
  end if;
  new.status := 'in_progress';
  new.expires_at := null;
  if private.is_premium(new.user_id) then
    return new;
  end if;
  new.questions_count := 2;
  new.time_limit := 30;
  new.interview_type := 'mixed';
  new.mode := 'text';
  new.practice := false;
  new.focus := null;
  perform private.lock_trial_usage(new.user_id, 'interview_questions');
  -- A start that is repeated with its own id meets the primary key below; it is not another use.
  if not exists (
    select from public.interview_sessions as session where session.id = new.id and session.user_id = new.user_id
  ) then
    perform private.spend_trial_unit(new.user_id, 'interview_questions');
  end if;
  return new;
end $$;

-- Starts from the stored row and takes over nothing but the pause: whatever else a client sends stays as it was.
create function private.guard_interview_update() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  decided public.interview_sessions := old;
begin
  if old.status = 'completed' and new.status = 'completed' then
    return old;
  end if;
  if old.status = 'completed' then
    raise exception 'A completed interview stays completed' using errcode = 'insufficient_privilege';
  end if;
  if new.status = 'completed' then
    raise exception 'An interview is completed by scoring it' using errcode = 'insufficient_privilege';
  end if;
  if old.status = 'paused' and old.expires_at <= now() then
    raise exception 'This paused interview has expired' using errcode = 'check_violation';
  end if;
  decided.status := new.status;
  decided.expires_at := case
    when new.status <> 'paused' then null
    when old.status = 'paused' then old.expires_at
    else now() + interval '24 hours'
  end;
  return decided;
end $$;

-- The lock on the session orders answers of two tabs, and answers against the completion.
create function private.guard_interview_answer() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  session public.interview_sessions;
  question public.interview_questions;
begin
  select * into session from public.interview_sessions as candidate
  where candidate.id = new.session_id and candidate.user_id = auth.uid() for update;
  if session.id is null or new.user_id is distinct from auth.uid() then
    raise exception 'Answers can only be given in one''s own interview' using errcode = 'insufficient_privilege';
  end if;
  if session.status = 'completed' then
    raise exception 'The interview is completed: its answers stay as they were scored'
      using errcode = 'insufficient_privilege';
  end if;
  if (
    select count(*) from public.interview_answers as other
    where other.session_id = new.session_id and other.question_text <> new.question_text
      and (tg_op = 'INSERT' or other.id <> new.id)
  ) >= session.questions_count then
    raise exception 'The interview has no further question' using errcode = 'check_violation';
  end if;
  select * into question from public.interview_questions as candidate
  where candidate.session_id = new.session_id and candidate.question_text = new.question_text;
  new.question_id := question.id;
  new.ideal_answer := coalesce(question.ideal_answer, new.ideal_answer);
  return new;
end $$;

create function public.cleanup_expired_interviews() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  removed integer;
begin
  delete from public.interview_sessions as session
  where session.user_id = auth.uid() and session.status = 'paused' and session.expires_at <= now();
  get diagnostics removed = row_count;
  return removed;
end $$;

create function private.questions_of(p_session_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'question_text', question.question_text, 'ideal_answer', question.ideal_answer, 'bank_id', question.bank_id,
    'kind', question.kind, 'competency', question.competency, 'level', question.level, 'hint', question.hint
  ) order by question.position), '[]')
  from public.interview_questions as question where question.session_id = p_session_id
$$;

create function public.save_interview_questions(p_session_id uuid, p_questions jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  session public.interview_sessions;
begin
  select * into session from public.interview_sessions as candidate where candidate.id = p_session_id for update;
  if session.id is null then
    raise exception 'Unknown interview' using errcode = 'invalid_parameter_value';
  end if;
  if not exists (select from public.interview_questions as question where question.session_id = p_session_id) then
    if jsonb_typeof(p_questions) is distinct from 'array'
      or jsonb_array_length(p_questions) not between 1 and session.questions_count then
      raise exception 'The interview takes 1 to % questions', session.questions_count
        using errcode = 'invalid_parameter_value';
    end if;
    insert into public.interview_questions
      (session_id, user_id, position, question_text, ideal_answer, bank_id, kind, competency, level, hint)
    select session.id, session.user_id, item.position - 1, item.value ->> 'question_text',
      item.value ->> 'ideal_answer', item.value ->> 'bank_id', item.value ->> 'kind',
      item.value ->> 'competency', (item.value ->> 'level')::integer, coalesce(item.value ->> 'hint', '')
    from jsonb_array_elements(p_questions) with ordinality as item (value, position);
  end if;
  return private.questions_of(p_session_id);
end $$;

create trigger interview_sessions_guard_insert before insert on public.interview_sessions
  for each row when (current_user in ('anon', 'authenticated')) execute function private.guard_interview_insert();
create trigger interview_sessions_guard_update before update on public.interview_sessions
  for each row when (current_user in ('anon', 'authenticated')) execute function private.guard_interview_update();
create trigger interview_answers_guard before insert or update on public.interview_answers
  for each row when (current_user in ('anon', 'authenticated')) execute function private.guard_interview_answer();
create trigger interview_answers_touch before update on public.interview_answers
  for each row execute function private.touch_updated_at();

-- row-level security

alter table public.interview_sessions enable row level security;
alter table public.interview_questions enable row level security;
alter table public.interview_answers enable row level security;

create policy owner_can_select on public.interview_sessions for select to authenticated
  using (user_id = (select auth.uid()));
create policy owner_can_insert on public.interview_sessions for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy owner_can_update on public.interview_sessions for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy owner_can_delete_paused on public.interview_sessions for delete to authenticated
  using (user_id = (select auth.uid()) and status = 'paused');
create policy owner_can_select on public.interview_questions for select to authenticated
  using (user_id = (select auth.uid()));
create policy owner_can_select on public.interview_answers for select to authenticated
  using (user_id = (select auth.uid()));
create policy owner_can_insert on public.interview_answers for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy owner_can_update on public.interview_answers for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- privileges

revoke all on public.interview_sessions, public.interview_questions, public.interview_answers
  from public, anon, authenticated, service_role;
grant select, delete,
  insert (id, user_id, job_role, interview_type, difficulty, mode, questions_count, time_limit, status, expires_at,
    practice, focus),
  update (status, expires_at, completed_at, overall_score, feedback)
  on public.interview_sessions to authenticated;
grant select on public.interview_questions to authenticated;
-- An upsert names every column it carries, the keys among them; the guard decides these.
grant select,
  insert (id, session_id, user_id, question_id, question_text, user_answer, ideal_answer, delivery, self_rating,
    updated_at),
  update (session_id, user_id, question_id, question_text, user_answer, ideal_answer, delivery, self_rating,
    updated_at)
  on public.interview_answers to authenticated;
grant select, insert, update, delete
  on public.interview_sessions, public.interview_questions, public.interview_answers to service_role;
revoke all on all functions in schema private from public, anon, authenticated, service_role;
revoke all on function public.cleanup_expired_interviews(), public.save_interview_questions(uuid, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.cleanup_expired_interviews() to authenticated;
grant execute on function public.save_interview_questions(uuid, jsonb) to service_role;

-- comments

comment on table public.interview_sessions is 'One mock interview. The client may choose the id, which makes a repeated start harmless. time_limit in minutes.';
comment on table public.interview_questions is 'The stored set of a session, in order. Written by the server side.';
comment on table public.interview_answers is 'One answer per question of a session, stored before it is scored. feedback is an AnswerScore.';
comment on function private.guard_interview_insert() is 'Trigger: plan and trial are checked, limited and counted in the transaction of the start. P0402 past the limit.';
comment on function private.guard_interview_update() is 'Trigger: a client pauses and resumes; completion and its values are the server''s.';
comment on function private.guard_interview_answer() is 'Trigger: own interview, not completed, no more answers than questions; the stored ideal answer wins.';
comment on function public.cleanup_expired_interviews() is 'Removes the caller''s paused interviews past their 24 hours; returns how many.';
comment on function public.save_interview_questions(uuid, jsonb) is 'Stores a GeneratedQuestion[] once; returns the stored set, which is the first one ever saved.';
