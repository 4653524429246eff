-- Follow-ups in a live interview: up to two, asked from what was said, where the user switched them on.
alter table public.interview_sessions add column follow_ups boolean not null default false;

alter table public.interview_questions
  add column follow_up jsonb,
  add constraint interview_questions_follow_up_shape check (
    jsonb_typeof(follow_up) = 'object' and jsonb_typeof(follow_up -> 'text') = 'string'
    and char_length(follow_up::text) <= 4000
  );

-- functions

-- As before, and the clock waits for a follow-up too.
create or replace function private.guard_interview_update() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  decided public.interview_sessions := old;
  elapsed_seconds integer := greatest(0, floor(extract(epoch from now() - old.started_at)))::integer;
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
  if old.status = 'paused' and new.status <> 'paused' then
    decided.paused_seconds := least(
      elapsed_seconds,
      old.paused_seconds
        + greatest(0, round(extract(epoch from now() - (old.expires_at - interval '24 hours'))))::integer
    );
  elsif (old.practice or old.follow_ups or old.mode = 'recorded') and old.status = 'in_progress' then
    decided.paused_seconds := greatest(old.paused_seconds, least(new.paused_seconds, elapsed_seconds));
  end if;
  return decided;
end $$;

create or replace function private.questions_of(p_session_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'question_text', question.question_text, 'ideal_answer', question.ideal_answer, 'bank_id', question.bank_id,
    'kind', question.kind, 'competency', question.competency, 'level', question.level, 'hint', question.hint,
    'phase', question.phase, 'reason', question.reason, 'points', question.points, 'follow_up', question.follow_up
  ) order by question.position), '[]')
  from public.interview_questions as question where question.session_id = p_session_id
$$;

-- The lock on the session keeps two tabs from asking a third. Asked again, a question has the follow-up that it had.
create function public.note_follow_up(p_session_id uuid, p_question_text text, p_follow_up jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  noted jsonb;
begin
  perform from public.interview_sessions as session
  where session.id = p_session_id and session.follow_ups and not session.practice and session.status = 'in_progress'
  for update;
  if not found then
    return null;
  end if;
  update public.interview_questions as question
  set follow_up = coalesce(question.follow_up, p_follow_up)
  where question.session_id = p_session_id and question.question_text = p_question_text
    and (question.follow_up is not null or (
      select count(*) from public.interview_questions as other
      where other.session_id = p_session_id and other.follow_up is not null
    ) < 2)
  returning question.follow_up into noted;
  return noted;
end $$;

-- privileges

grant insert (follow_ups) on public.interview_sessions to authenticated;
revoke all on all functions in schema private from public, anon, authenticated, service_role;
revoke all on function public.note_follow_up(uuid, text, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.note_follow_up(uuid, text, jsonb) to service_role;

-- comments

comment on column public.interview_sessions.follow_ups is 'Up to two follow-up questions may be asked in this live interview.';
comment on column public.interview_questions.follow_up is 'The follow-up that was asked after the answer: { text, lang, quote, after, engine }; after is the length of the answer before it.';
comment on function public.note_follow_up(uuid, text, jsonb) is 'Keeps the follow-up of a question, two in an interview at most; answers the one that counts, null where none may be asked.';

select private.seal_access();
