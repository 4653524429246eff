-- One question a day. The table with the answers is private; the public face shows them after the attempt.
create table private.daily_challenges (
  id uuid not null default gen_random_uuid(),
  challenge_date date not null,
  question_text text not null,
  question_type text not null default 'open_ended',
  options jsonb,
  correct_answer text,
  explanation text,
  difficulty text not null default 'medium',
  created_at timestamptz not null default now(),
  constraint daily_challenges_pkey primary key (id),
  constraint daily_challenges_challenge_date_key unique (challenge_date),
  constraint daily_challenges_question_text_length check (char_length(question_text) between 1 and 2000),
  constraint daily_challenges_question_type_known check (question_type in ('multiple_choice', 'true_false', 'open_ended')),
  constraint daily_challenges_options_size check (
    case when options is null then true
      when jsonb_typeof(options) = 'array' then jsonb_array_length(options) between 2 and 8 and octet_length(options::text) <= 8000
      else false
    end
  ),
  constraint daily_challenges_choice_answered check (
    question_type = 'open_ended' or (options is not null and correct_answer is not null and options ? correct_answer)
  ),
  constraint daily_challenges_correct_answer_length check (char_length(correct_answer) between 1 and 5000),
  constraint daily_challenges_explanation_length check (char_length(explanation) <= 5000),
  constraint daily_challenges_difficulty_known check (difficulty in ('easy', 'medium', 'hard'))
);

create table public.daily_challenge_attempts (
  id uuid not null default gen_random_uuid(),
  challenge_id uuid not null,
  user_id uuid not null default auth.uid(),
  user_answer text not null,
  score integer,
  feedback jsonb,
  created_at timestamptz not null default now(),
  constraint daily_challenge_attempts_pkey primary key (id),
  constraint daily_challenge_attempts_challenge_id_fkey foreign key (challenge_id)
    references private.daily_challenges (id) on delete cascade,
  constraint daily_challenge_attempts_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint daily_challenge_attempts_challenge_id_user_id_key unique (challenge_id, user_id),
  constraint daily_challenge_attempts_user_answer_length check (
    char_length(btrim(user_answer)) >= 1 and char_length(user_answer) <= 20000
  ),
  constraint daily_challenge_attempts_score_range check (score between 0 and 100),
  constraint daily_challenge_attempts_feedback_size check (octet_length(feedback::text) <= 400000)
);

-- The view runs with its owner's rights and decides per caller; current_user stays the caller's role in it. Days to
-- come stay hidden, but for the one that has begun somewhere on Earth.
create view public.daily_challenges with (security_barrier) as
select challenge.id, challenge.challenge_date, challenge.question_text, challenge.question_type, challenge.options,
  case when seen.answer then challenge.correct_answer end as correct_answer,
  case when seen.answer then challenge.explanation end as explanation,
  challenge.difficulty, challenge.created_at
from private.daily_challenges as challenge
cross join lateral (
  select current_user = 'service_role' or exists (
    select from public.daily_challenge_attempts as attempt
    where attempt.challenge_id = challenge.id and attempt.user_id = (select auth.uid())
  ) as answer
) as seen
where current_user = 'service_role' or challenge.challenge_date <= (now() at time zone 'UTC')::date + 1;

-- indexes

create index daily_challenge_attempts_user_id_created_at_idx on public.daily_challenge_attempts (user_id, created_at desc);

-- functions

create function private.guard_daily_challenge_attempt() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  challenge private.daily_challenges;
  utc_today date := (now() at time zone 'UTC')::date;
begin
  if new.user_id is distinct from auth.uid() then
    raise exception 'An attempt can only be made for oneself' using errcode = 'insufficient_privilege';
  end if;
  select * into challenge from private.daily_challenges as candidate where candidate.id = new.challenge_id;
  if challenge.id is null or challenge.challenge_date not between utc_today - 1 and utc_today + 1 then
    raise exception 'This challenge is not open' using errcode = 'check_violation';
  end if;
  new.score := case
    when challenge.question_type = 'open_ended' then null
    when new.user_answer = challenge.correct_answer then 100
    else 0
  end;
  if not private.is_premium(new.user_id) then
    perform private.lock_trial_usage(new.user_id, 'daily_challenge');
    -- A second attempt at the same challenge meets the unique constraint below; it is not another use.
    if not exists (
      select from public.daily_challenge_attempts as attempt
      where attempt.challenge_id = new.challenge_id and attempt.user_id = new.user_id
    ) then
      perform private.spend_trial_unit(new.user_id, 'daily_challenge');
    end if;
  end if;
  return new;
