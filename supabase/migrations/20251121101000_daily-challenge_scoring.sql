-- Answers of a daily challenge that were sent to be scored: the first one counts, before and after the attempt.
create table private.daily_challenge_answers (
  challenge_id uuid not null,
  user_id uuid not null,
  user_answer text not null,
  score integer,
  feedback jsonb,
  created_at timestamptz not null default now(),
  constraint daily_challenge_answers_pkey primary key (challenge_id, user_id),
  constraint daily_challenge_answers_challenge_id_fkey foreign key (challenge_id)
    references private.daily_challenges (id) on delete cascade,
  constraint daily_challenge_answers_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint daily_challenge_answers_score_range check (score between 0 and 100)
);

-- indexes

create index daily_challenge_answers_user_id_idx on private.daily_challenge_answers (user_id);

-- functions

-- Challenges belong to a UTC day. Whoever was reading at midnight has two hours to finish.
create function private.is_open_challenge(p_challenge_date date, p_at timestamptz) returns boolean
language sql immutable set search_path = '' as $$
  select p_challenge_date between ((p_at - interval '2 hours') at time zone 'UTC')::date and (p_at at time zone 'UTC')::date
$$;

-- The one way an answer to a challenge is taken: the challenge is open and a choice is one of its options.
create function private.check_challenge_answer(p_challenge private.daily_challenges, p_answer text) returns void
language plpgsql stable set search_path = '' as $$
begin
  if p_challenge.id is null or not private.is_open_challenge(p_challenge.challenge_date, now()) then
    raise exception 'This challenge is not open' using errcode = 'check_violation';
  end if;
  if coalesce(btrim(p_answer), '') = '' or char_length(p_answer) > 20000 then
    raise exception 'The answer is empty or too long' using errcode = 'check_violation';
  end if;
  if p_challenge.question_type <> 'open_ended' and not p_challenge.options ? p_answer then
    raise exception 'The answer is not one of the options' using errcode = 'check_violation';
  end if;
end $$;

create or replace function private.guard_daily_challenge_attempt() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  challenge private.daily_challenges;
  bound private.daily_challenge_answers;
begin
  if new.user_id is distinct from auth.uid() then
    raise exception 'An attempt can only be made for oneself' using errcode = 'insufficient_privilege';
  end if;
  select * into challenge from private.daily_challenges as candidate where candidate.id = new.challenge_id;
  perform private.check_challenge_answer(challenge, new.user_answer);
  -- An answer whose score has been told cannot be exchanged for a better one.
  select * into bound from private.daily_challenge_answers as sent
  where sent.challenge_id = new.challenge_id and sent.user_id = new.user_id;
  new.user_answer := coalesce(bound.user_answer, new.user_answer);
  new.feedback := bound.feedback;
  new.score := case
    when challenge.question_type = 'open_ended' then bound.score
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

-- A trial has one challenge: neither an attempt nor an answer that was sent for a score at another one.
create function private.check_challenge_trial(p_user_id uuid, p_challenge_id uuid) returns void
language plpgsql set search_path = '' as $$
begin
  if private.is_premium(p_user_id) then
    return;
  end if;
  perform private.lock_trial_usage(p_user_id, 'daily_challenge');
  if exists (
    select from public.trial_usage as usage
    where usage.user_id = p_user_id and usage.feature_type = 'daily_challenge'
      and usage.usage_count >= private.trial_limit('daily_challenge')
  ) or exists (
    select from private.daily_challenge_answers as sent
    where sent.user_id = p_user_id and sent.challenge_id <> p_challenge_id
  ) then
    raise exception 'Trial limit reached' using errcode = 'P0402', detail = 'daily_challenge';
  end if;
end $$;

create function public.bind_daily_challenge_answer(p_user_id uuid, p_challenge_id uuid, p_answer text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  challenge private.daily_challenges;
  attempt public.daily_challenge_attempts;
  bound private.daily_challenge_answers;
begin
  select * into challenge from private.daily_challenges as candidate where candidate.id = p_challenge_id;
  select * into attempt from public.daily_challenge_attempts as candidate
  where candidate.challenge_id = p_challenge_id and candidate.user_id = p_user_id;
  if attempt.id is null then
    perform private.check_challenge_answer(challenge, p_answer);
    perform private.check_challenge_trial(p_user_id, p_challenge_id);
    insert into private.daily_challenge_answers (challenge_id, user_id, user_answer)
    values (p_challenge_id, p_user_id, p_answer) on conflict do nothing;
    select * into bound from private.daily_challenge_answers as sent
    where sent.challenge_id = p_challenge_id and sent.user_id = p_user_id;
  end if;
  return jsonb_build_object(
    'challenge', to_jsonb(challenge),
    'user_answer', coalesce(attempt.user_answer, bound.user_answer),
    'score', coalesce(attempt.score, bound.score),
    'feedback', coalesce(attempt.feedback, bound.feedback)
  );
end $$;

create function public.save_daily_challenge_score(
  p_user_id uuid, p_challenge_id uuid, p_answer text, p_score integer, p_feedback jsonb
) returns integer
language plpgsql security definer set search_path = '' as $$
begin
  update private.daily_challenge_answers as sent set score = p_score, feedback = p_feedback
  where sent.challenge_id = p_challenge_id and sent.user_id = p_user_id
    and sent.user_answer = p_answer and sent.score is null;
  update public.daily_challenge_attempts as attempt set score = p_score, feedback = p_feedback
  where attempt.challenge_id = p_challenge_id and attempt.user_id = p_user_id
    and attempt.user_answer = p_answer and attempt.score is null;
  return coalesce(
    (select attempt.score from public.daily_challenge_attempts as attempt
     where attempt.challenge_id = p_challenge_id and attempt.user_id = p_user_id),
    (select sent.score from private.daily_challenge_answers as sent
     where sent.challenge_id = p_challenge_id and sent.user_id = p_user_id)
  );
end $$;

-- row-level security

alter table private.daily_challenge_answers enable row level security;

-- privileges

revoke all on private.daily_challenge_answers from public, anon, authenticated, service_role;
revoke all on all functions in schema private from public, anon, authenticated, service_role;
revoke all on function
  public.bind_daily_challenge_answer(uuid, uuid, text),
  public.save_daily_challenge_score(uuid, uuid, text, integer, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function
  public.bind_daily_challenge_answer(uuid, uuid, text),
  public.save_daily_challenge_score(uuid, uuid, text, integer, jsonb)
  to service_role;

-- comments

comment on table private.daily_challenge_answers is 'The first answer of a user to a challenge that was sent to be scored. An attempt made later carries it with its score.';
comment on function private.is_open_challenge(date, timestamptz) is 'Whether a challenge of a date can be answered at a moment: on its UTC day, and two hours into the next.';
comment on function private.guard_daily_challenge_attempt() is 'Trigger: an open challenge, once, within the trial; the score is decided here, whatever was sent.';
comment on function public.bind_daily_challenge_answer(uuid, uuid, text) is 'Takes an answer to be scored, once: { challenge, user_answer, score, feedback } of the one that counts. P0402 past the trial.';
comment on function public.save_daily_challenge_score(uuid, uuid, text, integer, jsonb) is 'Stores the score of that answer where none is stored, with the attempt too, and returns the one that is.';

select private.seal_access();
