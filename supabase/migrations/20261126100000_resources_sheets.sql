-- What somebody wrote into a sheet of the library: one row for each sheet.
create table public.resource_sheets (
  user_id uuid not null default auth.uid(),
  resource_id uuid not null,
  cells jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint resource_sheets_pkey primary key (user_id, resource_id),
  constraint resource_sheets_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint resource_sheets_resource_id_fkey foreign key (resource_id) references public.resources (id) on delete cascade,
  constraint resource_sheets_cells_size check (jsonb_typeof(cells) = 'object' and octet_length(cells::text) <= 100000)
);

-- indexes

create index resource_sheets_resource_id_idx on public.resource_sheets (resource_id);

-- functions

create trigger resource_sheets_touch before update on public.resource_sheets
  for each row execute function private.touch_updated_at();

-- row-level security

alter table public.resource_sheets enable row level security;
create policy owner_can_select on public.resource_sheets for select to authenticated
  using (user_id = (select auth.uid()));
create policy owner_can_insert on public.resource_sheets for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy owner_can_update on public.resource_sheets for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy owner_can_delete on public.resource_sheets for delete to authenticated
  using (user_id = (select auth.uid()));

-- privileges

revoke all on public.resource_sheets from public, anon, authenticated, service_role;
grant select, delete, insert (user_id, resource_id, cells), update (user_id, resource_id, cells)
  on public.resource_sheets to authenticated;
grant select, insert, update, delete on public.resource_sheets to service_role;

-- comments

comment on table public.resource_sheets is 'What a user wrote into a sheet of the library, by the names of its cells. Scores, points, streaks and badges ignore it.';

select private.seal_access();
