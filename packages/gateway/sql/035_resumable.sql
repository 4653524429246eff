-- Uploads that arrive in parts and may be resumed. Only the gateway reads this table; whether an upload may be stored is decided by
-- the policies on storage.objects, when it begins, with each part and when its row is written.
create table if not exists storage.resumable_uploads (
  id uuid primary key,
  bucket_id text not null references storage.buckets (id) on delete cascade,
  name text not null,
  role text not null,
  user_id text,
  -- Who is counted for it: the user, or a hash of the network.
  uploader text not null,
  upsert boolean not null,
  -- The header as it came: what the client wants kept with the file.
  metadata text not null,
  total_bytes bigint not null,
  received_bytes bigint not null default 0,
  -- The files of the parts that arrived, in their order.
  parts text[] not null default '{}',
  -- While the whole is being stored: the name of its bytes, and until when another attempt waits.
  version text,
  storing_until timestamptz,
  is_complete boolean not null default false,
  expires_at timestamptz not null,
  constraint resumable_upload_is_within_its_length check (received_bytes between 0 and total_bytes)
);
create index if not exists resumable_uploads_uploader_idx on storage.resumable_uploads (uploader);
create index if not exists resumable_uploads_expires_at_idx on storage.resumable_uploads (expires_at);
create index if not exists resumable_uploads_version_idx on storage.resumable_uploads (version) where version is not null;
create index if not exists resumable_uploads_bucket_id_idx on storage.resumable_uploads (bucket_id);
alter table storage.resumable_uploads enable row level security;

-- An upload that ends, one way or the other, needs its parts no longer.
create or replace function storage.release_parts() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update storage.unreferenced_files set remove_after = now() where name = any (old.parts);
  return null;
end $$;
revoke execute on function storage.release_parts() from public;
drop trigger if exists release_parts on storage.resumable_uploads;
create trigger release_parts after delete on storage.resumable_uploads
  for each row execute function storage.release_parts();
drop trigger if exists release_parts_of_complete on storage.resumable_uploads;
create trigger release_parts_of_complete after update of is_complete on storage.resumable_uploads
  for each row when (new.is_complete) execute function storage.release_parts();

-- The row of the file completes the upload in its own transaction: a client whose connection broke reads that it is done.
create or replace function storage.complete_upload() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update storage.resumable_uploads
     set is_complete = true, received_bytes = total_bytes, parts = '{}', version = null, storing_until = null
   where version = new.version;
  return null;
end $$;
revoke execute on function storage.complete_upload() from public;
drop trigger if exists complete_upload on storage.objects;
create trigger complete_upload after insert or update of version on storage.objects
  for each row execute function storage.complete_upload();

-- The uploads of a user who is deleted end.
create or replace function storage.end_uploads() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from storage.resumable_uploads where user_id = old.id::text;
  return null;
end $$;
revoke execute on function storage.end_uploads() from public;
drop trigger if exists end_uploads on auth.users;
create trigger end_uploads after delete on auth.users for each row execute function storage.end_uploads();
