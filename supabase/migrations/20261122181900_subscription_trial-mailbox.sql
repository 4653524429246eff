-- One mailbox has one free trial, however many addresses lead to it: ada+1@, ada+2@, and with Gmail the dots. A use counts for
-- every account of the mailbox from the moment it is made; a sign-up alone counts nothing, because anyone can type an address.
create table private.trial_mailboxes (
  user_id uuid not null,
  address_hash text not null,
  constraint trial_mailboxes_pkey primary key (user_id),
  constraint trial_mailboxes_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade
);

-- indexes

create index trial_mailboxes_address_hash_idx on private.trial_mailboxes (address_hash);

-- functions

create function private.mailbox_of(address text) returns text
language sql immutable strict set search_path = '' as $$
  select case
    when parts.name is null then parts.whole
    when parts.domain in ('gmail.com', 'googlemail.com')
      then coalesce(nullif(replace(parts.base, '.', ''), ''), parts.name) || '@gmail.com'
    else coalesce(nullif(parts.base, ''), parts.name) || '@' || parts.domain
  end
  from (
    select given.whole, split.match[1] as name, split_part(split.match[1], '+', 1) as base, split.match[2] as domain
    from (select lower(btrim(address)) as whole) as given
    left join lateral regexp_match(given.whole, '^(.+)@([^@]+)$') as split (match) on true
  ) as parts
$$;

-- Uses of the trial that an account starts with: those of the mailbox's other accounts, and of those that were deleted.
create function private.inherited_trial(p_user_id uuid, p_address text) returns table (feature_type text, usage_count integer)
language sql stable set search_path = '' as $$
  select used.feature_type, max(used.usage_count)
  from (
    select memory.feature_type, memory.usage_count from private.trial_memory as memory
    -- Before addresses were read as mailboxes, the whole address was remembered.
    where memory.address_hash in (private.hash_address(p_address), private.hash_address(private.mailbox_of(p_address)))
    union all
    select usage.feature_type, usage.usage_count
    from private.trial_mailboxes as mailbox join public.trial_usage as usage on usage.user_id = mailbox.user_id
    where mailbox.address_hash = private.hash_address(private.mailbox_of(p_address)) and mailbox.user_id <> p_user_id
  ) as used
  group by used.feature_type
$$;

create or replace function private.initialize_user(p_user_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  address text;
  given_name text;
begin
  select account.email, nullif(left(btrim(account.raw_user_meta_data ->> 'full_name'), 120), '')
  into address, given_name
  from auth.users as account where account.id = p_user_id;
  if not found then
    raise exception 'Unknown account' using errcode = 'insufficient_privilege';
  end if;
  insert into public.profiles (user_id, full_name, email)
  values (p_user_id, given_name, left(address, 254)) on conflict do nothing;
  insert into public.user_streaks (user_id) values (p_user_id) on conflict do nothing;
  insert into public.subscription_status (user_id, status) values (p_user_id, 'trial') on conflict do nothing;
  insert into private.trial_mailboxes (user_id, address_hash)
  select p_user_id, private.hash_address(private.mailbox_of(address)) where address is not null on conflict do nothing;
  insert into public.trial_usage (user_id, feature_type, usage_count)
  select p_user_id, feature.type, coalesce(inherited.usage_count, 0)
  from unnest(array['interview_questions', 'daily_challenge', 'word_game']) as feature (type)
  left join private.inherited_trial(p_user_id, address) as inherited on inherited.feature_type = feature.type
  on conflict do nothing;
end $$;

create or replace function private.mirror_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles as profile set email = left(new.email, 254) where profile.user_id = new.id;
  delete from private.trial_mailboxes as mailbox where mailbox.user_id = new.id;
  if new.email is not null then
    insert into private.trial_mailboxes (user_id, address_hash)
    values (new.id, private.hash_address(private.mailbox_of(new.email::text)));
    update public.trial_usage as usage set usage_count = inherited.usage_count
    from private.inherited_trial(new.id, new.email::text) as inherited
    where usage.user_id = new.id and usage.feature_type = inherited.feature_type
      and usage.usage_count < inherited.usage_count;
  end if;
  return new;
end $$;

-- Whoever holds the mailbox decides; every other account of it waits here and then sees the new count.
create or replace function private.lock_trial_usage(p_user_id uuid, p_feature_type text) returns void
language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('trial ' || mailbox.address_hash, 0))
  from private.trial_mailboxes as mailbox where mailbox.user_id = p_user_id;
  insert into public.trial_usage (user_id, feature_type) values (p_user_id, p_feature_type) on conflict do nothing;
  perform 1 from public.trial_usage as usage
  where usage.user_id = p_user_id and usage.feature_type = p_feature_type for update;
