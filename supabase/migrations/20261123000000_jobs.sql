-- My interview: one real interview with everything that hangs on it. What the ad and the resume say is read by the server side.
create table public.jobs (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  title text not null,
  company text not null default '',
  format text,
  interview_date date,
  interview_time text,
  time_zone text not null default 'UTC',
  place text not null default '',
  people text not null default '',
  resume_id uuid,
  resume_revision integer,
  ad text not null default '',
  reading jsonb not null default '{}',
  notes text not null default '',
  opening text not null default '',
  planned_on date not null default current_date,
  afterwards jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint jobs_pkey primary key (id),
  constraint jobs_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint jobs_resume_id_fkey foreign key (resume_id) references public.user_documents (id) on delete set null,
  constraint jobs_title_length check (char_length(btrim(title)) >= 1 and char_length(title) <= 200),
  constraint jobs_company_length check (char_length(company) <= 200),
  constraint jobs_format_known check (format = any (array['on-site', 'phone', 'video', 'panel', 'recorded'])),
  constraint jobs_interview_time_shape check (
    interview_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and char_length(interview_time) = 5
  ),
  constraint jobs_interview_time_has_date check (interview_time is null or interview_date is not null),
  constraint jobs_time_zone_length check (char_length(time_zone) between 1 and 64),
  constraint jobs_place_length check (char_length(place) <= 500),
  constraint jobs_people_length check (char_length(people) <= 500),
  constraint jobs_ad_length check (char_length(ad) <= 200000),
  constraint jobs_reading_size check (jsonb_typeof(reading) = 'object' and octet_length(reading::text) <= 60000),
  constraint jobs_notes_length check (char_length(notes) <= 10000),
  constraint jobs_opening_length check (char_length(opening) <= 2000),
  constraint jobs_afterwards_size check (jsonb_typeof(afterwards) = 'object' and octet_length(afterwards::text) <= 100000)
);

create table public.job_requirements (
  id uuid not null default gen_random_uuid(),
  job_id uuid not null,
  user_id uuid not null,
  position integer not null,
  name text not null,
  line text not null default '',
  starts integer not null default 0,
  ends integer not null default 0,
  importance text not null,
  kind text not null,
  stance text,
  resume_line text,
  constraint job_requirements_pkey primary key (id),
  constraint job_requirements_job_id_fkey foreign key (job_id) references public.jobs (id) on delete cascade,
  constraint job_requirements_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint job_requirements_position_range check (position between 0 and 199),
  constraint job_requirements_name_length check (char_length(btrim(name)) >= 1 and char_length(name) <= 120),
  constraint job_requirements_line_length check (char_length(line) <= 600),
  constraint job_requirements_place_range check (0 <= starts and starts <= ends and ends <= 200000),
  constraint job_requirements_importance_known check (importance = any (array['must-have', 'nice-to-have', 'mentioned'])),
  constraint job_requirements_kind_known check (
    kind = any (array['duty', 'skill', 'trait', 'credential', 'years', 'terms'])
  ),
  constraint job_requirements_stance_known check (stance = any (array['have', 'learning', 'lacking', 'not-needed'])),
  constraint job_requirements_resume_line_length check (char_length(resume_line) <= 2000)
);

create table public.job_questions (
  id uuid not null default gen_random_uuid(),
  job_id uuid not null,
  user_id uuid not null,
  position integer not null,
  requirement_id uuid,
  question_text text not null,
  ideal_answer text not null default '',
  bank_id text,
  kind text not null,
  competency text not null,
  level integer not null,
  hint text not null default '',
  phase text,
  reason_kind text not null,
  reason_line text not null default '',
  came_up boolean not null default false,
  constraint job_questions_pkey primary key (id),
  constraint job_questions_job_id_fkey foreign key (job_id) references public.jobs (id) on delete cascade,
  constraint job_questions_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint job_questions_requirement_id_fkey foreign key (requirement_id)
    references public.job_requirements (id) on delete set null,
  constraint job_questions_job_id_question_text_key unique (job_id, question_text),
  constraint job_questions_position_range check (position between 0 and 199),
  constraint job_questions_question_text_length check (
    char_length(question_text) between 1 and 2000 and octet_length(question_text) <= 2600
  ),
  constraint job_questions_ideal_answer_length check (char_length(ideal_answer) <= 5000),
  constraint job_questions_bank_id_length check (char_length(bank_id) between 1 and 120),
  constraint job_questions_kind_known check (
    kind = any (array['behavioural', 'situational', 'knowledge', 'motivation', 'case'])
  ),
  constraint job_questions_competency_length check (char_length(competency) between 1 and 120),
  constraint job_questions_level_range check (level between 1 and 3),
  constraint job_questions_hint_length check (char_length(hint) <= 1000),
  constraint job_questions_phase_known check (
    phase = any (array['warm-up', 'motivation', 'job', 'trouble', 'people', 'judgment', 'closing'])
  ),
  constraint job_questions_reason_kind_known check (
    reason_kind = any (array['ad', 'resume', 'opening', 'motivation', 'closing', 'role', 'came-up'])
  ),
  constraint job_questions_reason_line_length check (char_length(reason_line) <= 2000)
);

