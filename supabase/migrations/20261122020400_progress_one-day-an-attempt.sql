-- An attempt lies on two days where the user's zone and UTC disagree, and on others once the zone is changed. It counts for one
-- of them: who practises every second day has no streak.
alter table public.daily_challenge_attempts add column counted_on date;

-- functions

create function private.count_attempt(p_user_id uuid, p_day date) returns boolean
language plpgsql set search_path = '' as $$
begin
  if exists (
    select from public.daily_challenge_attempts as attempt
    where attempt.user_id = p_user_id and attempt.counted_on = p_day
  ) then
    return true;
  end if;
  update public.daily_challenge_attempts as attempt set counted_on = p_day
  where attempt.id = (
    select candidate.id from public.daily_challenge_attempts as candidate
    where candidate.user_id = p_user_id and candidate.counted_on is null
      and p_day in (
        (candidate.created_at at time zone 'UTC')::date, private.local_day(p_user_id, candidate.created_at)
      )
    order by candidate.created_at, candidate.id limit 1
    for update
  );
  return found;
end $$;

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
  if is_server or private.count_attempt($1, day) then
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

drop function private.has_practised(uuid, date);

-- privileges

revoke all on all functions in schema private from public, anon, authenticated, service_role;
revoke all on function public.update_user_streak(uuid, date) from public, anon, authenticated, service_role;
grant execute on function public.update_user_streak(uuid, date) to authenticated, service_role;

-- comments

comment on column public.daily_challenge_attempts.counted_on is 'The day of the streak that this attempt has counted for; null until it has.';
comment on function private.count_attempt(uuid, date) is 'Whether an attempt of the user counts for the day; takes one that has counted for no other.';

select private.seal_access();
