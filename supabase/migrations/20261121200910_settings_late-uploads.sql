-- An upload that was under way while its owner's account was deleted must not come in afterwards: files have no foreign key to the account.

-- functions

create function private.refuse_orphan_files() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Locked until the row stands: a deletion at the same moment waits and then finds the row, or is over before this one looks.
  perform from auth.users as account where account.id = auth.uid() for key share;
  if not found then
    raise exception 'The account of this file is gone' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

create trigger refuse_orphan_files before insert or update on storage.objects
  for each row when (current_user in ('anon', 'authenticated')) execute function private.refuse_orphan_files();

-- privileges

revoke all on function private.refuse_orphan_files() from public, anon, authenticated, service_role;

-- comments

comment on function private.refuse_orphan_files() is 'Trigger: a file is written only while the account of its writer exists.';

select private.seal_access();