create table public.job_asks (
  id uuid not null default gen_random_uuid(),
  job_id uuid not null,
  user_id uuid not null default auth.uid(),
  text text not null,
  chosen boolean not null default false,
  own boolean not null default true,
  created_at timestamptz not null default now(),
  constraint job_asks_pkey primary key (id),
  constraint job_asks_job_id_fkey foreign key (job_id) references public.jobs (id) on delete cascade,
  constraint job_asks_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint job_asks_text_length check (char_length(btrim(text)) >= 1 and char_length(text) <= 500)
);

-- The practice of a job: its questions are the set, in the order given.
alter table public.interview_sessions
  add column job_id uuid,
  add column job_question_ids uuid[],
  add constraint interview_sessions_job_id_fkey foreign key (job_id) references public.jobs (id) on delete set null,
  add constraint interview_sessions_job_question_ids_range check (cardinality(job_question_ids) between 1 and 15),
  drop constraint interview_sessions_questions_count_range,
  add constraint interview_sessions_questions_count_range check (
    questions_count between 2 and 15 or (questions_count = 1 and job_question_ids is not null)
  );

-- indexes

create index jobs_user_id_idx on public.jobs (user_id);
create index jobs_resume_id_idx on public.jobs (resume_id);
create index job_requirements_job_id_position_idx on public.job_requirements (job_id, position);
create index job_requirements_user_id_idx on public.job_requirements (user_id);
create index job_questions_user_id_idx on public.job_questions (user_id);
create index job_questions_requirement_id_idx on public.job_questions (requirement_id);
create index job_asks_job_id_idx on public.job_asks (job_id);
create index job_asks_user_id_idx on public.job_asks (user_id);
create index interview_sessions_job_id_idx on public.interview_sessions (job_id);

-- functions

-- For every role: a trial account has one job whoever writes it. The profile's row orders parallel inserts of an account.
create function private.guard_job() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    if new.id <> old.id or new.user_id <> old.user_id then
      raise exception 'An interview stays its owner''s' using errcode = 'insufficient_privilege';
    end if;
  else
    perform 1 from public.profiles as profile where profile.user_id = new.user_id for update;
    if not private.is_premium(new.user_id)
      and exists (select from public.jobs as job where job.user_id = new.user_id and job.id <> new.id) then
      raise exception 'The free trial has room for one interview' using errcode = 'PT402', detail = 'job';
    end if;
    if (select count(*) from public.jobs as job where job.user_id = new.user_id) >= 500 then
      raise exception 'There is room for 500 interviews' using errcode = 'check_violation';
    end if;
  end if;
  if not private.is_time_zone(new.time_zone) then
    raise exception 'Unknown time zone' using errcode = 'check_violation';
  end if;
  -- Whoever writes it, a job names its owner's resume alone.
  if new.resume_id is not null and not exists (
    select from public.user_documents as document where document.id = new.resume_id and document.user_id = new.user_id
  ) then
    new.resume_id := null;
  end if;
  if new.resume_id is null then
    new.resume_revision := null;
  end if;
  return new;
end $$;

-- A deleted resume takes along what it showed.
create function private.empty_resume_lines() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.job_requirements as requirement set resume_line = null
  where requirement.job_id = new.id and requirement.resume_line is not null;
  return null;
end $$;

