-- The download of everything about a user is read in pages: one document of all rows could grow past what a value can hold.

-- functions

-- The tables with rows of users, found in the catalogue: a new table is in it from its first day.
create function private.tables_of_users() returns setof regclass
language sql stable set search_path = '' as $$
  select relation.oid::regclass
  from pg_catalog.pg_class as relation
  join pg_catalog.pg_namespace as space on space.oid = relation.relnamespace
  join pg_catalog.pg_attribute as field on field.attrelid = relation.oid
  where space.nspname in ('public', 'private') and relation.relkind in ('r', 'p')
    and field.attname = 'user_id' and not field.attisdropped
  order by space.nspname desc, relation.relname
$$;

create function public.export_my_account() returns jsonb
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
    'tables', (
      select coalesce(jsonb_agg(relation.relname order by place), '[]')
      from private.tables_of_users() with ordinality as held (id, place)
      join pg_catalog.pg_class as relation on relation.oid = held.id
    )
  )
  from auth.users as account where account.id = auth.uid()
$$;

create function public.export_my_rows(p_table text, p_after text, p_limit integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  held regclass;
  page jsonb;
begin
  select id into held from private.tables_of_users() as id
  join pg_catalog.pg_class as relation on relation.oid = id where relation.relname = p_table;
  if held is null or p_limit not between 1 and 5000 then
    raise exception 'There are no such rows to export' using errcode = '22023';
  end if;
  -- The place in the table is the order: every table has one, and it needs no index. Hashes of tokens are of use to an attacker alone.
  execute format(
    'select jsonb_build_object(
       ''rows'', coalesce(jsonb_agg(to_jsonb(entry) - array(select key from jsonb_object_keys(to_jsonb(entry)) as key where key like ''%%\_hash'')
         order by entry.ctid), ''[]''),
       ''next'', case when count(*) = $3 then max(entry.ctid)::text end)
     from %1$s as entry
     where entry.ctid = any(array(
       select found.ctid from %1$s as found where found.user_id = $1 and found.ctid > $2::tid order by found.ctid limit $3))', held
  ) into page using auth.uid(), p_after, p_limit;
  return page;
end $$;

drop function public.export_my_data();
drop function private.rows_of(uuid);

-- privileges

revoke all on function private.tables_of_users() from public, anon, authenticated, service_role;
revoke all on function public.export_my_account(), public.export_my_rows(text, text, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.export_my_account(), public.export_my_rows(text, text, integer) to authenticated;

-- comments

comment on function private.tables_of_users() is 'The tables of public and private that hold rows with a user_id.';
comment on function public.export_my_account() is 'What is kept about the caller, except their rows: account, sign_ins, mails, files (their list), and the names of the tables that may hold rows.';
comment on function public.export_my_rows(text, text, integer) is 'A page of the caller''s rows of one of these tables, without hashes: { rows, next }. p_after is next of the page before, (0,0) for the first; next is null after the last.';

select private.seal_access();
