-- One account must not fill the disk that all share: there is room for so many files of so many bytes.

-- functions

create function private.limit_files() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  caller text := auth.uid()::text;
  files bigint;
  bytes bigint;
begin
  -- Uploads of one account are counted one after the other; a parallel one would not see this one's row.
  perform pg_advisory_xact_lock(hashtextextended(caller, 7270905));
  select count(*), coalesce(sum((file.metadata ->> 'size')::bigint), 0) into files, bytes
  from storage.objects as file
  where file.owner_id = caller and (file.bucket_id, file.name) <> (new.bucket_id, new.name);
  if files >= 200 or bytes + coalesce((new.metadata ->> 'size')::bigint, 0) > 524288000 then
    raise exception 'There is room for 200 files and 500 MB. Please delete some first.'
      using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

create trigger limit_files before insert on storage.objects
  for each row when (current_user in ('anon', 'authenticated')) execute function private.limit_files();

-- privileges

revoke all on function private.limit_files() from public, anon, authenticated, service_role;

-- comments

comment on function private.limit_files() is 'Trigger: an account has at most 200 files and 500 MB in storage.';

select private.seal_access();
