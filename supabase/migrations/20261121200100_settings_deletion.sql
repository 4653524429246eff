-- Leaving: a deletion that was asked for and waits for its confirmation, and what goes with an account.
create table private.account_deletions (
  user_id uuid not null,
  -- SHA-256 of the token in the mail, hexadecimal.
  token_hash text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint account_deletions_pkey primary key (user_id),
  constraint account_deletions_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint account_deletions_token_hash_key unique (token_hash),
  constraint account_deletions_token_hash_shape check (token_hash ~ '^[0-9a-f]{64}$')
);

-- functions

create function public.request_account_deletion(
  p_user_id uuid, p_token_hash text, p_subject text, p_text text, p_html text
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  address text;
begin
  -- Two requests at once: the second waits here, and finds the mail of the first.
  select account.email into address from auth.users as account where account.id = p_user_id for update;
  if not found then
    raise exception 'Unknown account' using errcode = 'insufficient_privilege';
  end if;
  if exists (
    select from private.account_deletions as pending
    where pending.user_id = p_user_id and pending.created_at > now() - interval '1 minute'
  ) then
    return 'mailed_before';
  end if;
  insert into private.account_deletions (user_id, token_hash, expires_at)
  values (p_user_id, p_token_hash, now() + interval '24 hours')
  on conflict (user_id) do update
    set token_hash = excluded.token_hash, created_at = now(), expires_at = excluded.expires_at;
  insert into private.mail_outbox (kind, to_address, subject, text, html)
  values ('account_deletion', address, p_subject, p_text, p_html);
  return 'mailed';
end $$;

create function private.owns_file(p_user_id uuid, p_name text) returns boolean
language sql immutable set search_path = '' as $$
  select starts_with(p_name, p_user_id || '/') or starts_with(p_name, 'avatars/' || p_user_id || '-')
$$;

create function public.find_account_deletion(p_token_hash text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'user_id', pending.user_id,
    'is_expired', pending.expires_at <= now(),
    'files', (
      select coalesce(jsonb_agg(jsonb_build_object('bucket', file.bucket_id, 'name', file.name)), '[]')
      from storage.objects as file where private.owns_file(pending.user_id, file.name)
    )
  )
  from private.account_deletions as pending where pending.token_hash = p_token_hash
$$;

-- Whoever deletes an account deletes all of it: what hangs on it by a foreign key goes by itself, the rest here.
create function private.erase_traces() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  address text := lower(old.email);
begin
  -- The bytes follow their rows: a trigger of storage.objects names them for the next sweep.
  delete from storage.objects as file where private.owns_file(old.id, file.name);
  delete from private.mail_outbox as mail
  where lower(mail.to_address) = address
    or (mail.kind = 'contact' and position('<' || address || '>' in lower(mail.text)) > 0);
  -- The stand-in for the payment provider keeps the subscription, which is about to be ended, and no address.
  update private.local_payments as payment
  set document = replace(payment.document::text, to_jsonb(old.email)::text, '"deleted@account.invalid"')::jsonb
  where position(to_jsonb(old.email)::text in payment.document::text) > 0;
  return old;
end $$;

create trigger erase_traces before delete on auth.users
  for each row execute function private.erase_traces();

-- Every row of the caller, table by table, found in the catalogue: a new table is in it from its first day.
create function private.rows_of(p_user_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  holder record;
  found_rows jsonb;
  result jsonb := '{}';
begin
  for holder in
    select space.nspname as space_name, relation.relname as table_name
    from pg_catalog.pg_class as relation
    join pg_catalog.pg_namespace as space on space.oid = relation.relnamespace
    join pg_catalog.pg_attribute as field on field.attrelid = relation.oid
    where space.nspname in ('public', 'private') and relation.relkind in ('r', 'p')
      and field.attname = 'user_id' and not field.attisdropped
    order by space.nspname desc, relation.relname
  loop
    -- Hashes of tokens are of use to an attacker alone.
    execute format(
      'select jsonb_agg(to_jsonb(entry) - array(select key from jsonb_object_keys(to_jsonb(entry)) as key where key like ''%%\_hash''))
       from %I.%I as entry where entry.user_id = $1', holder.space_name, holder.table_name
    ) into found_rows using p_user_id;
    result := result || jsonb_build_object(holder.table_name, coalesce(found_rows, '[]'));
  end loop;
  return result;
end $$;

create function public.export_my_data() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'account', jsonb_build_object(
      'id', account.id, 'email', account.email, 'created_at', account.created_at,
      'email_confirmed_at', account.email_confirmed_at, 'last_sign_in_at', account.last_sign_in_at,
      'user_metadata', account.raw_user_meta_data
    ),
    'sign_ins', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'created_at', login.created_at, 'last_used_at', login.updated_at, 'user_agent', login.user_agent, 'address', login.ip
      ) order by login.created_at), '[]')
      from auth.sessions as login where login.user_id = account.id
    ),
    'mails', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', mail.kind, 'subject', mail.subject, 'created_at', mail.created_at, 'sent_at', mail.sent_at
      ) order by mail.position), '[]')
      from private.mail_outbox as mail where lower(mail.to_address) = lower(account.email)
    ),
    'files', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'bucket', file.bucket_id, 'name', file.name, 'size_bytes', (file.metadata ->> 'size')::bigint,
        'type', file.metadata ->> 'mimetype', 'created_at', file.created_at
      ) order by file.name), '[]')
      from storage.objects as file where private.owns_file(account.id, file.name)
    ),
    'tables', private.rows_of(account.id)
  )
  from auth.users as account where account.id = auth.uid()
$$;

-- row-level security

alter table private.account_deletions enable row level security;

-- privileges

revoke all on private.account_deletions from public, anon, authenticated, service_role;
revoke all on all functions in schema private from public, anon, authenticated, service_role;
revoke all on function public.request_account_deletion(uuid, text, text, text, text),
  public.find_account_deletion(text), public.export_my_data()
  from public, anon, authenticated, service_role;
grant execute on function public.request_account_deletion(uuid, text, text, text, text),
  public.find_account_deletion(text) to service_role;
grant execute on function public.export_my_data() to authenticated;

-- comments

comment on table private.account_deletions is 'Deletions that wait for the link in a mail; at most one per account, the newest. Gone with the account.';
comment on function public.request_account_deletion(uuid, text, text, text, text) is 'Keeps the token''s hash and mails the account''s own address: mailed, or mailed_before within a minute. The link is good for 24 hours.';
comment on function public.find_account_deletion(text) is 'What a link''s token asks for: { user_id, is_expired, files }, or null where it was used, replaced or never made.';
comment on function private.owns_file(uuid, text) is 'Whether a file of the bucket documents lies in a user''s places: {userId}/... or avatars/{userId}-...';
comment on function private.erase_traces() is 'Trigger: with an account go its files, its mails and its address at the stand-in for the payment provider.';
comment on function private.rows_of(uuid) is 'Every row with that user_id in public and private, by table; columns with hashes left out.';
comment on function public.export_my_data() is 'Everything kept about the caller: account, sign_ins, mails, files (their list) and tables.';

select private.seal_access();
