-- An answer that was sent to be scored has used the trial's challenge, also where no attempt followed: a deleted account that
-- signs up again does not get another score.

-- functions

create or replace function private.remember_trial(p_user_id uuid) returns void
language sql set search_path = '' as $$
  insert into private.trial_memory as memory (address_hash, feature_type, usage_count)
  select private.hash_address(account.email::text), used.feature_type, max(used.usage_count)
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

-- comments

comment on function private.remember_trial(uuid) is 'Keeps the used trial of an account that is about to go, answers sent for a score among it. Runs on every delete from auth.users.';

select private.seal_access();
