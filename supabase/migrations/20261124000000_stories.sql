-- Stories: what a user did, told so that it answers many questions. They are the user's own material, on any plan.
create table public.stories (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  title text not null,
  situation text not null default '',
  task text not null default '',
  actions text not null default '',
  result text not null default '',
  competencies text[] not null default '{}',
  source_kind text not null default 'form',
  source_text text not null default '',
  source_session_id uuid,
  revision integer not null default 0,
  last_told timestamptz,
  times_told integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint stories_pkey primary key (id),
  constraint stories_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint stories_source_session_id_fkey foreign key (source_session_id)
    references public.interview_sessions (id) on delete set null,
  constraint stories_title_length check (char_length(btrim(title)) >= 1 and char_length(title) <= 120),
  constraint stories_situation_length check (char_length(situation) <= 3000),
  constraint stories_task_length check (char_length(task) <= 3000),
  constraint stories_actions_length check (char_length(actions) <= 3000),
  constraint stories_result_length check (char_length(result) <= 3000),
  constraint stories_has_words check (btrim(situation || task || actions || result) <> ''),
  constraint stories_competencies_known check (
    cardinality(competencies) <= 4 and array_position(competencies, null) is null
    and octet_length(array_to_string(competencies, ' ')) <= 200
    and competencies <@ array[
      'conflict', 'teamwork', 'leadership', 'problem-solving', 'decision-making', 'adaptability', 'learning',
      'ownership', 'communication', 'time-management', 'customer-focus'
    ]
  ),
  constraint stories_source_kind_known check (source_kind = any (array['answer', 'resume', 'requirement', 'form'])),
  constraint stories_source_text_length check (char_length(source_text) <= 2000),
  constraint stories_counts_range check (revision >= 0 and times_told >= 0)
);

create table public.story_tellings (
  id uuid not null default gen_random_uuid(),
  story_id uuid not null,
  user_id uuid not null default auth.uid(),
  text text not null,
  words integer not null default 0,
  seconds integer,
  comparison jsonb not null default '{}',
  told_at timestamptz not null default clock_timestamp(),
  constraint story_tellings_pkey primary key (id),
  constraint story_tellings_story_id_fkey foreign key (story_id) references public.stories (id) on delete cascade,
  constraint story_tellings_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint story_tellings_text_length check (char_length(btrim(text)) >= 1 and char_length(text) <= 6000),
  constraint story_tellings_words_range check (words between 0 and 6000),
  constraint story_tellings_seconds_range check (seconds between 1 and 3600),
  constraint story_tellings_comparison_size check (
    jsonb_typeof(comparison) = 'object' and octet_length(comparison::text) <= 40000
  )
);

-- Where a story was told: an answer of an interview, or the requirement of a job that it is kept for.
create table public.story_uses (
  id uuid not null default gen_random_uuid(),
  story_id uuid not null,
  user_id uuid not null default auth.uid(),
  session_id uuid,
  question_text text,
  requirement_id uuid,
  created_at timestamptz not null default now(),
  constraint story_uses_pkey primary key (id),
  constraint story_uses_story_id_fkey foreign key (story_id) references public.stories (id) on delete cascade,
  constraint story_uses_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint story_uses_session_id_fkey foreign key (session_id)
    references public.interview_sessions (id) on delete cascade,
  constraint story_uses_session_id_question_text_fkey foreign key (session_id, question_text)
    references public.interview_answers (session_id, question_text) on delete cascade,
  constraint story_uses_requirement_id_fkey foreign key (requirement_id)
    references public.job_requirements (id) on delete cascade,
  constraint story_uses_session_id_question_text_key unique (session_id, question_text),
  constraint story_uses_requirement_id_key unique (requirement_id),
  constraint story_uses_question_text_length check (
    char_length(question_text) between 1 and 2000 and octet_length(question_text) <= 2600
  ),
  constraint story_uses_one_place check (
    (session_id is null) = (question_text is null) and (session_id is null) <> (requirement_id is null)
  )
);

-- indexes

create index stories_user_id_idx on public.stories (user_id, created_at desc);
create index stories_source_session_id_idx on public.stories (source_session_id);
create index story_tellings_story_id_idx on public.story_tellings (story_id, told_at desc);
create index story_tellings_user_id_idx on public.story_tellings (user_id);
create index story_uses_story_id_idx on public.story_uses (story_id);
create index story_uses_user_id_idx on public.story_uses (user_id);

-- functions

-- Two tabs: a save names the revision it started from, and the second one finds another.
create function private.guard_story() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    new.id := old.id;
    new.user_id := old.user_id;
    new.revision := old.revision + 1;
    new.updated_at := now();
  else
    new.revision := 0;
  end if;
  -- A story names its owner's interview alone.
  if new.source_session_id is not null and not exists (
    select from public.interview_sessions as session
    where session.id = new.source_session_id and session.user_id = new.user_id
  ) then
    new.source_session_id := null;
  end if;
  return new;