end $$;

create function private.share_trial_usage() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.trial_usage as usage set usage_count = new.usage_count
  from private.trial_mailboxes as own join private.trial_mailboxes as other on other.address_hash = own.address_hash
  where own.user_id = new.user_id and other.user_id <> new.user_id
    and usage.user_id = other.user_id and usage.feature_type = new.feature_type
    and usage.usage_count < new.usage_count;
  return null;
end $$;

create or replace function private.check_challenge_trial(p_user_id uuid, p_challenge_id uuid) returns void
language plpgsql set search_path = '' as $$
begin
  if private.is_premium(p_user_id) then
    return;
  end if;
  perform private.lock_trial_usage(p_user_id, 'daily_challenge');
  if exists (
    select from public.trial_usage as usage
    where usage.user_id = p_user_id and usage.feature_type = 'daily_challenge'
      and usage.usage_count >= private.trial_limit('daily_challenge')
  ) or exists (
    select from private.daily_challenge_answers as sent
    where sent.user_id = p_user_id and sent.challenge_id <> p_challenge_id
  ) or exists (
    select from private.trial_mailboxes as own
    join private.trial_mailboxes as other on other.address_hash = own.address_hash and other.user_id <> own.user_id
    join private.daily_challenge_answers as sent on sent.user_id = other.user_id
    where own.user_id = p_user_id and not private.is_premium(other.user_id)
  ) then
    raise exception 'Trial limit reached' using errcode = 'PT402', detail = 'daily_challenge';
  end if;
end $$;

create or replace function private.remember_trial(p_user_id uuid) returns void
language sql set search_path = '' as $$
  insert into private.trial_memory as memory (address_hash, feature_type, usage_count)
  select private.hash_address(private.mailbox_of(account.email::text)), used.feature_type, max(used.usage_count)
  from auth.users as account
  cross join lateral (
    select usage.feature_type, usage.usage_count from public.trial_usage as usage where usage.user_id = account.id
    union all
    select 'daily_challenge', 1 from private.daily_challenge_answers as sent where sent.user_id = account.id
  ) as used
  where account.id = p_user_id and account.email is not null and used.usage_count > 0
  group by account.email, used.feature_type
  on conflict (address_hash, feature_type) do update
    set usage_count = greatest(memory.usage_count, excluded.usage_count), remembered_at = now()
$$;

-- Accounts that exist already share what they have used from here on.
insert into private.trial_mailboxes (user_id, address_hash)
select account.id, private.hash_address(private.mailbox_of(account.email::text))
from auth.users as account where account.email is not null;

update public.trial_usage as usage set usage_count = shared.usage_count
from private.trial_mailboxes as mailbox
join (
  select other.address_hash, used.feature_type, max(used.usage_count) as usage_count
  from private.trial_mailboxes as other join public.trial_usage as used on used.user_id = other.user_id
  group by other.address_hash, used.feature_type
) as shared on shared.address_hash = mailbox.address_hash
where usage.user_id = mailbox.user_id and usage.feature_type = shared.feature_type
  and usage.usage_count < shared.usage_count;

create trigger trial_usage_share after insert or update of usage_count on public.trial_usage
  for each row when (new.usage_count > 0) execute function private.share_trial_usage();

-- row-level security

alter table private.trial_mailboxes enable row level security;

-- privileges

revoke all on private.trial_mailboxes from public, anon, authenticated, service_role;
revoke all on all functions in schema private from public, anon, authenticated, service_role;

-- comments

comment on table private.trial_mailboxes is 'The mailbox of each account as a keyed hash: all its accounts share one free trial.';
comment on function private.mailbox_of(text) is 'Where an address is delivered: lower case, without a plus tag, with Gmail without dots.';
comment on function private.inherited_trial(uuid, text) is 'What the mailbox of an address has used of the trial by other accounts, those that are deleted among them.';
comment on function private.initialize_user(uuid) is 'Profile, streak, plan and trial of an account, whatever is missing. The trial of its mailbox goes on where it is.';
comment on function private.mirror_address() is 'Trigger: the profile shows the account''s present address, and the trial is that of its mailbox.';
comment on function private.share_trial_usage() is 'Trigger: a use of the trial counts for every account of the mailbox.';
comment on function private.check_challenge_trial(uuid, uuid) is 'A trial has one challenge: neither an attempt nor an answer that was sent for a score at another one, nor by another account of the mailbox.';
comment on function private.remember_trial(uuid) is 'Keeps what an account that is about to go has used of its mailbox''s trial, answers sent for a score among it. Runs on every delete from auth.users.';

select private.seal_access();
