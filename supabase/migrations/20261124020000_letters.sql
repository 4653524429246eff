-- Cover letters: one for each interview, and one for none, with the form they were written from.
create table public.letters (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  job_id uuid,
  form jsonb not null default '{}',
  text text not null default '',
  made jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint letters_pkey primary key (id),
  constraint letters_user_id_job_id_key unique nulls not distinct (user_id, job_id),
  constraint letters_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint letters_job_id_fkey foreign key (job_id) references public.jobs (id) on delete cascade,
  constraint letters_form_size check (jsonb_typeof(form) = 'object' and octet_length(form::text) <= 400000),
  constraint letters_text_length check (char_length(text) <= 20000),
  constraint letters_made_size check (jsonb_typeof(made) = 'object' and octet_length(made::text) <= 200000)
);

-- indexes

create index letters_job_id_idx on public.letters (job_id);

-- functions

-- For every role: a letter is for its owner's interview alone.
create function private.guard_letter() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and (new.id <> old.id or new.user_id <> old.user_id) then
    raise exception 'A letter stays its owner''s' using errcode = 'insufficient_privilege';
  end if;
  if new.job_id is not null and not exists (
    select from public.jobs as job where job.id = new.job_id and job.user_id = new.user_id
  ) then
    raise exception 'A letter can only belong to one''s own interview' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

create trigger letters_guard before insert or update on public.letters for each row execute function private.guard_letter();
create trigger letters_touch before update on public.letters for each row execute function private.touch_updated_at();
create trigger letters_room after insert on public.letters
  referencing new table as added for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows('501', '104857600');

-- row-level security

alter table public.letters enable row level security;
create policy owner_can_select on public.letters for select to authenticated using (user_id = (select auth.uid()));
create policy owner_can_insert on public.letters for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy owner_can_update on public.letters for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy owner_can_delete on public.letters for delete to authenticated using (user_id = (select auth.uid()));

-- privileges

revoke all on public.letters from public, anon, authenticated, service_role;
grant select, delete, insert (id, user_id, job_id, form, text, made), update (user_id, job_id, form, text, made)
  on public.letters to authenticated;
grant select, insert, update, delete on public.letters to service_role;
revoke all on function private.guard_letter() from public, anon, authenticated, service_role;

-- comments

comment on table public.letters is 'A cover letter: form is what it is written from (LetterForm of the web app), text what it says now, made how it was written (CoverLetter without its text; packages/domain).';
comment on column public.letters.job_id is 'The interview it is for; null for a letter of its own. It goes with its interview.';
comment on function private.guard_letter() is 'Trigger: own interview alone, and a letter stays its owner''s.';

select private.seal_access();
