-- A day counts for the streak because somebody practised on it, not because somebody says so.

-- functions

-- The attempt's day is the user's own or UTC's, as activity_day has it. An interview counts its day when it is completed.
create function private.has_practised(p_user_id uuid, p_day date) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.daily_challenge_attempts as attempt
    where attempt.user_id = p_user_id
      and p_day in ((attempt.created_at at time zone 'UTC')::date, private.local_day(p_user_id, attempt.created_at))
  )
$$;

create or replace function public.update_user_streak(user_id uuid, activity_date date) returns json
language plpgsql security definer set search_path = '' as $$
declare
  is_server boolean := coalesce(auth.role(), '') = 'service_role';
  day date;
  result json;
begin
  if $1 is null or ($1 is distinct from auth.uid() and not is_server) then
    raise exception 'A streak can only be updated by its owner' using errcode = 'insufficient_privilege';
  end if;
  day := private.activity_day($1, $2, now());
  if is_server or private.has_practised($1, day) then
    perform private.record_activity($1, day);
    perform private.award_badges($1);
  end if;
  select json_build_object(
    'current_streak', streak.current_streak,
    'longest_streak', streak.longest_streak,
    'last_activity_date', streak.last_activity_date
  ) into result
  from public.user_streaks as streak where streak.user_id = $1;
  return result;
end $$;

-- privileges

revoke all on all functions in schema private from public, anon, authenticated, service_role;
revoke all on function public.update_user_streak(uuid, date) from public, anon, authenticated, service_role;
grant execute on function public.update_user_streak(uuid, date) to authenticated, service_role;

-- comments

comment on function private.has_practised(uuid, date) is 'Whether the user attempted a challenge on the day.';
comment on function public.update_user_streak(uuid, date) is 'Counts a day of practice for the caller, where there was any: the same day once, the next day adds one, a gap starts again at 1. Returns the streak as it is then.';

select private.seal_access();
