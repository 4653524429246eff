-- How long an interview has stood still: the time left is the same in every browser.
alter table public.interview_sessions
  add column paused_seconds integer not null default 0,
  add constraint interview_sessions_paused_seconds_range check (paused_seconds >= 0);

-- functions

-- Starts from the stored row and takes over nothing but the pause: whatever else a client sends stays as it was. A pause
-- began 24 hours before it expires. In practice the clock also waits beside a strong answer; only the browser knows how
-- long, so its sum is taken over as far as it grows and lies within the time that has passed.
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
  elsif old.practice and old.status = 'in_progress' then
    decided.paused_seconds := greatest(old.paused_seconds, least(new.paused_seconds, elapsed_seconds));
  end if;
  return decided;
end $$;

-- privileges

grant update (paused_seconds) on public.interview_sessions to authenticated;

-- comments

comment on column public.interview_sessions.paused_seconds is 'Seconds of all pauses that have ended. Time left = time_limit - (now - started_at - paused_seconds), now being the start of the pause while it is paused.';
comment on function private.guard_interview_update() is 'Trigger: a client pauses and resumes, and the time of a pause is counted; completion and its values are the server''s.';

select private.seal_access();
