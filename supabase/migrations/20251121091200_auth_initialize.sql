-- What every account has from its first moment.

-- functions

create function private.initialize_user(p_user_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  address text;
  hashed_address text;
  given_name text;
begin
  select account.email, nullif(left(btrim(account.raw_user_meta_data ->> 'full_name'), 120), '')
  into address, given_name
  from auth.users as account where account.id = p_user_id;
  if not found then
    raise exception 'Unknown account' using errcode = 'insufficient_privilege';
  end if;
  hashed_address := private.hash_address(address);
  insert into public.profiles (user_id, full_name, email)
  values (p_user_id, given_name, left(address, 254)) on conflict do nothing;
  insert into public.user_streaks (user_id) values (p_user_id) on conflict do nothing;
  insert into public.subscription_status (user_id, status) values (p_user_id, 'trial') on conflict do nothing;
  insert into public.trial_usage (user_id, feature_type, usage_count)
  select p_user_id, feature.type, coalesce(memory.usage_count, 0)
  from unnest(array['interview_questions', 'daily_challenge', 'word_game']) as feature (type)
  left join private.trial_memory as memory
    on memory.address_hash = hashed_address and memory.feature_type = feature.type
  on conflict do nothing;
end $$;

create function private.initialize_new_user() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.initialize_user(new.id);
  return new;
end $$;

create function private.mirror_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles as profile set email = left(new.email, 254) where profile.user_id = new.id;
  return new;
end $$;

create function public.initialize_user_data() returns json
language plpgsql security definer set search_path = '' as $$
begin
  perform private.initialize_user(auth.uid());
  perform private.expire_streak(auth.uid(), now());
  return json_build_object('success', true);
end $$;

create trigger initialize_user after insert on auth.users
  for each row execute function private.initialize_new_user();
create trigger mirror_address after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function private.mirror_address();

-- privileges

revoke all on all functions in schema private from public, anon, authenticated, service_role;
revoke all on function public.initialize_user_data() from public, anon, authenticated, service_role;
grant execute on function public.initialize_user_data() to authenticated;

-- comments

comment on function private.initialize_user(uuid) is 'Profile, streak, plan and trial of an account, whatever is missing. A remembered trial goes on where it ended.';
comment on function private.mirror_address() is 'Trigger: the profile shows the account''s present address.';
comment on function public.initialize_user_data() is 'The same for the caller, any number of times: { success: true }. A streak that has ended shows as 0 from here on.';
