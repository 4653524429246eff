-- A save says which revision of the sheet it is based on, so that two at the same time can't overwrite each other.
alter table public.resource_sheets add column revision integer not null default 1;

-- functions

-- The server counts: a client can't set the revision, only ask for the one that it read.
create function private.count_sheet_revision() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.revision := old.revision + 1;
  return new;
end;
$$;

create trigger resource_sheets_count_revision before update on public.resource_sheets
  for each row execute function private.count_sheet_revision();

-- privileges

revoke all on function private.count_sheet_revision() from public, anon, authenticated, service_role;

-- comments

comment on column public.resource_sheets.revision is 'Counts the saves. An update that asks for the revision it has read changes nothing if another was faster.';
comment on function private.count_sheet_revision() is 'Trigger: each save of a sheet is one revision more.';

select private.seal_access();
