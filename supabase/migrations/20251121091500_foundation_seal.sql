-- What was granted when the migrations ended, kept so that the host can tell at start whether anything has drifted.
create table private.sealed_access (
  item text not null,
  constraint sealed_access_pkey primary key (item)
);

-- Everything that decides who may do what, one fact a row: row-level security, policies, grants on tables, columns and
-- functions, and whose rights a function runs with. The owner's own grants differ between versions of PostgreSQL.
create view private.current_access as
select 'rls ' || relation.oid::regclass || ' ' || relation.relrowsecurity as item
from pg_catalog.pg_class as relation
where relation.relkind in ('r', 'p') and relation.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
union all
select format('policy %I.%I %s %s %s using %s check %s', policy.schemaname, policy.tablename, policy.policyname,
  policy.cmd, policy.roles, policy.qual, policy.with_check)
from pg_catalog.pg_policies as policy
where policy.schemaname in ('public', 'private', 'storage')
union all
select format('grant %s on %s to %s', acl.privilege_type, relation.oid::regclass,
  case acl.grantee when 0 then 'public' else acl.grantee::regrole::text end)
from pg_catalog.pg_class as relation cross join lateral aclexplode(relation.relacl) as acl
where acl.grantee <> relation.relowner and relation.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
union all
select format('grant %s (%I) on %s to %s', acl.privilege_type, field.attname, relation.oid::regclass,
  case acl.grantee when 0 then 'public' else acl.grantee::regrole::text end)
from pg_catalog.pg_class as relation
join pg_catalog.pg_attribute as field on field.attrelid = relation.oid
cross join lateral aclexplode(field.attacl) as acl
where relation.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
union all
select format('grant EXECUTE on %s to %s', routine.oid::regprocedure,
  case acl.grantee when 0 then 'public' else acl.grantee::regrole::text end)
from pg_catalog.pg_proc as routine
cross join lateral aclexplode(coalesce(routine.proacl, acldefault('f', routine.proowner))) as acl
where acl.grantee <> routine.proowner and routine.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
union all
select format('rights %s %s %s', routine.oid::regprocedure, routine.prosecdef, routine.proconfig)
from pg_catalog.pg_proc as routine
where routine.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
union all
select format('grant %s on schema %I to %s', acl.privilege_type, space.nspname,
  case acl.grantee when 0 then 'public' else acl.grantee::regrole::text end)
from pg_catalog.pg_namespace as space cross join lateral aclexplode(space.nspacl) as acl
where acl.grantee <> space.nspowner and space.nspname in ('public', 'private');

-- functions

create function private.seal_access() returns void
language plpgsql set search_path = '' as $$
begin
  delete from private.sealed_access;
  insert into private.sealed_access (item) select distinct item from private.current_access;
end $$;

create function private.access_drift() returns table (change text, item text)
language sql stable set search_path = '' as $$
  (select 'added', present.item from private.current_access as present
   except select 'added', sealed.item from private.sealed_access as sealed)
  union all
  (select 'removed', sealed.item from private.sealed_access as sealed
   except select 'removed', present.item from private.current_access as present)
$$;

-- row-level security

alter table private.sealed_access enable row level security;

-- privileges

revoke all on private.sealed_access, private.current_access from public, anon, authenticated, service_role;
revoke all on all functions in schema private from public, anon, authenticated, service_role;

-- comments

comment on table private.sealed_access is 'private.current_access as the last migration left it.';
comment on view private.current_access is 'Who may do what in this database, one fact a row.';
comment on function private.seal_access() is 'The present state is the wanted one. Every migration that grants or creates calls it last.';
comment on function private.access_drift() is 'What is different from the sealed state: no row when nothing has drifted.';

select private.seal_access();
