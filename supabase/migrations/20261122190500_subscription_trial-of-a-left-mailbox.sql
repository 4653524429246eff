-- An account that changes its address leaves behind what it has used of its old mailbox's trial. Otherwise the old mailbox
-- would have a fresh one for the next account, again and again.
create or replace function private.mirror_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles as profile set email = left(new.email, 254) where profile.user_id = new.id;
  if old.email is not null then
    insert into private.trial_memory as memory (address_hash, feature_type, usage_count)
    select private.hash_address(private.mailbox_of(old.email::text)), used.feature_type, max(used.usage_count)
    from (
      select usage.feature_type, usage.usage_count from public.trial_usage as usage where usage.user_id = new.id
      union all
      select 'daily_challenge', 1 from private.daily_challenge_answers as sent where sent.user_id = new.id
    ) as used
    where used.usage_count > 0
    group by used.feature_type
    on conflict (address_hash, feature_type) do update
      set usage_count = greatest(memory.usage_count, excluded.usage_count), remembered_at = now();
  end if;
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

-- comments

comment on function private.mirror_address() is 'Trigger: the profile shows the account''s present address, and the trial is that of its mailbox. The mailbox it leaves remembers what was used.';

select private.seal_access();
