-- The download holds the second factors of the account: which, and since when. Their keys and codes are nobody's to read.

-- functions

create or replace function public.export_my_account() returns jsonb
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
    'second_factors', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'type', factor.factor_type, 'name', factor.friendly_name, 'status', factor.status, 'created_at', factor.created_at
      ) order by factor.created_at), '[]')
      from auth.mfa_factors as factor where factor.user_id = account.id
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
    'tables', (
      select coalesce(jsonb_agg(relation.relname order by place), '[]')
      from private.tables_of_users() with ordinality as held (id, place)
      join pg_catalog.pg_class as relation on relation.oid = held.id
    )
  )
  from auth.users as account where account.id = auth.uid()
$$;

-- comments

comment on function public.export_my_account() is 'What is kept about the caller, except their rows: account, sign_ins, second_factors, mails, files (their list), and the names of the tables that may hold rows.';

select private.seal_access();
