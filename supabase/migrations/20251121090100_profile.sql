-- Who the user is and how they like to practise.
create table public.profiles (
  user_id uuid not null default auth.uid(),
  full_name text,
  email text,
  experience_level text,
  target_companies text[] not null default '{}',
  preferred_mode text not null default 'text',
  avatar_url text,
  time_zone text not null default 'UTC',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint profiles_pkey primary key (user_id),
  constraint profiles_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint profiles_full_name_length check (char_length(full_name) <= 120),
  constraint profiles_email_length check (char_length(email) <= 254),
  constraint profiles_experience_level_known check (experience_level in ('entry', 'mid', 'senior', 'executive')),
  constraint profiles_target_companies_size check (
    cardinality(target_companies) <= 50
    and array_position(target_companies, null) is null
    and char_length(array_to_string(target_companies, '')) <= 6000
  ),
  constraint profiles_preferred_mode_known check (preferred_mode in ('text', 'voice')),
  constraint profiles_avatar_url_web check (avatar_url ~ '^https?://' and char_length(avatar_url) <= 2048),
  constraint profiles_time_zone_length check (char_length(time_zone) between 1 and 64)
);

-- functions

-- PostgreSQL also takes POSIX forms such as 'X+99' for a zone: real zones lie between 12 hours west and 14 hours east.
create function private.is_time_zone(name text) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return name ~ '^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$'
    and (now() at time zone name) - (now() at time zone 'UTC') between interval '-12 hours' and interval '14 hours';
exception when invalid_parameter_value then
  return false;
end $$;

create function private.guard_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.user_id is distinct from auth.uid() or (tg_op = 'UPDATE' and old.user_id <> new.user_id) then
    raise exception 'A profile can only be written by its owner' using errcode = 'insufficient_privilege';
  end if;
  if not private.is_time_zone(new.time_zone) then
    raise exception 'Unknown time zone' using errcode = 'check_violation';
  end if;
  new.email := (select left(account.email, 254) from auth.users as account where account.id = new.user_id);
  return new;
end $$;

create trigger profiles_guard before insert or update on public.profiles
  for each row when (current_user in ('anon', 'authenticated')) execute function private.guard_profile();
create trigger profiles_touch before update on public.profiles
  for each row execute function private.touch_updated_at();

-- row-level security

alter table public.profiles enable row level security;

create policy owner_can_select on public.profiles for select to authenticated
  using (user_id = (select auth.uid()));
create policy owner_can_insert on public.profiles for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy owner_can_update on public.profiles for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- privileges

revoke all on public.profiles from public, anon, authenticated, service_role;
-- An upsert names every column it carries, user_id, email and updated_at among them; the triggers decide these.
grant select,
  insert (user_id, full_name, email, experience_level, target_companies, preferred_mode, avatar_url, time_zone, updated_at),
  update (user_id, full_name, email, experience_level, target_companies, preferred_mode, avatar_url, time_zone, updated_at)
  on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;
revoke all on all functions in schema private from public, anon, authenticated, service_role;

-- comments

comment on table public.profiles is 'One row per user. email mirrors the account; time_zone is an IANA name and decides what "today" is.';
comment on function private.guard_profile() is 'Trigger: a client writes its own profile only, with the address of its account and a real time zone.';
