-- Resumes that are written in the editor: what is in each, and the versions before it.
create table public.resumes (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  document_id uuid,
  job_id uuid,
  title text not null default '',
  content jsonb not null default '{}',
  sitting uuid,
  revision integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint resumes_pkey primary key (id),
  constraint resumes_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint resumes_document_id_fkey foreign key (document_id) references public.user_documents (id) on delete set null,
  constraint resumes_job_id_fkey foreign key (job_id) references public.jobs (id) on delete cascade,
  constraint resumes_title_length check (char_length(title) <= 200),
  constraint resumes_content_size check (jsonb_typeof(content) = 'object' and octet_length(content::text) <= 200000),
  constraint resumes_revision_range check (revision >= 0)
);

create table public.resume_versions (
  id uuid not null default gen_random_uuid(),
  resume_id uuid not null,
  user_id uuid not null,
  revision integer not null,
  content jsonb not null,
  saved_at timestamptz not null,
  constraint resume_versions_pkey primary key (id),
  constraint resume_versions_resume_id_revision_key unique (resume_id, revision),
  constraint resume_versions_resume_id_fkey foreign key (resume_id) references public.resumes (id) on delete cascade,
  constraint resume_versions_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint resume_versions_content_size check (jsonb_typeof(content) = 'object' and octet_length(content::text) <= 200000)
);

-- indexes

create index resumes_user_id_idx on public.resumes (user_id, updated_at desc);
create index resumes_document_id_idx on public.resumes (document_id);
create index resumes_job_id_idx on public.resumes (job_id);
-- One for each upload, and one for each upload and interview.
create unique index resumes_document_id_job_id_key on public.resumes (document_id, job_id) nulls not distinct
  where document_id is not null;
create index resume_versions_user_id_idx on public.resume_versions (user_id);

-- functions

-- For every role: a resume is made from its owner's upload and for its owner's interview alone.
create function private.guard_resume() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    new.id := old.id;
    new.user_id := old.user_id;
    new.revision := old.revision + (new.content is distinct from old.content)::int;
    new.updated_at := now();
  else
    new.revision := 0;
  end if;
  if new.document_id is not null and not exists (
    select from public.user_documents as document where document.id = new.document_id and document.user_id = new.user_id
  ) then
    raise exception 'A resume can only be made from one''s own upload' using errcode = 'insufficient_privilege';
  end if;
  if new.job_id is not null and not exists (
    select from public.jobs as job where job.id = new.job_id and job.user_id = new.user_id
  ) then
    raise exception 'A resume can only belong to one''s own interview' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

-- What a save replaces becomes a version: always where another sitting wrote it, else every ten minutes. Saves come every
-- second, and one version each would fill the list within a minute.
create function private.keep_resume_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.sitting is not distinct from old.sitting and exists (
    select from public.resume_versions as version
    where version.resume_id = old.id and version.saved_at > now() - interval '10 minutes'
  ) then
    return null;
  end if;
  insert into public.resume_versions (resume_id, user_id, revision, content, saved_at)
  values (old.id, old.user_id, old.revision, old.content, now()) on conflict (resume_id, revision) do nothing;
  delete from public.resume_versions as version
  where version.resume_id = old.id and version.id not in (
    select kept.id from public.resume_versions as kept
    where kept.resume_id = old.id order by kept.revision desc limit 20
  );
  return null;
end $$;

create trigger resumes_guard before insert or update on public.resumes
  for each row execute function private.guard_resume();
create trigger resumes_version after update of content on public.resumes
  for each row when (old.content is distinct from new.content) execute function private.keep_resume_version();
create trigger resumes_room after insert on public.resumes
  referencing new table as added for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows('50', '10485760');

-- row-level security

alter table public.resumes enable row level security;
alter table public.resume_versions enable row level security;

create policy owner_can_select on public.resumes for select to authenticated using (user_id = (select auth.uid()));
create policy owner_can_insert on public.resumes for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy owner_can_update on public.resumes for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy owner_can_delete on public.resumes for delete to authenticated using (user_id = (select auth.uid()));
create policy owner_can_select on public.resume_versions for select to authenticated
  using (user_id = (select auth.uid()));
create policy owner_can_delete on public.resume_versions for delete to authenticated
  using (user_id = (select auth.uid()));

-- privileges

revoke all on public.resumes, public.resume_versions from public, anon, authenticated, service_role;
grant select, delete, insert (id, user_id, document_id, job_id, title, content, sitting), update (title, content, sitting)
  on public.resumes to authenticated;
grant select, delete on public.resume_versions to authenticated;
grant select, insert, update, delete on public.resumes, public.resume_versions to service_role;
revoke all on function private.guard_resume(), private.keep_resume_version() from public, anon, authenticated, service_role;

-- comments

comment on table public.resumes is 'A resume written in the editor (ResumeContent of packages/domain). At most 50 a user.';
comment on column public.resumes.document_id is 'The upload it was filled from; null for one of its own, or where the upload was deleted.';
comment on column public.resumes.job_id is 'The interview that this copy is for; null for a master. It goes with its interview.';
comment on column public.resumes.sitting is 'The open editor that saved last: what another one saved is kept as a version before it is replaced.';
comment on column public.resumes.revision is 'Counts the saves of its content: a save that names an older one changes nothing.';
comment on table public.resume_versions is 'What a resume said before; the last 20 versions of each.';
comment on function private.guard_resume() is 'Trigger: own upload and own interview alone, the owner stays, saves are counted.';
comment on function private.keep_resume_version() is 'Trigger: keeps what a save replaces, and of that the last 20.';

select private.seal_access();
