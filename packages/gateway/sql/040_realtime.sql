-- Changes of published tables as notifications. A notification names a row, it never holds one: the realtime area
-- reads the row again as each subscriber, so that row-level security decides who learns what.

-- Arguments of the trigger: the column that names the row's owner ('' where there is none), then the primary key's.
create or replace function realtime.notify_change() returns trigger language plpgsql set search_path = '' as $$
declare
  row_before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  row_after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  key_before jsonb := '{}';
  key_after jsonb := '{}';
  payload text;
begin
  for position in 1 .. tg_nargs - 1 loop
    key_before := key_before || jsonb_build_object(tg_argv[position], row_before -> tg_argv[position]);
    key_after := key_after || jsonb_build_object(tg_argv[position], row_after -> tg_argv[position]);
  end loop;
  payload := jsonb_build_object(
    'schema', tg_table_schema, 'table', tg_table_name, 'type', tg_op, 'at', now(),
    'key', case when tg_op = 'DELETE' then key_before else key_after end,
    'old_key', case when tg_op <> 'INSERT' then key_before end,
    'owner', coalesce(row_after, row_before) ->> nullif(tg_argv[0], '')
  )::text;
  -- A longer payload would make pg_notify fail and with it the write: such a change passes unannounced.
  if octet_length(payload) < 7900 then perform pg_notify('realtime_changes', payload); end if;
  return null;
end $$;
revoke execute on function realtime.notify_change() from public;

-- Ordinary tables of the publication that have a primary key, with what their trigger is to be told: the owner is
-- the column user_id, or else a column that refers to auth.users.
create or replace view realtime.published_tables as
select
  c.oid as table_oid, n.nspname::text as schema_name, c.relname::text as table_name,
  (
    select array_agg(a.attname::text order by k.ordinality)
    from pg_catalog.pg_index i
    cross join lateral unnest(i.indkey::smallint[]) with ordinality as k (attnum, ordinality)
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
    where i.indrelid = c.oid and i.indisprimary
  ) as key_columns,
  coalesce(
    (
      select a.attname::text from pg_catalog.pg_attribute a
      where a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
    ),
    (
      select a.attname::text from pg_catalog.pg_constraint f
      join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum = f.conkey[1]
      where f.conrelid = c.oid and f.contype = 'f' and f.confrelid = 'auth.users'::regclass and cardinality(f.conkey) = 1
      order by f.conname limit 1
    ),
    ''
  ) as owner_column
from pg_catalog.pg_publication_tables p
join pg_catalog.pg_namespace n on n.nspname = p.schemaname
join pg_catalog.pg_class c on c.relnamespace = n.oid and c.relname = p.tablename and c.relkind = 'r'
where p.pubname = 'supabase_realtime'
  and n.nspname not in ('auth', 'storage', 'realtime', 'private')
  and exists (select from pg_catalog.pg_index i where i.indrelid = c.oid and i.indisprimary);
revoke all on realtime.published_tables from public;

-- Puts the trigger on every table of the publication and takes it off the others. Tables that are as they should
-- be are not touched: creating a trigger waits for the table's writers.
create or replace function realtime.refresh_triggers() returns void language plpgsql set search_path = '' as $$
declare
  target record;
begin
  perform pg_advisory_xact_lock(7270902);
  for target in
    select t.tgrelid::regclass as table_name from pg_catalog.pg_trigger t
    where t.tgname = 'realtime_notify_change' and not t.tgisinternal
      and not exists (select from realtime.published_tables p where p.table_oid = t.tgrelid)
  loop
    execute format('drop trigger realtime_notify_change on %s', target.table_name);
  end loop;
  for target in
    select p.* from realtime.published_tables p
    where not exists (
      select from pg_catalog.pg_trigger t
      where t.tgrelid = p.table_oid and t.tgname = 'realtime_notify_change'
        and encode(t.tgargs, 'escape') = array_to_string(p.owner_column || p.key_columns, '\000') || '\000'
    )
  loop
    execute format(
      'create or replace trigger realtime_notify_change after insert or update or delete on %I.%I
       for each row execute function realtime.notify_change(%s)',
      target.schema_name, target.table_name,
      (select string_agg(quote_literal(argument), ', ' order by ordinality)
       from unnest(target.owner_column || target.key_columns) with ordinality as a (argument, ordinality))
    );
  end loop;
end $$;
revoke execute on function realtime.refresh_triggers() from public;

-- Reads changed rows as many callers of one role in one statement. `asks` is a list of {claims, sql, keys, places, values}; each
-- answer is what `sql` gives its caller, or the error. Only the gateway may call it. Each caller has a subtransaction that is always
-- undone: what one caller's policies set, no other's see. Stable, so that all callers read the same snapshot.
create or replace function realtime.read_as_callers(role_name text, asks jsonb)
returns table (ask integer, answer jsonb, error text) language plpgsql stable as $$
#variable_conflict use_column
declare
  one record;
  given jsonb;
  failed text;
  told integer[] := '{}';
begin
  for one in
    select
      a.ordinality::integer as number, a.value ->> 'claims' as claims, a.value ->> 'sql' as sql,
      array(select pg_catalog.jsonb_array_elements_text(a.value -> 'keys')) as keys,
      array(select pg_catalog.jsonb_array_elements_text(a.value -> 'places'))::integer[] as places,
      array(select pg_catalog.jsonb_array_elements_text(a.value -> 'values')) as filter_values
    from pg_catalog.jsonb_array_elements(asks) with ordinality as a (value, ordinality)
  loop
    given := null;
    failed := null;
    begin
      perform pg_catalog.set_config('role', role_name, true), pg_catalog.set_config('request.jwt.claims', one.claims, true);
      execute one.sql into given using one.keys, one.places, told, one.filter_values;
      raise exception sqlstate 'RT000';
    exception
      when sqlstate 'RT000' then null;
      when others then
        given := null;
        failed := sqlstate;
    end;
    continue when given is null and failed is null;
    if given is not null then
      told := told || array(select (g.value ->> 0)::integer from pg_catalog.jsonb_array_elements(given) as g (value));
    end if;
    ask := one.number;
    answer := given;
    error := failed;
    return next;
  end loop;
end $$;
revoke execute on function realtime.read_as_callers(text, jsonb) from public;
