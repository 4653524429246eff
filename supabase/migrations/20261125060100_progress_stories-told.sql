-- Stories that were told are wins as well.
-- A win is the best attempt at a question that scored above the interview's own answer, by one engine. A question's newest score
-- counts, whether it was asked in an interview or retried.
create or replace function public.practice_gains() returns jsonb
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
        'bank_id', (
          select question.bank_id from public.interview_questions as question
          where question.session_id = win.session_id and question.question_text = win.question_text limit 1
        ),
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
    'questions_mastered', (select count(*) from newest_scores where newest_scores.score >= 80),
    'stories_told', (
      select count(*) from public.stories as story where story.user_id = (select auth.uid()) and story.times_told > 0
    )
  )
$$;

comment on function public.practice_gains() is 'The caller''s newest five retries that gained points, how many there are, how many questions are practiced and mastered (80 and above), and how many stories were told. bank_id: where the question is the coach''s own.';

select private.seal_access();