end $$;

create function public.save_daily_challenge(p_challenge jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  saved private.daily_challenges;
begin
  insert into private.daily_challenges
    (challenge_date, question_text, question_type, options, correct_answer, explanation, difficulty)
  values (
    (p_challenge ->> 'challenge_date')::date,
    p_challenge ->> 'question_text',
    coalesce(p_challenge ->> 'question_type', 'open_ended'),
    nullif(p_challenge -> 'options', 'null'),
    p_challenge ->> 'correct_answer',
    p_challenge ->> 'explanation',
    coalesce(p_challenge ->> 'difficulty', 'medium')
  )
  on conflict (challenge_date) do nothing;
  select * into saved from private.daily_challenges as challenge
  where challenge.challenge_date = (p_challenge ->> 'challenge_date')::date;
  return to_jsonb(saved);
end $$;

create function private.write_daily_challenge() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from private.daily_challenges as challenge where challenge.id = old.id;
    return old;
  end if;
  new.id := coalesce(new.id, gen_random_uuid());
  new.question_type := coalesce(new.question_type, 'open_ended');
  new.difficulty := coalesce(new.difficulty, 'medium');
  new.created_at := coalesce(new.created_at, now());
  if tg_op = 'INSERT' then
    insert into private.daily_challenges
      (id, challenge_date, question_text, question_type, options, correct_answer, explanation, difficulty, created_at)
    values (new.id, new.challenge_date, new.question_text, new.question_type, new.options, new.correct_answer,
      new.explanation, new.difficulty, new.created_at);
  else
    update private.daily_challenges as challenge
    set challenge_date = new.challenge_date, question_text = new.question_text, question_type = new.question_type,
      options = new.options, correct_answer = new.correct_answer, explanation = new.explanation,
      difficulty = new.difficulty
    where challenge.id = old.id;
  end if;
  return new;
end $$;

create trigger daily_challenges_write instead of insert or update or delete on public.daily_challenges
  for each row execute function private.write_daily_challenge();
create trigger daily_challenge_attempts_guard before insert on public.daily_challenge_attempts
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.guard_daily_challenge_attempt();

-- row-level security

alter table private.daily_challenges enable row level security;
alter table public.daily_challenge_attempts enable row level security;

create policy owner_can_select on public.daily_challenge_attempts for select to authenticated
  using (user_id = (select auth.uid()));
create policy owner_can_insert on public.daily_challenge_attempts for insert to authenticated
  with check (user_id = (select auth.uid()));

-- privileges

revoke all on private.daily_challenges, public.daily_challenges, public.daily_challenge_attempts
  from public, anon, authenticated, service_role;
grant select on public.daily_challenges to authenticated;
grant select, insert, update, delete on public.daily_challenges to service_role;
-- The specification's call carries a score; the guard computes it.
grant select, insert (id, challenge_id, user_id, user_answer, score) on public.daily_challenge_attempts to authenticated;
grant select, insert, update, delete on public.daily_challenge_attempts to service_role;
revoke all on all functions in schema private from public, anon, authenticated, service_role;
revoke all on function public.save_daily_challenge(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.save_daily_challenge(jsonb) to service_role;

-- comments

comment on table private.daily_challenges is 'The question of each day with its answer. Written by save_daily_challenge.';
comment on view public.daily_challenges is 'The challenges a user may see. correct_answer and explanation are null until the caller has an attempt.';
comment on table public.daily_challenge_attempts is 'One attempt per user and challenge, never changed by the client. score is null until an open answer is scored.';
comment on function private.guard_daily_challenge_attempt() is 'Trigger: an open challenge, once, within the trial; choice questions are scored here.';
comment on function private.write_daily_challenge() is 'Trigger: what the server side writes to the view goes into the table behind it.';
comment on function public.save_daily_challenge(jsonb) is 'Stores the challenge of a date; the first one stays. Returns the stored row, answer included.';
