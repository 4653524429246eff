-- What the dashboard and the progress page need, in one answer each. The functions run with the caller's rights.

-- functions

create function public.streak_summary() returns jsonb
language sql stable set search_path = '' as $$
  with clock as (
    select (now() at time zone 'UTC')::date as utc_today, (now() at time zone coalesce(
      (select profile.time_zone from public.profiles as profile where profile.user_id = (select auth.uid())), 'UTC'
    ))::date as local_today
  )
  select jsonb_build_object(
    -- The row keeps the last count until the next activity; a day missed in between shows at once.
    'current_streak', case
      when streak.last_activity_date >= least(clock.utc_today, clock.local_today) - 1 then streak.current_streak
      else 0
    end,
    'longest_streak', coalesce(streak.longest_streak, 0),
    'total_points', coalesce(streak.total_points, 0),
    'last_activity_date', streak.last_activity_date,
    'today', clock.local_today
  )
  from clock left join public.user_streaks as streak on streak.user_id = (select auth.uid())
$$;

create function public.dashboard_summary() returns jsonb
language sql stable set search_path = '' as $$
  with finished as (
    select session.id, session.job_role, session.interview_type, session.overall_score, session.started_at,
      session.completed_at
    from public.interview_sessions as session
    where session.user_id = (select auth.uid()) and session.status = 'completed'
  ),
  recent as (
    select * from finished order by finished.completed_at desc, finished.id limit 5
  ),
  badges as (
    select earned.id, earned.earned_at, badge.name, badge.description, badge.icon
    from public.user_badges as earned join public.badges as badge on badge.id = earned.badge_id
    where earned.user_id = (select auth.uid())
    order by earned.earned_at desc, badge.points_reward desc, earned.id limit 3
  )
  select jsonb_build_object(
    'sessions_completed', (select count(*) from finished),
    'average_score', (select round(avg(finished.overall_score), 1) from finished),
    'streak', public.streak_summary(),
    'recent_sessions', (
      select coalesce(jsonb_agg(to_jsonb(recent) order by recent.completed_at desc, recent.id), '[]') from recent
    ),
    'recent_badges', (
      select coalesce(jsonb_agg(to_jsonb(badges) order by badges.earned_at desc), '[]') from badges
    ),
    'challenge', (
      select jsonb_build_object(
        'challenge_date', challenge.challenge_date, 'question_text', challenge.question_text,
        'difficulty', challenge.difficulty, 'attempted', attempt.id is not null, 'score', attempt.score
      )
      from public.daily_challenges as challenge
      left join public.daily_challenge_attempts as attempt
        on attempt.challenge_id = challenge.id and attempt.user_id = (select auth.uid())
      where challenge.challenge_date = (now() at time zone 'UTC')::date
    )
  )
$$;

-- A report may be large: only the newest thirty are opened for their figures.
create function public.progress_summary() returns jsonb
language sql stable set search_path = '' as $$
  with mine as (
    select session.* from public.interview_sessions as session where session.user_id = (select auth.uid())
  ),
  history as (
    select mine.id, mine.job_role, mine.interview_type, mine.overall_score, mine.started_at, mine.completed_at,
      mine.feedback
    from mine where mine.status = 'completed' order by mine.completed_at desc, mine.id limit 30
  )
  select jsonb_build_object(
    'sessions_total', (select count(*) from mine),
    'sessions_completed', (select count(*) from mine where mine.status = 'completed'),
    'average_score', (select round(avg(mine.overall_score), 1) from mine where mine.status = 'completed'),
    'streak', public.streak_summary(),
    'history', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', history.id, 'job_role', history.job_role, 'interview_type', history.interview_type,
        'overall_score', history.overall_score, 'started_at', history.started_at,
        'completed_at', history.completed_at, 'engine', history.feedback -> 'engine',
        'technical_accuracy', history.feedback -> 'technical_accuracy',
        'problem_solving', history.feedback -> 'problem_solving',
        'communication_clarity', history.feedback -> 'communication_clarity',
        'relevant_experience', history.feedback -> 'relevant_experience',
        'cultural_fit', history.feedback -> 'cultural_fit'
      ) order by history.completed_at desc, history.id), '[]')
      from history
    ),
    'skills', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'skill_category', progress.skill_category, 'sessions_completed', progress.sessions_completed,
        'average_score', progress.average_score, 'current_level', progress.current_level
      ) order by progress.skill_category), '[]')
      from public.user_progress as progress where progress.user_id = (select auth.uid())
    )
  )
$$;

-- privileges

revoke all on function public.streak_summary(), public.dashboard_summary(), public.progress_summary()
  from public, anon, authenticated, service_role;
grant execute on function public.streak_summary(), public.dashboard_summary(), public.progress_summary()
  to authenticated;

-- comments

comment on function public.streak_summary() is 'The caller''s streak as it stands today, points, and the date in the caller''s time zone.';
comment on function public.dashboard_summary() is 'All that the dashboard shows: a DashboardSummary. The challenge is that of the UTC day, without its answer; null where none exists yet.';
comment on function public.progress_summary() is 'All that the progress page shows: a ProgressSummary. history holds the newest thirty completed interviews.';

select private.seal_access();
