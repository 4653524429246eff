-- The dashboard names a badge in the language of the page, by the badge and not by the day it was earned.

-- functions

create or replace function public.dashboard_summary() returns jsonb
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
    select earned.id, earned.badge_id, earned.earned_at, badge.name, badge.description, badge.icon
    from public.user_badges as earned join public.badges as badge on badge.id = earned.badge_id
    where earned.user_id = (select auth.uid())
    order by earned.earned_at desc, badge.points_reward desc, earned.id limit 3
  )
  select jsonb_build_object(
    'open_interview', public.open_interview(),
    'premium', public.is_premium(),
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
