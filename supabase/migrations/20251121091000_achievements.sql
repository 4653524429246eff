-- Badges: a catalogue with machine-readable requirements, awarded by the database when they are met.
create table public.badges (
  id uuid not null default gen_random_uuid(),
  name text not null,
  description text not null,
  icon text not null default 'trophy',
  requirements jsonb not null,
  points_reward integer not null default 0,
  created_at timestamptz not null default now(),
  constraint badges_pkey primary key (id),
  constraint badges_name_key unique (name),
  constraint badges_name_length check (char_length(name) between 1 and 80),
  constraint badges_description_length check (char_length(description) between 1 and 300),
  constraint badges_icon_known check (icon in ('trophy', 'star', 'target', 'zap', 'award')),
  constraint badges_requirements_shape check (
    coalesce(jsonb_typeof(requirements -> 'metric') = 'string', false)
    and coalesce(jsonb_typeof(requirements -> 'threshold') = 'number', false)
  ),
  constraint badges_points_reward_range check (points_reward between 0 and 1000)
);

create table public.user_badges (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  badge_id uuid not null,
  earned_at timestamptz not null default now(),
  constraint user_badges_pkey primary key (id),
  constraint user_badges_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint user_badges_badge_id_fkey foreign key (badge_id) references public.badges (id) on delete cascade,
  constraint user_badges_user_id_badge_id_key unique (user_id, badge_id)
);

-- indexes

create index user_badges_badge_id_idx on public.user_badges (badge_id);
create index user_badges_user_id_earned_at_idx on public.user_badges (user_id, earned_at desc);

-- functions

create function private.interview_metrics(p_user_id uuid) returns table (metric text, value numeric)
language sql stable set search_path = '' as $$
  with finished as (
    select session.interview_type, session.difficulty, session.overall_score, session.completed_at
    from public.interview_sessions as session
    where session.user_id = p_user_id and session.status = 'completed'
  )
  select 'interviews_completed', count(*)::numeric from finished
  union all select 'best_score', coalesce(max(overall_score), 0) from finished
  union all select 'interview_types_practised', count(distinct interview_type) from finished
  union all select 'hard_interviews_passed', count(*) from finished where difficulty = 'hard' and overall_score >= 60
  union all select 'score_gain', coalesce(
    (select max(overall_score) from finished)
      - (select overall_score from finished order by completed_at limit 1), 0)
$$;

-- An answer counts as improved when the same question was under 60 before and gained 10 points or more later.
create function private.answer_metrics(p_user_id uuid) returns table (metric text, value numeric)
language sql stable set search_path = '' as $$
  with scored as (
    select answer.question_text, answer.user_answer, answer.score, answer.feedback -> 'star' as star,
      min(answer.score) over (
        partition by answer.question_text order by answer.created_at, answer.id
        rows between unbounded preceding and 1 preceding
      ) as worst_before
    from public.interview_answers as answer
    where answer.user_id = p_user_id and answer.score is not null
  )
  select 'answers_with_number', count(*)::numeric from scored where score >= 30 and user_answer ~ '[0-9]'
  union all select 'complete_stories', count(*) from scored
    where star @> '{"situation": true, "task": true, "action": true, "result": true}'
  union all select 'answers_improved', count(*) from scored where worst_before < 60 and score >= worst_before + 10
$$;

create function private.habit_metrics(p_user_id uuid) returns table (metric text, value numeric)
language sql stable set search_path = '' as $$
  select 'streak_days', coalesce(max(streak.longest_streak), 0)::numeric
  from public.user_streaks as streak where streak.user_id = p_user_id
  union all select 'challenges_completed', count(*)
  from public.daily_challenge_attempts as attempt where attempt.user_id = p_user_id
  union all select 'challenges_perfect', count(*)
  from public.daily_challenge_attempts as attempt where attempt.user_id = p_user_id and attempt.score = 100
  union all select 'word_game_best_score', coalesce(max(game.score), 0)
  from public.word_games as game where game.user_id = p_user_id
  union all select 'resumes_analyzed', count(*)
  from public.user_documents as document where document.user_id = p_user_id and document.analysis is not null
$$;

create function private.badge_metrics(p_user_id uuid) returns table (metric text, value numeric)
language sql stable set search_path = '' as $$
  select * from private.interview_metrics(p_user_id)
  union all select * from private.answer_metrics(p_user_id)
  union all select * from private.habit_metrics(p_user_id)
$$;

-- The unique key gives each badge once, however many transactions find it met; only the row's writer adds its points.
create function private.award_badges(p_user_id uuid) returns integer
language plpgsql set search_path = '' as $$
declare
  awarded integer;
  reward integer;
begin
  -- Everything that awards takes this lock first: points and badges in the other order could wait for each other.
  perform private.lock_streak(p_user_id);
  with earned as (
    insert into public.user_badges (user_id, badge_id)
    select p_user_id, badge.id
    from public.badges as badge
    join private.badge_metrics(p_user_id) as reached on reached.metric = badge.requirements ->> 'metric'
    where reached.value >= (badge.requirements ->> 'threshold')::numeric
    order by badge.id
    on conflict (user_id, badge_id) do nothing
    returning badge_id
  )
  select count(*), coalesce(sum(badge.points_reward), 0) into awarded, reward
  from earned join public.badges as badge on badge.id = earned.badge_id;
  if reward > 0 then
    perform private.add_points(p_user_id, reward);
  end if;
  return awarded;
end $$;

create function private.award_badges_after_write() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.award_badges(new.user_id);
  return null;
end $$;

create trigger daily_challenge_attempts_award after insert or update of score on public.daily_challenge_attempts
  for each row execute function private.award_badges_after_write();
create trigger word_games_award after insert on public.word_games
  for each row execute function private.award_badges_after_write();
create trigger user_documents_award after update of analysis on public.user_documents
  for each row execute function private.award_badges_after_write();

-- row-level security

alter table public.badges enable row level security;
alter table public.user_badges enable row level security;

create policy users_can_select on public.badges for select to authenticated using (true);
create policy owner_can_select on public.user_badges for select to authenticated
  using (user_id = (select auth.uid()));

-- privileges

revoke all on public.badges, public.user_badges from public, anon, authenticated, service_role;
grant select on public.badges, public.user_badges to authenticated;
grant select, insert, update, delete on public.badges, public.user_badges to service_role;
revoke all on all functions in schema private from public, anon, authenticated, service_role;

-- comments

comment on table public.badges is 'The catalogue. requirements is { metric, threshold }; the metrics are those of private.badge_metrics.';
comment on table public.user_badges is 'Badges earned. Written by private.award_badges.';
comment on function private.badge_metrics(uuid) is 'Every figure that a badge can ask for, of one user.';
comment on function private.award_badges(uuid) is 'Gives the badges whose requirement is met, each once with its points; returns how many were new.';
