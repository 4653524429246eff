-- A copy of a resume for one interview knows the master that it was made from.
alter table public.resumes add column master_id uuid;
alter table public.resumes add constraint resumes_master_id_fkey
  foreign key (master_id) references public.resumes (id) on delete set null;

-- indexes

create index resumes_master_id_idx on public.resumes (master_id);
-- One copy for each interview: a second press, or another device, finds the first one.
create unique index resumes_job_id_key on public.resumes (job_id) where master_id is not null;

-- functions

-- For every role: a copy is for an interview, and is made from a master of the same owner.
create function private.guard_resume_copy() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.master_id is not distinct from old.master_id then
    return new;
  end if;
  if new.master_id is not null and (new.job_id is null or not exists (
    select from public.resumes as master
    where master.id = new.master_id and master.user_id = new.user_id and master.job_id is null
  )) then
    raise exception 'A copy can only be made from one''s own resume, for an interview' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

create trigger resumes_guard_copy before insert or update on public.resumes
  for each row execute function private.guard_resume_copy();

-- privileges

grant insert (master_id) on public.resumes to authenticated;
revoke all on function private.guard_resume_copy() from public, anon, authenticated, service_role;

-- comments

comment on column public.resumes.master_id is 'The resume that a copy for an interview was made from; null for a master, and where the master was deleted.';
comment on function private.guard_resume_copy() is 'Trigger: a copy has an interview, and a master of its own owner that is no copy.';

select private.seal_access();