-- Own questions to ask: so many a job, and only in one's own. The text of a suggestion stays.
create function private.guard_job_ask() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    if not old.own then
      new.text := old.text;
    end if;
    return new;
  end if;
  perform 1 from public.jobs as job where job.id = new.job_id and job.user_id = auth.uid() for update;
  if not found or new.user_id is distinct from auth.uid() then
    raise exception 'Questions to ask belong to one''s own interview' using errcode = 'insufficient_privilege';
  end if;
  new.own := true;
  if (select count(*) from public.job_asks as ask where ask.job_id = new.job_id and ask.own) >= 12 then
    raise exception 'There is room for 12 questions of your own' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace function private.guard_interview_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.user_id is distinct from auth.uid() then
    raise exception 'An interview can only be started by its owner' using errcode = 'insufficient_privilege';
  end if;
  if new.job_id is not null and not exists (
    select from public.jobs as job where job.id = new.job_id and job.user_id = new.user_id
  ) then
    raise exception 'An interview can only belong to one''s own job' using errcode = 'insufficient_privilege';
  end if;
  if new.job_question_ids is not null then
    if (
      select count(*) from public.job_questions as question
      where question.job_id = new.job_id and question.id = any (new.job_question_ids)
    ) <> cardinality(new.job_question_ids) then
      raise exception 'The chosen questions are those of the job, each once' using errcode = 'check_violation';
    end if;
    new.questions_count := cardinality(new.job_question_ids);
  end if;
  new.status := 'in_progress';
  new.expires_at := null;
  if private.is_premium(new.user_id) then
    return new;
  end if;
  new.job_question_ids := new.job_question_ids[1:2];
  new.questions_count := coalesce(cardinality(new.job_question_ids), 2);
  new.time_limit := 30;
  new.interview_type := 'mixed';
  new.mode := 'text';
  new.practice := false;
  new.focus := null;
  perform private.lock_trial_usage(new.user_id, 'interview_questions');
  -- A start that is repeated with its own id meets the primary key below; it is not another use.
  if not exists (
    select from public.interview_sessions as session where session.id = new.id and session.user_id = new.user_id
  ) then
    perform private.spend_trial_unit(new.user_id, 'interview_questions');
  end if;
  return new;
end $$;

-- One question alone is an interview too, and so are questions that the user typed: both earn points five times in a day.
create or replace function private.has_own_questions(p_session_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.interview_answers as answer
    where answer.session_id = p_session_id and answer.question_id is null
  ) or exists (
    select from public.interview_sessions as session
    where session.id = p_session_id and session.job_question_ids is not null
  )
$$;

