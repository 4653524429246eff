-- A recorded interview: the answers are spoken into a recording that stays on the device of its user.
alter table public.interview_sessions
  drop constraint interview_sessions_mode_known,
  add constraint interview_sessions_mode_known check (mode in ('text', 'voice', 'recorded'));

-- functions

-- As before, and a recorded interview waits too: its clock counts neither the camera check nor watching a take again.
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
  elsif (old.practice or old.mode = 'recorded') and old.status = 'in_progress' then
    decided.paused_seconds := greatest(old.paused_seconds, least(new.paused_seconds, elapsed_seconds));
  end if;
  return decided;
end $$;

-- comments

comment on column public.interview_sessions.mode is 'How it is answered: text, voice, or recorded (30 seconds to prepare, two minutes to answer, one retake; the recording never leaves the device).';

select private.seal_access();
