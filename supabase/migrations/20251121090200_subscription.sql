-- The plan, the free trial's limits, and the memory that keeps a deleted account from renewing its trial.
create table public.subscription_status (
  user_id uuid not null,
  status text not null default 'trial',
  current_period_start timestamptz,
  current_period_end timestamptz,
  dodo_subscription_id text,
  dodo_customer_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint subscription_status_pkey primary key (user_id),
  constraint subscription_status_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint subscription_status_status_known check (
    status in ('trial', 'active', 'cancelled', 'past_due', 'on_hold', 'failed', 'expired')
  ),
  constraint subscription_status_period_order check (current_period_end >= current_period_start),
  constraint subscription_status_dodo_subscription_id_key unique (dodo_subscription_id),
  constraint subscription_status_dodo_subscription_id_length check (char_length(dodo_subscription_id) between 1 and 120),
  constraint subscription_status_dodo_customer_id_length check (char_length(dodo_customer_id) between 1 and 120)
);

create table public.trial_usage (
  user_id uuid not null,
  feature_type text not null,
  usage_count integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint trial_usage_pkey primary key (user_id, feature_type),
  constraint trial_usage_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint trial_usage_feature_type_known check (feature_type in ('interview_questions', 'daily_challenge', 'word_game')),
  constraint trial_usage_usage_count_range check (usage_count >= 0)
);

create table private.trial_memory (
  address_hash text not null,
  feature_type text not null,
  usage_count integer not null,
  remembered_at timestamptz not null default now(),
  constraint trial_memory_pkey primary key (address_hash, feature_type),
  constraint trial_memory_usage_count_range check (usage_count > 0)
);

-- indexes

create index subscription_status_dodo_customer_id_idx on public.subscription_status (dodo_customer_id);

-- functions

create function private.trial_limit(feature_type text) returns integer
language sql immutable set search_path = '' as $$
  select case $1 when 'interview_questions' then 2 when 'daily_challenge' then 1 when 'word_game' then 1 else 0 end
$$;

create function private.is_premium(p_user_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.subscription_status as plan
    where plan.user_id = p_user_id
      and (
        (plan.status = 'active' and coalesce(plan.current_period_end > now(), true))
        or (plan.status in ('cancelled', 'past_due') and plan.current_period_end > now())
      )
  )
$$;

create function public.is_premium() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_premium(auth.uid())
$$;

-- Whoever holds the row decides; everybody else waits here and then sees the new count.
create function private.lock_trial_usage(p_user_id uuid, p_feature_type text) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.trial_usage (user_id, feature_type) values (p_user_id, p_feature_type) on conflict do nothing;
  perform 1 from public.trial_usage as usage
  where usage.user_id = p_user_id and usage.feature_type = p_feature_type for update;
end $$;

create function private.spend_trial_unit(p_user_id uuid, p_feature_type text) returns void
language plpgsql set search_path = '' as $$
begin
  update public.trial_usage as usage set usage_count = usage.usage_count + 1
  where usage.user_id = p_user_id and usage.feature_type = p_feature_type
    and usage.usage_count < private.trial_limit(p_feature_type);
  if not found then
    raise exception 'Trial limit reached' using errcode = 'P0402', detail = p_feature_type;
  end if;
end $$;

create function public.check_access(feature_type text) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  premium boolean := private.is_premium(auth.uid());
  plan_status text;
  used integer;
begin
  if $1 is null or $1 not in (
    'interview_questions', 'daily_challenge', 'word_game',
    'resume', 'resources', 'job_analyzer', 'cover_letter', 'subscription'
  ) then
    raise exception 'Unknown feature' using errcode = 'invalid_parameter_value';
  end if;
  select plan.status into plan_status from public.subscription_status as plan where plan.user_id = auth.uid();
  select usage.usage_count into used from public.trial_usage as usage
  where usage.user_id = auth.uid() and usage.feature_type = $1;
  return json_build_object(
    'hasAccess', premium or coalesce(used, 0) < private.trial_limit($1),
    'subscriptionStatus', coalesce(plan_status, 'trial'),
    'isTrialUser', not premium,
    'usageCount', coalesce(used, 0),
    'usageLimit', private.trial_limit($1)
  );
end $$;

create function private.remember_trial(p_user_id uuid) returns void
language sql set search_path = '' as $$
  insert into private.trial_memory as memory (address_hash, feature_type, usage_count)
  select private.hash_address(account.email::text), usage.feature_type, usage.usage_count
  from auth.users as account join public.trial_usage as usage on usage.user_id = account.id
  where account.id = p_user_id and account.email is not null and usage.usage_count > 0
  on conflict (address_hash, feature_type) do update
    set usage_count = greatest(memory.usage_count, excluded.usage_count), remembered_at = now()
$$;

create function private.remember_trial_on_delete() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.remember_trial(old.id);
  return old;
end $$;

create trigger remember_trial before delete on auth.users
  for each row execute function private.remember_trial_on_delete();
create trigger subscription_status_touch before update on public.subscription_status
  for each row execute function private.touch_updated_at();
create trigger trial_usage_touch before update on public.trial_usage
  for each row execute function private.touch_updated_at();

-- row-level security

alter table public.subscription_status enable row level security;
alter table public.trial_usage enable row level security;
alter table private.trial_memory enable row level security;

create policy owner_can_select on public.subscription_status for select to authenticated
  using (user_id = (select auth.uid()));
create policy owner_can_select on public.trial_usage for select to authenticated
  using (user_id = (select auth.uid()));

-- privileges

revoke all on public.subscription_status, public.trial_usage, private.trial_memory
  from public, anon, authenticated, service_role;
grant select on public.subscription_status, public.trial_usage to authenticated;
grant select, insert, update, delete on public.subscription_status, public.trial_usage to service_role;
revoke all on all functions in schema private from public, anon, authenticated, service_role;
revoke all on function public.is_premium(), public.check_access(text) from public, anon, authenticated, service_role;
grant execute on function public.is_premium(), public.check_access(text) to authenticated;

-- comments

comment on table public.subscription_status is 'The plan of a user. Written by the server side only; no row means free trial.';
comment on table public.trial_usage is 'How often a user has used each feature of the free trial. Counted by the database, in the transaction of the use.';
comment on table private.trial_memory is 'What deleted accounts had used of their trial, by keyed hash of the address: signing up again continues there.';
comment on function private.is_premium(uuid) is 'Active, or cancelled or past due until the paid period ends.';
comment on function public.is_premium() is 'Whether the caller has Premium now.';
comment on function private.spend_trial_unit(uuid, text) is 'Counts one use; SQLSTATE P0402 past the limit. lock_trial_usage comes first.';
comment on function public.check_access(text) is 'The caller''s access to a feature: { hasAccess, subscriptionStatus, isTrialUser, usageCount, usageLimit }. Features outside the trial have the limit 0.';
comment on function private.remember_trial(uuid) is 'Keeps the used trial of an account that is about to go. Runs on every delete from auth.users.';
