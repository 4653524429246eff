-- Uploaded resumes: their text, or a marker that names the stored file.
create table public.user_documents (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  name text not null,
  type text not null default 'resume',
  content text not null,
  analysis jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint user_documents_pkey primary key (id),
  constraint user_documents_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint user_documents_name_length check (char_length(btrim(name)) >= 1 and char_length(name) <= 255),
  constraint user_documents_type_known check (type in ('resume')),
  constraint user_documents_content_length check (char_length(content) between 1 and 250000),
  constraint user_documents_analysis_size check (octet_length(analysis::text) <= 1000000)
);

-- indexes

create index user_documents_user_id_created_at_idx on public.user_documents (user_id, created_at desc);

-- functions

create function private.guard_user_document() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    new.analysis := old.analysis;
    return new;
  end if;
  if new.user_id is distinct from auth.uid() then
    raise exception 'A document can only be saved for oneself' using errcode = 'insufficient_privilege';
  end if;
  if starts_with(new.content, 'PDF_FILE:') and not starts_with(new.content, 'PDF_FILE:' || new.user_id || '/') then
    raise exception 'A document can only name one''s own file' using errcode = 'insufficient_privilege';
  end if;
  -- The account's row orders parallel uploads, so that the count below is true.
  perform 1 from public.profiles as profile where profile.user_id = new.user_id for update;
  if (select count(*) from public.user_documents as document where document.user_id = new.user_id) >= 100 then
    raise exception 'There is room for 100 documents' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create trigger user_documents_guard before insert or update on public.user_documents
  for each row when (current_user in ('anon', 'authenticated')) execute function private.guard_user_document();
create trigger user_documents_touch before update on public.user_documents
  for each row execute function private.touch_updated_at();

-- row-level security

alter table public.user_documents enable row level security;

create policy owner_can_select on public.user_documents for select to authenticated
  using (user_id = (select auth.uid()));
create policy owner_can_insert on public.user_documents for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy owner_can_update on public.user_documents for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy owner_can_delete on public.user_documents for delete to authenticated
  using (user_id = (select auth.uid()));

-- privileges

revoke all on public.user_documents from public, anon, authenticated, service_role;
grant select, delete, insert (id, user_id, name, type, content), update (name, analysis)
  on public.user_documents to authenticated;
grant select, insert, update, delete on public.user_documents to service_role;
revoke all on all functions in schema private from public, anon, authenticated, service_role;

-- comments

comment on table public.user_documents is 'content is the text, or PDF_FILE: and a path in the bucket documents. analysis is written by the server side; what a client sends for it is ignored.';
comment on function private.guard_user_document() is 'Trigger: own files only, 100 documents at most, the stored analysis stays.';