-- Adds a job or replaces what is known of it, in one transaction. Rows of requirements and questions carry their ids; those that
-- are not named are gone. Null for a job of somebody else.
create function public.save_job(p_user_id uuid, p_job_id uuid, p_details jsonb, p_content jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  job public.jobs;
  is_first boolean;
begin
  -- The trigger counts inserts alone: whoever has several jobs from a plan that has ended keeps them all.
  if not exists (select from public.jobs as candidate where candidate.id = p_job_id) then
    insert into public.jobs (id, user_id, title, time_zone) values
      (p_job_id, p_user_id, p_details ->> 'title', p_details ->> 'time_zone')
    on conflict (id) do nothing;
  end if;
  select * into job from public.jobs as candidate where candidate.id = p_job_id for update;
  if job.user_id is distinct from p_user_id then
    return null;
  end if;
  update public.jobs as target set
    title = p_details ->> 'title', company = p_details ->> 'company', format = p_details ->> 'format',
    interview_date = (p_details ->> 'interview_date')::date, interview_time = p_details ->> 'interview_time',
    time_zone = p_details ->> 'time_zone', place = p_details ->> 'place', people = p_details ->> 'people',
    planned_on = (p_details ->> 'planned_on')::date, ad = p_details ->> 'ad',
    resume_id = (p_details ->> 'resume_id')::uuid, resume_revision = (p_details ->> 'resume_revision')::integer,
    reading = p_content -> 'reading', updated_at = now()
  where target.id = p_job_id;
  perform private.save_job_requirements(job, p_content -> 'requirements');
  perform private.save_job_questions(job, p_content -> 'questions');
  delete from public.job_asks as ask
  where ask.job_id = job.id and not ask.own and not ask.chosen
    and ask.text not in (select item from jsonb_array_elements_text(p_content -> 'asks') as item);
  select not exists (select from public.job_asks as ask where ask.job_id = job.id and ask.chosen) into is_first;
  insert into public.job_asks (job_id, user_id, text, chosen, own, created_at)
  -- The first three are chosen until the user chooses.
  select job.id, job.user_id, item.text, is_first and item.place <= 3, false, now() + item.place * interval '1 microsecond'
  from jsonb_array_elements_text(p_content -> 'asks') with ordinality as item (text, place)
  where not exists (select from public.job_asks as ask where ask.job_id = job.id and ask.text = item.text)
  order by item.place;
  return job.id;
end $$;

create function private.save_job_requirements(job public.jobs, p_requirements jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  delete from public.job_requirements as requirement
  where requirement.job_id = job.id
    and requirement.id not in (select (item ->> 'id')::uuid from jsonb_array_elements(p_requirements) as item);
  insert into public.job_requirements
    (id, job_id, user_id, position, name, line, starts, ends, importance, kind, resume_line)
  select (item.value ->> 'id')::uuid, job.id, job.user_id, item.place - 1, item.value ->> 'name', item.value ->> 'line',
    (item.value ->> 'starts')::integer, (item.value ->> 'ends')::integer, item.value ->> 'importance',
    item.value ->> 'kind', item.value ->> 'resume_line'
  from jsonb_array_elements(p_requirements) with ordinality as item (value, place)
  on conflict (id) do update set position = excluded.position, name = excluded.name, line = excluded.line,
    starts = excluded.starts, ends = excluded.ends, importance = excluded.importance, kind = excluded.kind,
    resume_line = excluded.resume_line
  where job_requirements.job_id = excluded.job_id;
end $$;

create function private.save_job_questions(job public.jobs, p_questions jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  delete from public.job_questions as question
  where question.job_id = job.id
    and question.id not in (select (item ->> 'id')::uuid from jsonb_array_elements(p_questions) as item);
  insert into public.job_questions
    (id, job_id, user_id, position, requirement_id, question_text, ideal_answer, bank_id, kind, competency, level, hint,
      phase, reason_kind, reason_line, came_up)
  select (item.value ->> 'id')::uuid, job.id, job.user_id, item.place - 1, requirement.id,
    item.value ->> 'question_text', item.value ->> 'ideal_answer', item.value ->> 'bank_id', item.value ->> 'kind',
    item.value ->> 'competency', (item.value ->> 'level')::integer, item.value ->> 'hint', item.value ->> 'phase',
    item.value ->> 'reason_kind', item.value ->> 'reason_line', coalesce((item.value ->> 'came_up')::boolean, false)
  from jsonb_array_elements(p_questions) with ordinality as item (value, place)
  left join public.job_requirements as requirement
    on requirement.id = (item.value ->> 'requirement_id')::uuid and requirement.job_id = job.id
  where item.value ? 'question_text'
  on conflict (id) do update set position = excluded.position, requirement_id = excluded.requirement_id
  where job_questions.job_id = excluded.job_id;
  -- What stays comes without its text: its place and its requirement may be others.
  update public.job_questions as question set position = item.place - 1, requirement_id = (
    select requirement.id from public.job_requirements as requirement
    where requirement.id = (item.value ->> 'requirement_id')::uuid and requirement.job_id = job.id
  )
  from jsonb_array_elements(p_questions) with ordinality as item (value, place)
  where question.job_id = job.id and question.id = (item.value ->> 'id')::uuid and not item.value ? 'question_text';
end $$;

create function public.save_job_resume_lines(p_user_id uuid, p_job_id uuid, p_revision integer, p_lines jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.jobs as job set resume_revision = p_revision
  where job.id = p_job_id and job.user_id = p_user_id and job.resume_id is not null;
  if found then
    update public.job_requirements as requirement set resume_line = p_lines ->> requirement.id::text
    where requirement.job_id = p_job_id;
  end if;
end $$;

-- What came of the interview. Ticks are set anew each time; questions that are new become questions to practice, and one that is
-- taken back is gone unless it was answered.
create function public.save_job_afterwards(p_user_id uuid, p_job_id uuid, p_came_up uuid[], p_others jsonb, p_afterwards jsonb)
returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  job public.jobs;
begin
  select * into job from public.jobs as candidate
  where candidate.id = p_job_id and candidate.user_id = p_user_id for update;
  if job.id is null then
    return false;
  end if;
  delete from public.job_questions as question
  where question.job_id = job.id and question.reason_kind = 'came-up' and not question.id = any (p_came_up)
    and question.question_text not in (select item ->> 'question_text' from jsonb_array_elements(p_others) as item)
    and not exists (
      select from public.interview_answers as answer
      where answer.user_id = p_user_id and answer.question_text = question.question_text
    );
  update public.job_questions as question set came_up = question.id = any (p_came_up) where question.job_id = job.id;
  insert into public.job_questions
    (job_id, user_id, position, question_text, kind, competency, level, hint, phase, reason_kind, came_up, ideal_answer)
  select job.id, job.user_id, least(199, item.place - 1 + 100), item.value ->> 'question_text', item.value ->> 'kind',
    item.value ->> 'competency', (item.value ->> 'level')::integer, item.value ->> 'hint', item.value ->> 'phase',
    'came-up', true, coalesce(item.value ->> 'ideal_answer', '')
  from jsonb_array_elements(p_others) with ordinality as item (value, place)
  on conflict (job_id, question_text) do update set came_up = true;
  update public.jobs as target set afterwards = p_afterwards, updated_at = now() where target.id = job.id;
  return true;
end $$;

-- The caller's jobs with all that hangs on them; each question with its tries in interviews and retries, the first one first, by the
-- days of the user's own zone. Without an id all jobs, and without their longest texts.
create function public.read_jobs(p_job_id uuid default null) returns jsonb
language sql stable set search_path = '' as $$
  with zone as (
    select coalesce((select profile.time_zone from public.profiles as profile where profile.user_id = auth.uid()), 'UTC')
      as name
  ),
  own as materialized (
    select * from public.jobs as job where job.user_id = auth.uid() and (p_job_id is null or job.id = p_job_id)
  ),
  questions as materialized (
    select question.* from public.job_questions as question join own on own.id = question.job_id
  ),
  tried as materialized (
    select answer.question_text, answer.score, answer.session_id, session.completed_at as tried_at, 0 as attempt
    from public.interview_answers as answer
    join public.interview_sessions as session on session.id = answer.session_id
    where answer.user_id = auth.uid() and answer.score is not null and session.completed_at is not null
      and answer.question_text in (select question_text from questions)
    union all
    select retry.question_text, retry.score, retry.session_id, retry.scored_at, retry.attempt
    from public.interview_retries as retry
    where retry.user_id = auth.uid() and retry.score is not null
      and retry.question_text in (select question_text from questions)
  ),
  tries as materialized (
    select tried.question_text, jsonb_agg(jsonb_build_object(
      'score', tried.score, 'session_id', tried.session_id,
      'on', (tried.tried_at at time zone (select name from zone))::date
    ) order by tried.tried_at, tried.attempt) as list
    from tried group by tried.question_text
  ),
  asked as materialized (
    select question.job_id, jsonb_agg(to_jsonb(question) - 'user_id' - 'job_id'
      || jsonb_build_object('tries', coalesce(tries.list, '[]'))
      - case when p_job_id is null then array['ideal_answer', 'hint'] else array[]::text[] end
      order by question.position, question.id) as list
    from questions as question left join tries on tries.question_text = question.question_text
    group by question.job_id
  ),
  needed as materialized (
    select requirement.job_id, jsonb_agg(to_jsonb(requirement) - 'user_id' - 'job_id' order by requirement.position) as list
    from public.job_requirements as requirement join own on own.id = requirement.job_id
    group by requirement.job_id
  ),
  asking as materialized (
    select ask.job_id, jsonb_agg(jsonb_build_object('id', ask.id, 'text', ask.text, 'chosen', ask.chosen, 'own', ask.own)
      order by ask.own, ask.created_at, ask.id) as list
    from public.job_asks as ask join own on own.id = ask.job_id
    group by ask.job_id
  ),
  mocks as materialized (
    select session.job_id, jsonb_agg(jsonb_build_object(
      'on', (session.completed_at at time zone (select name from zone))::date, 'questions', session.questions_count
    ) order by session.completed_at) as list
    from public.interview_sessions as session join own on own.id = session.job_id
    where session.user_id = auth.uid() and session.status = 'completed'
    group by session.job_id
  )
  select jsonb_build_object('zone', (select name from zone), 'jobs', coalesce(jsonb_agg(
    to_jsonb(own) - 'user_id' - case when p_job_id is null then array['ad', 'notes', 'opening', 'reading'] else array[]::text[] end
    || jsonb_build_object(
      'questions', coalesce(asked.list, '[]'), 'requirements', coalesce(needed.list, '[]'),
      'asks', coalesce(asking.list, '[]'), 'mocks', coalesce(mocks.list, '[]'),
      'resume', case when document.id is null then null else jsonb_build_object(
        'id', document.id, 'name', document.name, 'revision', document.correction_revision) end
    )
  ), '[]'))
  from own
  left join asked on asked.job_id = own.id
  left join needed on needed.job_id = own.id
  left join asking on asking.job_id = own.id
  left join mocks on mocks.job_id = own.id
  left join public.user_documents as document on document.id = own.resume_id
$$;

-- The interview that is not finished: a live one that was left by accident, or a paused one until it expires.
create function public.open_interview() returns jsonb
language sql stable set search_path = '' as $$
  with session as (
    select * from public.interview_sessions as candidate
    where candidate.user_id = auth.uid() and candidate.status <> 'completed'
      and (candidate.status = 'in_progress' or candidate.expires_at > now())
    order by candidate.created_at desc, candidate.id limit 1
  ),
  answered as (
    select answer.question_text, answer.user_answer, answer.updated_at
    from public.interview_answers as answer join session on session.id = answer.session_id
  ),
  next_question as (
    select question.position, question.question_text
    from public.interview_questions as question join session on session.id = question.session_id
    where not exists (
      select from answered where answered.question_text = question.question_text and btrim(answered.user_answer) <> ''
    )
    order by question.position limit 1
  )
  select jsonb_build_object(
    'id', session.id, 'jobId', session.job_id, 'jobRole', session.job_role, 'interviewType', session.interview_type,
    'practice', session.practice, 'paused', session.status = 'paused', 'startedAt', session.started_at,
    'expiresAt', session.expires_at, 'questionsCount', session.questions_count,
    'answered', (select count(*) from answered where btrim(answered.user_answer) <> ''),
    'position', coalesce((select position from next_question),
      least(session.questions_count - 1, (select count(*) from answered))),
    'question', (select question_text from next_question),
    'lastWords', (select right(answered.user_answer, 240) from answered
      where btrim(answered.user_answer) <> '' order by answered.updated_at desc limit 1),
    'secondsLeft', least(session.time_limit * 60, greatest(0, ceil(
      session.time_limit * 60 + session.paused_seconds - extract(epoch from
        case when session.status = 'paused' then session.expires_at - interval '24 hours' else now() end - session.started_at)
    )))::integer
  )
  from session
$$;

create trigger jobs_guard before insert or update on public.jobs for each row execute function private.guard_job();
create trigger jobs_touch before update on public.jobs for each row execute function private.touch_updated_at();
create trigger jobs_resume_gone after update on public.jobs
  for each row when (new.resume_id is null and old.resume_id is not null) execute function private.empty_resume_lines();
create trigger job_asks_guard before insert or update on public.job_asks
  for each row when (current_user in ('anon', 'authenticated')) execute function private.guard_job_ask();

-- row-level security

alter table public.jobs enable row level security;
alter table public.job_requirements enable row level security;
alter table public.job_questions enable row level security;
alter table public.job_asks enable row level security;

create policy owner_can_select on public.jobs for select to authenticated using (user_id = (select auth.uid()));
create policy owner_can_update on public.jobs for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy owner_can_delete on public.jobs for delete to authenticated using (user_id = (select auth.uid()));
create policy owner_can_select on public.job_requirements for select to authenticated
  using (user_id = (select auth.uid()));
create policy owner_can_update on public.job_requirements for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy owner_can_select on public.job_questions for select to authenticated using (user_id = (select auth.uid()));
create policy owner_can_select on public.job_asks for select to authenticated using (user_id = (select auth.uid()));
create policy owner_can_insert on public.job_asks for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy owner_can_update on public.job_asks for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy owner_can_delete_own on public.job_asks for delete to authenticated
  using (user_id = (select auth.uid()) and own);

-- privileges

revoke all on public.jobs, public.job_requirements, public.job_questions, public.job_asks
  from public, anon, authenticated, service_role;
grant select, delete, update (notes, opening, people, place, company, format) on public.jobs to authenticated;
grant select, update (stance) on public.job_requirements to authenticated;
grant select on public.job_questions to authenticated;
grant select, delete, insert (id, job_id, user_id, text, chosen), update (text, chosen) on public.job_asks to authenticated;
grant insert (job_id, job_question_ids) on public.interview_sessions to authenticated;
grant select, insert, update, delete on public.jobs, public.job_requirements, public.job_questions, public.job_asks
  to service_role;
revoke all on all functions in schema private from public, anon, authenticated, service_role;
revoke all on function public.save_job(uuid, uuid, jsonb, jsonb),
  public.save_job_resume_lines(uuid, uuid, integer, jsonb),
  public.save_job_afterwards(uuid, uuid, uuid[], jsonb, jsonb), public.read_jobs(uuid), public.open_interview()
  from public, anon, authenticated, service_role;
grant execute on function public.save_job(uuid, uuid, jsonb, jsonb),
  public.save_job_resume_lines(uuid, uuid, integer, jsonb),
  public.save_job_afterwards(uuid, uuid, uuid[], jsonb, jsonb) to service_role;
grant execute on function public.read_jobs(uuid), public.open_interview() to authenticated;

-- comments

comment on table public.jobs is 'A real interview: what the user says of it, the ad as it was pasted, and what came of it. reading: { facts, stressed, engine, notice } of the ad. afterwards: { feeling, outcome, others, predicted, came, shares, savedAt }.';
comment on column public.jobs.interview_time is 'hh:mm; date and time are meant in time_zone, an IANA name.';
comment on column public.jobs.planned_on is 'The day on which the plan to the interview begins; a new date begins it anew.';
comment on column public.jobs.resume_revision is 'The correction_revision of the resume that the lines in job_requirements are from.';
comment on table public.job_requirements is 'What an ad asks for, in its order: line is word for word, ad.slice(starts, ends). Written by the server side, stance by the owner.';
comment on table public.job_questions is 'Questions that are likely in an interview, and those that came up in it. Written by the server side.';
comment on table public.job_asks is 'Questions that the user can ask them: suggestions of the server side, and own ones.';
comment on column public.interview_sessions.job_id is 'The job it is practice for; null for one of its own, or once the job is deleted.';
comment on column public.interview_sessions.job_question_ids is 'The questions of the job that are its set, in this order; two in the free trial.';
comment on function private.guard_job() is 'Trigger: one job in the free trial (PT402), 500 at most, its owner''s resume alone.';
comment on function private.empty_resume_lines() is 'Trigger: without its resume a job shows no lines of it.';
comment on function private.guard_job_ask() is 'Trigger: own job, 12 own questions at most, suggestions keep their text.';
comment on function private.guard_interview_insert() is 'Trigger: plan and trial are checked, limited and counted in the transaction of the start. PT402 past the limit. Only one''s own job and its questions.';
comment on function private.has_own_questions(uuid) is 'Whether an answer is to a question outside of the stored set, or the set was chosen from a job.';
comment on function public.save_job(uuid, uuid, jsonb, jsonb) is 'Adds a job or replaces what is known of it; null for somebody else''s. PT402 for a second one in the free trial.';
comment on function public.save_job_resume_lines(uuid, uuid, integer, jsonb) is 'Replaces the resume lines of a job''s requirements: { requirement id: line }.';
comment on function public.save_job_afterwards(uuid, uuid, uuid[], jsonb, jsonb) is 'Stores what came of an interview and adds the questions that are new; false for somebody else''s.';
comment on function public.read_jobs(uuid) is 'The caller''s jobs with requirements, questions and their tries, asks and mock interviews; one of them with its texts.';
comment on function public.open_interview() is 'The caller''s latest interview that is neither finished nor expired; null where there is none.';

select private.seal_access();
