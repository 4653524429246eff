-- The dashboard leads with the interview that is not finished. Progress compares interviews of one type and difficulty, and shows
-- what retries have won.

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
    select earned.id, earned.earned_at, badge.name, badge.description, badge.icon
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

-- A win is the best attempt at a question that scored above the interview's own answer, by one engine. A question's newest score
-- counts, whether it was asked in an interview or retried.
create function public.practice_gains() returns jsonb
language sql stable set search_path = '' as $$
  with retries as materialized (
    select retry.session_id, retry.question_text, retry.attempt, retry.score, retry.scored_at,
      case
        when retry.comparison -> 'beforeEngine' = retry.feedback -> 'engine'
          then round((retry.comparison ->> 'overall')::numeric)::integer
      end as gained
    from public.interview_retries as retry
    where retry.user_id = (select auth.uid()) and retry.score is not null
  ),
  wins as (
    select distinct on (retries.session_id, retries.question_text) retries.*
    from retries where retries.gained > 0
    order by retries.session_id, retries.question_text, retries.score desc, retries.attempt
  ),
  newest_wins as (
    select * from wins order by wins.scored_at desc, wins.session_id, wins.question_text limit 5
  ),
  tried as (
    select answer.question_text, answer.score, session.completed_at as tried_at
    from public.interview_answers as answer
    join public.interview_sessions as session on session.id = answer.session_id
    where answer.user_id = (select auth.uid()) and answer.score is not null and session.status = 'completed'
    union all
    select retries.question_text, retries.score, retries.scored_at from retries
  ),
  newest_scores as (
    select distinct on (tried.question_text) tried.question_text, tried.score
    from tried order by tried.question_text, tried.tried_at desc, tried.score desc
  )
  select jsonb_build_object(
    'retry_wins', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'session_id', win.session_id, 'question_text', win.question_text, 'before', win.score - win.gained,
        'now', win.score, 'scored_at', win.scored_at,
        'answer_index', (
          select item.place - 1
          from public.interview_sessions as session,
            jsonb_array_elements(session.feedback -> 'answers') with ordinality as item (value, place)
          where session.id = win.session_id and item.value ->> 'question_text' = win.question_text
          limit 1
        )
      ) order by win.scored_at desc, win.session_id, win.question_text), '[]')
      from newest_wins as win
    ),
    'retry_wins_total', (select count(*) from wins),
    'questions_practiced', (select count(*) from newest_scores),
    'questions_mastered', (select count(*) from newest_scores where newest_scores.score >= 80)
  )
$$;

-- A report may be large: only the newest thirty are opened for their figures.
create or replace function public.progress_summary() returns jsonb
language sql stable set search_path = '' as $$
  with mine as (
    select session.* from public.interview_sessions as session where session.user_id = (select auth.uid())
  ),
  history as (
    select mine.id, mine.job_role, mine.interview_type, mine.difficulty, mine.overall_score, mine.started_at,
      mine.completed_at, mine.feedback
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
        'difficulty', history.difficulty,
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
  ) || public.practice_gains()
$$;

-- privileges

revoke all on function public.practice_gains(), public.dashboard_summary(), public.progress_summary()
  from public, anon, authenticated, service_role;
grant execute on function public.dashboard_summary(), public.progress_summary(), public.practice_gains() to authenticated;

-- comments

comment on function public.practice_gains() is 'The caller''s newest five retries that gained points, how many there are, and how many questions are practiced and mastered (80 and above).';
comment on function public.dashboard_summary() is 'All that the dashboard shows of practice: a DashboardSummary. The challenge is that of the UTC day, without its answer; null where none exists yet.';
comment on function public.progress_summary() is 'All that the progress page shows: a ProgressSummary. history holds the newest thirty completed interviews.';

select private.seal_access();