end $$;

-- Stories, answers and requirements of one owner only.
create function private.guard_telling() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from public.stories as story where story.id = new.story_id and story.user_id = new.user_id
  ) then
    raise exception 'A story is told by its owner' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

create function private.guard_story_use() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from public.stories as story where story.id = new.story_id and story.user_id = new.user_id
  ) then
    raise exception 'A story is told by its owner' using errcode = 'insufficient_privilege';
  end if;
  if not exists (
    select from public.interview_answers as answer
    where answer.session_id = new.session_id and answer.question_text = new.question_text
      and answer.user_id = new.user_id
  ) and not exists (
    select from public.job_requirements as requirement
    where requirement.id = new.requirement_id and requirement.user_id = new.user_id
  ) then
    raise exception 'A story is used in one''s own interview' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

-- Counts a telling, and keeps the last ten. The story's row orders parallel tellings.
create function private.note_telling() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.stories as story set last_told = new.told_at, times_told = story.times_told + 1
  where story.id = new.story_id;
  delete from public.story_tellings as telling
  where telling.story_id = new.story_id and telling.id not in (
    select kept.id from public.story_tellings as kept
    where kept.story_id = new.story_id order by kept.told_at desc, kept.id limit 10
  );
  return null;
end $$;

create trigger stories_guard
  before insert or update of title, situation, task, actions, result, competencies on public.stories
  for each row execute function private.guard_story();
create trigger stories_room after insert on public.stories
  referencing new table as added for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows('100', '10485760');
create trigger story_tellings_guard before insert on public.story_tellings
  for each row execute function private.guard_telling();
create trigger story_tellings_note after insert on public.story_tellings
  for each row execute function private.note_telling();
create trigger story_uses_guard before insert or update on public.story_uses
  for each row execute function private.guard_story_use();
create trigger story_uses_room after insert on public.story_uses
  referencing new table as added for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows('20000', '104857600');

-- row-level security

alter table public.stories enable row level security;
alter table public.story_tellings enable row level security;
alter table public.story_uses enable row level security;

create policy owner_can_select on public.stories for select to authenticated using (user_id = (select auth.uid()));
create policy owner_can_insert on public.stories for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy owner_can_update on public.stories for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy owner_can_delete on public.stories for delete to authenticated using (user_id = (select auth.uid()));
create policy owner_can_select on public.story_tellings for select to authenticated
  using (user_id = (select auth.uid()));
create policy owner_can_insert on public.story_tellings for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy owner_can_delete on public.story_tellings for delete to authenticated
  using (user_id = (select auth.uid()));
create policy owner_can_select on public.story_uses for select to authenticated using (user_id = (select auth.uid()));
create policy owner_can_insert on public.story_uses for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy owner_can_update on public.story_uses for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy owner_can_delete on public.story_uses for delete to authenticated
  using (user_id = (select auth.uid()));

-- privileges

revoke all on public.stories, public.story_tellings, public.story_uses from public, anon, authenticated, service_role;
grant select, delete,
  insert (id, user_id, title, situation, task, actions, result, competencies, source_kind, source_text, source_session_id),
  update (title, situation, task, actions, result, competencies) on public.stories to authenticated;
grant select, delete, insert (id, story_id, user_id, text, words, seconds, comparison)
  on public.story_tellings to authenticated;
grant select, delete, insert (id, story_id, user_id, session_id, question_text, requirement_id),
  update (story_id, user_id, session_id, question_text, requirement_id) on public.story_uses to authenticated;
grant select, insert, update, delete on public.stories, public.story_tellings, public.story_uses to service_role;
revoke all on all functions in schema private from public, anon, authenticated, service_role;

-- comments

comment on table public.stories is 'What a user did, in four parts, with what it shows and where it came from. At most 100 a user.';
comment on column public.stories.source_text is 'The question that it answered, the line of the resume, or the line of the ad; empty for one of the form.';
comment on column public.stories.revision is 'Counts the saves of its text: a save that names an older one changes nothing.';
comment on table public.story_tellings is 'The last ten times a story was told. comparison: { told, of, back, leftOut, missing } against the story and the time before.';
comment on table public.story_uses is 'Where a story was told or is kept for: an answer of an interview, or a requirement of a job. One story a place.';
comment on function private.guard_story() is 'Trigger: counts revisions, and keeps owner and source the owner''s.';
comment on function private.guard_telling() is 'Trigger: a telling belongs to the story''s owner.';
comment on function private.guard_story_use() is 'Trigger: a use belongs to the story''s owner, and so does the answer or the requirement.';
comment on function private.note_telling() is 'Trigger: counts a telling on its story and keeps the last ten.';

select private.seal_access();
