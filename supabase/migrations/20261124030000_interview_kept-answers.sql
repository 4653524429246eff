-- What a user keeps of an answer made better: their own words, with the blanks that they filled. It changes no score, points or badges.
create table public.interview_kept_answers (
  session_id uuid not null,
  user_id uuid not null default auth.uid(),
  question_text text not null,
  kept_text text not null,
  choices jsonb not null,
  updated_at timestamptz not null default now(),
  constraint interview_kept_answers_pkey primary key (session_id, question_text),
  constraint interview_kept_answers_session_id_question_text_fkey foreign key (session_id, question_text)
    references public.interview_answers (session_id, question_text) on delete cascade,
  constraint interview_kept_answers_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint interview_kept_answers_question_text_length check (
    char_length(question_text) between 1 and 2000 and octet_length(question_text) <= 2600
  ),
  constraint interview_kept_answers_kept_text_length check (char_length(kept_text) between 1 and 22000),
  constraint interview_kept_answers_choices_shape check (jsonb_typeof(choices) = 'object'),
  constraint interview_kept_answers_choices_size check (octet_length(choices::text) <= 40000)
);

-- indexes

create index interview_kept_answers_user_id_idx on public.interview_kept_answers (user_id);

-- functions

create function private.guard_kept_answer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from public.interview_sessions as session
    where session.id = new.session_id and session.user_id = new.user_id
  ) then
    raise exception 'Only an answer of one''s own interview can be kept' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

create trigger interview_kept_answers_guard before insert or update on public.interview_kept_answers
  for each row execute function private.guard_kept_answer();
create trigger interview_kept_answers_room after insert on public.interview_kept_answers
  referencing new table as added for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows('100000', '419430400');
create trigger interview_kept_answers_touch before update on public.interview_kept_answers
  for each row execute function private.touch_updated_at();

-- row-level security

alter table public.interview_kept_answers enable row level security;

create policy owner_can_select on public.interview_kept_answers for select to authenticated
  using (user_id = (select auth.uid()));
create policy owner_can_insert on public.interview_kept_answers for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy owner_can_update on public.interview_kept_answers for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy owner_can_delete on public.interview_kept_answers for delete to authenticated
  using (user_id = (select auth.uid()));

-- privileges

revoke all on public.interview_kept_answers from public, anon, authenticated, service_role;
grant select, delete,
  insert (session_id, user_id, question_text, kept_text, choices),
  update (session_id, user_id, question_text, kept_text, choices)
  on public.interview_kept_answers to authenticated;
grant select, insert, update, delete on public.interview_kept_answers to service_role;
revoke all on function private.guard_kept_answer() from public, anon, authenticated, service_role;

-- comments

comment on table public.interview_kept_answers is 'At most one better version of each answer, in the words of its owner. Scores, points, streaks and badges ignore it.';
comment on column public.interview_kept_answers.choices is 'The edits that were left out and the blanks that were filled (BetterChoices of packages/domain).';
comment on function private.guard_kept_answer() is 'Trigger: a version is kept for an answer of one''s own interview only.';

select private.seal_access();
