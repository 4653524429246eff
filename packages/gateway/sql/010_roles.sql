-- The roles, schemas and claim functions that a Supabase project has from birth. Every statement may run twice.
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin noinherit bypassrls; end if;
end $$;

-- On PostgreSQL the connection's own user must be able to become each of them.
do $$ begin execute format('grant anon, authenticated, service_role to %I', current_user); exception when others then null; end $$;

create schema if not exists auth;
create schema if not exists storage;
create schema if not exists realtime;

revoke create on schema public from public;
grant usage on schema public, auth, storage to anon, authenticated, service_role;

-- With a body that is parsed here and no setting of their own, PostgreSQL puts them into the policies that call them, instead of
-- running a statement for each call.
create or replace function auth.jwt() returns jsonb language sql stable
  return coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb;
create or replace function auth.uid() returns uuid language sql stable
  return nullif(auth.jwt() ->> 'sub', '')::uuid;
create or replace function auth.role() returns text language sql stable
  return auth.jwt() ->> 'role';
create or replace function auth.email() returns text language sql stable
  return auth.jwt() ->> 'email';
grant execute on function auth.jwt(), auth.uid(), auth.role(), auth.email() to anon, authenticated, service_role;

do $$
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end $$;
