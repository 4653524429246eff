-- A free account gets room for pictures and a few files, not a place to host them.

-- The types that the reader of resumes and the profile picture take.
update storage.buckets set allowed_mime_types = array[
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/msword',
  'text/plain',
  'image/png',
  'image/jpeg',
  'image/webp'
] where id = 'documents';

-- functions

create or replace function private.limit_files() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  caller text := auth.uid()::text;
  is_premium boolean := private.is_premium(auth.uid());
  file_limit bigint := case when is_premium then 200 else 20 end;
  byte_limit bigint := case when is_premium then 524288000 else 52428800 end;
  files bigint;
  bytes bigint;
  pictures bigint;
begin
  -- Uploads of one account are counted one after the other; a parallel one would not see this one's row.
  perform pg_advisory_xact_lock(hashtextextended(caller, 7270905));
  select count(*), coalesce(sum((file.metadata ->> 'size')::bigint), 0),
    count(*) filter (where starts_with(file.name, 'avatars/'))
  into files, bytes, pictures
  from storage.objects as file
  where file.owner_id = caller and (file.bucket_id, file.name) <> (new.bucket_id, new.name);
  if files >= file_limit or bytes + coalesce((new.metadata ->> 'size')::bigint, 0) > byte_limit then
    raise exception 'There is room for % files and % MB. Please delete some first.', file_limit, byte_limit / 1048576
      using errcode = 'insufficient_privilege';
  end if;
  -- Everybody can see these, so nobody gets room for an album.
  if pictures >= 5 and starts_with(new.name, 'avatars/') then
    raise exception 'There is room for 5 profile pictures. Please delete some first.'
      using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

-- comments

comment on function private.limit_files() is 'Trigger: an account has at most 200 files and 500 MB in storage, 20 files and 50 MB in the free trial; five of them are profile pictures at most.';

select private.seal_access();
