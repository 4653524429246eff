-- Buckets and the index of stored files. Rows are read and written as the caller; policies come with the product.
create table if not exists storage.buckets (
  id text primary key,
  name text not null unique,
  public boolean not null default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table storage.buckets add column if not exists owner uuid;
alter table storage.buckets add column if not exists owner_id text;

create table if not exists storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text not null references storage.buckets (id),
  name text not null,
  owner uuid,
  owner_id text,
  metadata jsonb not null default '{}',
  user_metadata jsonb,
  version text,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_accessed_at timestamptz default now()
);
create unique index if not exists objects_bucket_id_name_key on storage.objects (bucket_id, name);
-- For listings by a prefix: pages follow each other in the order of bytes.
create index if not exists objects_bucket_id_name_c_idx on storage.objects (bucket_id, name collate "C");
create index if not exists objects_owner_id_idx on storage.objects (owner_id);

alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
grant select on storage.buckets to anon;
-- Without a policy nobody changes a bucket, as in a new Supabase project.
grant select, insert, update, delete on storage.buckets to authenticated;
grant select, insert, update, delete on storage.objects to authenticated;
grant select on storage.objects to anon;
grant all on storage.buckets, storage.objects to service_role;

-- 'a/b/c.pdf' -> {a,b}: the folders of a file's name, as Supabase's function of the same name gives them.
create or replace function storage.foldername(name text) returns text[] language sql immutable set search_path = '' as $$
  select (string_to_array(name, '/'))[1 : cardinality(string_to_array(name, '/')) - 1]
$$;
create or replace function storage.filename(name text) returns text language sql immutable set search_path = '' as $$
  select (string_to_array(name, '/'))[cardinality(string_to_array(name, '/'))]
$$;
create or replace function storage.extension(name text) returns text language sql immutable set search_path = '' as $$
  select nullif(regexp_replace(storage.filename(name), '^.*\.', ''), storage.filename(name))
$$;
grant execute on function storage.foldername(text), storage.filename(text), storage.extension(text) to anon, authenticated, service_role;

-- Names of stored files that no row of storage.objects refers to: an upload in flight (removed after an hour at
-- the latest) or bytes whose row was overwritten or deleted (removed at once). The trigger keeps the ledger in the
-- transaction of the row, so that a crash between the row and the file leaves nothing behind.
create table if not exists storage.unreferenced_files (
  name text primary key,
  remove_after timestamptz not null
);
create index if not exists unreferenced_files_remove_after_idx on storage.unreferenced_files (remove_after);
alter table storage.unreferenced_files enable row level security;

create or replace function storage.track_files() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' and old.version is not null and (tg_op = 'DELETE' or new.version is distinct from old.version) then
    insert into storage.unreferenced_files (name, remove_after) values (old.version, now())
    on conflict (name) do update set remove_after = excluded.remove_after;
  end if;
  if tg_op <> 'DELETE' then
    delete from storage.unreferenced_files where name = new.version;
  end if;
  return null;
end $$;
revoke execute on function storage.track_files() from public;
drop trigger if exists track_files on storage.objects;
create trigger track_files after insert or update of version or delete on storage.objects
  for each row execute function storage.track_files();
