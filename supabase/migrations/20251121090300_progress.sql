-- Streak, points and skill levels. Only the database writes them.
create table public.user_streaks (
  user_id uuid not null,
  current_streak integer not null default 0,
  longest_streak integer not null default 0,
  total_points integer not null default 0,
  last_activity_date date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint user_streaks_pkey primary key (user_id),
  constraint user_streaks_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint user_streaks_current_streak_range check (current_streak between 0 and longest_streak),
  constraint user_streaks_total_points_range check (total_points >= 0)
);

create table public.user_progress (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  skill_category text not null,
  sessions_completed integer not null default 0,
  average_score numeric(5, 2) not null default 0,
  total_points integer not null default 0,
  current_level integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint user_progress_pkey primary key (id),
  constraint user_progress_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint user_progress_user_id_skill_category_key unique (user_id, skill_category),
  constraint user_progress_skill_category_length check (char_length(skill_category) between 1 and 60),
  constraint user_progress_sessions_completed_range check (sessions_completed >= 0),
  constraint user_progress_average_score_range check (average_score between 0 and 100),
  constraint user_progress_total_points_range check (total_points >= 0),
  constraint user_progress_current_level_range check (current_level between 1 and 5)
);

-- functions

create function private.local_day(p_user_id uuid, p_at timestamptz) returns date
language sql stable set search_path = '' as $$
  select (p_at at time zone coalesce(
    (select profile.time_zone from public.profiles as profile where profile.user_id = p_user_id), 'UTC'
  ))::date
$$;

-- The user's zone and UTC may differ by a day around midnight: both are that user's today. Another day within UTC's
-- yesterday to tomorrow (a zone not told yet) counts as the user's own today.
create function private.activity_day(p_user_id uuid, p_asked date, p_at timestamptz) returns date
language plpgsql stable set search_path = '' as $$
declare
  utc_today date := (p_at at time zone 'UTC')::date;
  local_today date := private.local_day(p_user_id, p_at);
begin
  if p_asked is null or p_asked not between utc_today - 1 and utc_today + 1 then
    raise exception 'The activity date is not today' using errcode = 'datetime_field_overflow';
  end if;
  return case
    when p_asked between least(utc_today, local_today) and greatest(utc_today, local_today) then p_asked
    else local_today
  end;
end $$;

-- The row lock of the upsert makes parallel calls for one day count once.
create function private.record_activity(p_user_id uuid, p_day date) returns void
language sql set search_path = '' as $$
  insert into public.user_streaks as streak (user_id, current_streak, longest_streak, last_activity_date)
  values (p_user_id, 1, 1, p_day)
  on conflict (user_id) do update set
    current_streak = case when streak.last_activity_date = p_day - 1 then streak.current_streak + 1 else 1 end,
    longest_streak = greatest(
      streak.longest_streak,
      case when streak.last_activity_date = p_day - 1 then streak.current_streak + 1 else 1 end
    ),
    last_activity_date = p_day
  where streak.last_activity_date is null or streak.last_activity_date < p_day
$$;

create function private.expire_streak(p_user_id uuid, p_at timestamptz) returns void
language sql set search_path = '' as $$
  update public.user_streaks as streak set current_streak = 0
  where streak.user_id = p_user_id and streak.current_streak > 0
    and streak.last_activity_date < least((p_at at time zone 'UTC')::date, private.local_day(p_user_id, p_at)) - 1
$$;

create function public.update_user_streak(user_id uuid, activity_date date) returns json
language plpgsql security definer set search_path = '' as $$
declare
  result json;
begin
  if $1 is null or ($1 is distinct from auth.uid() and coalesce(auth.role(), '') <> 'service_role') then
    raise exception 'A streak can only be updated by its owner' using errcode = 'insufficient_privilege';
  end if;
  perform private.record_activity($1, private.activity_day($1, $2, now()));
  perform private.award_badges($1);
  select json_build_object(
    'current_streak', streak.current_streak,
    'longest_streak', streak.longest_streak,
    'last_activity_date', streak.last_activity_date
  ) into result
  from public.user_streaks as streak where streak.user_id = $1;
  return result;
end $$;

create function private.lock_streak(p_user_id uuid) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.user_streaks (user_id) values (p_user_id) on conflict do nothing;
  perform 1 from public.user_streaks as streak where streak.user_id = p_user_id for update;
end $$;

create function private.add_points(p_user_id uuid, p_points integer) returns void
language sql set search_path = '' as $$
  insert into public.user_streaks as streak (user_id, total_points) values (p_user_id, p_points)
  on conflict (user_id) do update set total_points = streak.total_points + excluded.total_points
$$;

-- The rubric's five written levels: 0-29, 30-49, 50-69, 70-84, 85-100.
create function private.level_of(score numeric) returns integer
language sql immutable set search_path = '' as $$
  select case when $1 >= 85 then 5 when $1 >= 70 then 4 when $1 >= 50 then 3 when $1 >= 30 then 2 else 1 end
$$;

create function private.record_skill(p_user_id uuid, p_skill_category text, p_score integer) returns void
language sql set search_path = '' as $$
  insert into public.user_progress as progress
    (user_id, skill_category, sessions_completed, average_score, total_points, current_level)
  values (p_user_id, p_skill_category, 1, p_score, p_score, private.level_of(p_score))
  on conflict (user_id, skill_category) do update set
    sessions_completed = progress.sessions_completed + 1,
    -- From the sum, not from the rounded average: rounding never adds up.
    average_score = round((progress.total_points + p_score)::numeric / (progress.sessions_completed + 1), 2),
    total_points = progress.total_points + p_score,
    current_level = private.level_of(
      round((progress.total_points + p_score)::numeric / (progress.sessions_completed + 1), 2)
    )
$$;

create trigger user_streaks_touch before update on public.user_streaks
  for each row execute function private.touch_updated_at();
create trigger user_progress_touch before update on public.user_progress
  for each row execute function private.touch_updated_at();

-- row-level security

alter table public.user_streaks enable row level security;
alter table public.user_progress enable row level security;

create policy owner_can_select on public.user_streaks for select to authenticated
  using (user_id = (select auth.uid()));
create policy owner_can_select on public.user_progress for select to authenticated
  using (user_id = (select auth.uid()));

-- privileges

revoke all on public.user_streaks, public.user_progress from public, anon, authenticated, service_role;
grant select on public.user_streaks, public.user_progress to authenticated;
grant select, insert, update, delete on public.user_streaks, public.user_progress to service_role;
revoke all on all functions in schema private from public, anon, authenticated, service_role;
revoke all on function public.update_user_streak(uuid, date) from public, anon, authenticated, service_role;
grant execute on function public.update_user_streak(uuid, date) to authenticated, service_role;

-- comments

comment on table public.user_streaks is 'Days in a row, and all points ever earned. One row per user.';
comment on table public.user_progress is 'One row per skill: a scoring dimension or an interview type. total_points is the sum of the scores.';
comment on function private.local_day(uuid, timestamptz) is 'The date in the user''s own time zone.';
comment on function private.activity_day(uuid, date, timestamptz) is 'The date an activity counts for; refuses dates that are today nowhere near the user.';
comment on function public.update_user_streak(uuid, date) is 'Counts a day of practice for the caller: the same day once, the next day adds one, a gap starts again at 1.';
comment on function private.expire_streak(uuid, timestamptz) is 'A streak whose last day is before yesterday shows as 0.';
comment on function private.record_skill(uuid, text, integer) is 'Adds one scored session (0 to 100) to a skill.';
