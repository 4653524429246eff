-- Five minutes a day from a user's own weak points: answers under 60, what they left out, likely questions of the next job, terms.
-- Rows are made where the material is; the schedule is a replay of the ratings, done by the server side.
create table public.review_items (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  kind text not null,
  -- What makes an item the same one: a hash of its question or point, the word of a term, the id of a story.
  reference text not null,
  question_text text,
  session_id uuid,
  point_id text,
  job_question_id uuid,
  last_answer text,
  last_score integer,
  state text not null default 'new',
  due timestamptz not null default now(),
  stability double precision not null default 0,
  difficulty double precision not null default 0,
  reps integer not null default 0,
  lapses integer not null default 0,
  rated integer not null default 0,
  last_rated_at timestamptz,
  mastered_at timestamptz,
  reopened_at timestamptz,
  created_at timestamptz not null default now(),
  constraint review_items_pkey primary key (id),
  constraint review_items_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint review_items_session_id_question_text_fkey foreign key (session_id, question_text)
    references public.interview_answers (session_id, question_text) on delete cascade,
  constraint review_items_session_id_question_text_point_id_fkey foreign key (session_id, question_text, point_id)
    references public.interview_marks (session_id, question_text, point_id) on delete cascade,
  constraint review_items_job_question_id_fkey foreign key (job_question_id)
    references public.job_questions (id) on delete cascade,
  constraint review_items_user_id_kind_reference_key unique (user_id, kind, reference),
  constraint review_items_kind_known check (kind = any (array['answer', 'left-out', 'likely', 'story', 'term'])),
  constraint review_items_kind_whole check (
    case kind
      when 'answer' then session_id is not null and question_text is not null and point_id is null
      when 'left-out' then session_id is not null and question_text is not null and point_id is not null
      when 'likely' then job_question_id is not null and question_text is not null and session_id is null
      else question_text is null and session_id is null and job_question_id is null
    end
  ),
  constraint review_items_reference_length check (char_length(reference) between 1 and 100),
  constraint review_items_question_text_length check (char_length(question_text) <= 2000),
  constraint review_items_point_id_length check (octet_length(point_id) between 1 and 400),
  constraint review_items_last_answer_length check (char_length(last_answer) <= 20000),
  constraint review_items_last_score_range check (last_score between 0 and 100),
  constraint review_items_state_known check (state = any (array['new', 'learning', 'review', 'relearning'])),
  constraint review_items_counts_range check (0 <= reps and 0 <= lapses and lapses <= reps and reps <= rated)
);

-- The log is what counts: two devices add to it in any order, and a rating that arrives twice is one.
create table public.review_ratings (
  id uuid not null,
  item_id uuid not null,
  user_id uuid not null,
  rating smallint not null,
  rated_at timestamptz not null,
  received_at timestamptz not null default now(),
  constraint review_ratings_pkey primary key (id),
  constraint review_ratings_item_id_fkey foreign key (item_id) references public.review_items (id) on delete cascade,
  constraint review_ratings_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint review_ratings_rating_range check (rating between 1 and 4),
  constraint review_ratings_rated_at_range check (rated_at <= received_at)
);

create table public.review_days (
  user_id uuid not null,
  day date not null,
  created_at timestamptz not null default now(),
  counted_on date,
  constraint review_days_pkey primary key (user_id, day),
  constraint review_days_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade
);

-- indexes

create index review_items_user_id_due_idx on public.review_items (user_id, due) where mastered_at is null;
create index review_items_session_id_question_text_idx on public.review_items (session_id, question_text, point_id);
create index review_items_job_question_id_idx on public.review_items (job_question_id);
create index review_ratings_item_id_rated_at_idx on public.review_ratings (item_id, rated_at);
create index review_ratings_user_id_rated_at_idx on public.review_ratings (user_id, rated_at);

-- functions

-- What was practiced today comes back tomorrow.
create function private.review_tomorrow() returns timestamptz
language sql stable set search_path = '' as $$ select now() + interval '20 hours' $$;

-- A weak answer of an interview is an item, once for each question however often it was weak. A weak answer to a question that was
-- mastered brings it back. One that was told well has time.
create function private.review_scored_answer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.score >= 60 then
    update public.review_items as item set due = greatest(item.due, now() + interval '3 days')
    where item.user_id = new.user_id and item.kind in ('answer', 'likely') and item.rated = 0
      and item.reference = md5(new.question_text);
  elsif tg_table_name = 'interview_answers' then
    insert into public.review_items as item (user_id, kind, reference, question_text, session_id, due)
    values (new.user_id, 'answer', md5(new.question_text), new.question_text, new.session_id, private.review_tomorrow())
    on conflict (user_id, kind, reference) do update set session_id = excluded.session_id,
      due = least(item.due, excluded.due), reopened_at = case when item.rated > 0 then now() end, mastered_at = null;
    delete from public.review_items as item
    where item.user_id = new.user_id and item.kind = 'likely' and item.rated = 0
      and item.reference = md5(new.question_text);
  end if;
  return null;
end $$;

create function private.review_left_out() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.review_items (user_id, kind, reference, question_text, session_id, point_id, due)
  values (new.user_id, 'left-out', md5(new.session_id::text || new.question_text || new.point_id), new.question_text,
    new.session_id, new.point_id, private.review_tomorrow())
  on conflict (user_id, kind, reference) do nothing;
  return null;
end $$;

-- Two a day, in their order. What is weak already is an item of its own.
create function private.review_likely_question() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.review_items (user_id, kind, reference, question_text, job_question_id, due)
  select new.user_id, 'likely', md5(new.question_text), new.question_text, new.id,
    now() + least(new.position, 30) * interval '12 hours'
  where not exists (
    select from public.review_items as item
    where item.user_id = new.user_id and item.kind = 'answer' and item.reference = md5(new.question_text)
  )
  on conflict (user_id, kind, reference) do update set job_question_id = excluded.job_question_id;
  return null;
end $$;

-- Words of the game that were missed. One that is missed again is due again.
create function public.note_missed_terms(p_words text[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if cardinality(p_words) > 20 then
    raise exception 'A game has fewer words' using errcode = 'check_violation';
  end if;
  perform 1 from public.profiles as profile where profile.user_id = auth.uid() for update;
  insert into public.review_items as item (user_id, kind, reference, due)
  select distinct auth.uid(), 'term', word, private.review_tomorrow()
  from unnest(p_words) as word where word ~ '^[A-Z]{2,30}$'
  on conflict (user_id, kind, reference) do update set due = least(item.due, excluded.due), mastered_at = null,
    reopened_at = case when item.rated > 0 then now() end;
  if (select count(*) from public.review_items as item where item.user_id = auth.uid() and item.kind = 'term') > 1000 then
    raise exception 'There is room for 1000 words' using errcode = 'check_violation';
  end if;
end $$;

-- A sitting counts for one day of the streak: an attempt and a review of the same day of the user count together, whatever day each
-- would lie on in another zone.
create function private.count_practice(p_user_id uuid, p_day date) returns boolean
language plpgsql set search_path = '' as $$
declare
  found_at timestamptz;
begin
  perform private.lock_streak(p_user_id);
  if exists (select from public.daily_challenge_attempts as attempt
      where attempt.user_id = p_user_id and attempt.counted_on = p_day)
    or exists (select from public.review_days as review
      where review.user_id = p_user_id and review.counted_on = p_day) then
    return true;
  end if;
  select candidate.created_at into found_at from public.daily_challenge_attempts as candidate
  where candidate.user_id = p_user_id and candidate.counted_on is null
    and p_day in ((candidate.created_at at time zone 'UTC')::date, private.local_day(p_user_id, candidate.created_at))
    and not exists (
      select from public.review_days as review
      where review.user_id = p_user_id and review.counted_on is not null
        and private.local_day(p_user_id, review.created_at) = private.local_day(p_user_id, candidate.created_at)
    )
  order by candidate.created_at, candidate.id limit 1;
  if found then
    return private.count_attempt(p_user_id, p_day);
  end if;
  update public.review_days as review set counted_on = p_day
  where review.user_id = p_user_id and review.counted_on is null
    and private.local_day(p_user_id, review.created_at) = p_day
    and not exists (
      select from public.review_days as other
      where other.user_id = p_user_id and other.counted_on is not null
        and private.local_day(p_user_id, other.created_at) = p_day
    )
    and not exists (
      select from public.daily_challenge_attempts as attempt
      where attempt.user_id = p_user_id and attempt.counted_on is not null
        and private.local_day(p_user_id, attempt.created_at) = p_day
    )
    and review.day = (
      select min(first.day) from public.review_days as first
      where first.user_id = p_user_id and first.counted_on is null
        and private.local_day(p_user_id, first.created_at) = p_day
    );
  return found;
end $$;

create or replace function public.update_user_streak(user_id uuid, activity_date date) returns json
language plpgsql security definer set search_path = '' as $$
declare
  is_server boolean := coalesce(auth.role(), '') = 'service_role';
  day date;
  result json;
begin
  if $1 is null or ($1 is distinct from auth.uid() and not is_server) then
    raise exception 'A streak can only be updated by its owner' using errcode = 'insufficient_privilege';
  end if;
  day := private.activity_day($1, $2, now());
  if is_server or private.count_practice($1, day) then
    perform private.record_activity($1, day);
    perform private.award_badges($1);
  end if;
  select json_build_object(
    'current_streak', streak.current_streak,
    'longest_streak', streak.longest_streak,
    'last_activity_date', streak.last_activity_date
  ) into result
  from public.user_streaks as streak where streak.user_id = $1;
  return result;
end $$;

-- Adds ratings to the log; one that is there already, or whose item is gone, changes nothing. A clock that runs ahead is set back to
-- now. Returns the items that were touched with all of their ratings, for the replay.
create function public.store_review_ratings(p_user_id uuid, p_ratings jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  day date := private.local_day(p_user_id, now());
  added integer;
begin
  insert into public.review_ratings (id, item_id, user_id, rating, rated_at)
  select (given ->> 'id')::uuid, item.id, p_user_id, (given ->> 'rating')::smallint,
    least(now(), greatest(item.created_at, (given ->> 'rated_at')::timestamptz))
  from jsonb_array_elements(p_ratings) as given
  join public.review_items as item on item.id = (given ->> 'item_id')::uuid and item.user_id = p_user_id
  order by (given ->> 'id')::uuid
  on conflict (id) do nothing;
  get diagnostics added = row_count;
  if added > 0 then
    insert into public.review_days (user_id, day) values (p_user_id, day) on conflict do nothing;
    if private.count_practice(p_user_id, day) then
      perform private.record_activity(p_user_id, day);
      perform private.award_badges(p_user_id);
    end if;
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', item.id, 'ratings', log.list)), '[]')
    from public.review_items as item
    cross join lateral (
      select jsonb_agg(jsonb_build_object('id', rating.id, 'rating', rating.rating, 'rated_at', rating.rated_at)
        order by rating.rated_at, rating.id) as list
      from public.review_ratings as rating where rating.item_id = item.id
    ) as log
    where item.user_id = p_user_id
      and item.id in (select (given ->> 'item_id')::uuid from jsonb_array_elements(p_ratings) as given)
      and log.list is not null
  );
end $$;

-- A state from more ratings replaces one from fewer, whichever device's request ends last. What was reopened since stays due.
create function public.save_review_states(p_user_id uuid, p_states jsonb) returns void
language sql security definer set search_path = '' as $$
  update public.review_items as item set
    state = given ->> 'state', stability = (given ->> 'stability')::double precision,
    difficulty = (given ->> 'difficulty')::double precision, reps = (given ->> 'reps')::integer,
    lapses = (given ->> 'lapses')::integer, rated = (given ->> 'rated')::integer,
    last_rated_at = (given ->> 'last_rated_at')::timestamptz,
    due = case when item.reopened_at > (given ->> 'last_rated_at')::timestamptz
      then least(item.due, (given ->> 'due')::timestamptz) else (given ->> 'due')::timestamptz end,
    mastered_at = case when item.reopened_at > (given ->> 'last_rated_at')::timestamptz
      then null else (given ->> 'mastered_at')::timestamptz end
  from jsonb_array_elements(p_states) as given
  where item.id = (given ->> 'id')::uuid and item.user_id = p_user_id and item.rated < (given ->> 'rated')::integer
$$;

-- The last answer to an item that has no interview of its own, or none with room for another try.
create function public.save_review_answer(p_user_id uuid, p_item_id uuid, p_answer text, p_score integer) returns void
language sql security definer set search_path = '' as $$
  update public.review_items as item set last_answer = p_answer, last_score = p_score
  where item.id = p_item_id and item.user_id = p_user_id
$$;

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
    'questions_mastered', (select count(*) from newest_scores where newest_scores.score >= 80)
  )
$$;

-- What is due within a week, the oldest first, with what each exercise shows; and what was rated within two days, since "today" is a
-- question for the device. Likely questions are those of the next interview alone.
create function public.review_queue() returns jsonb
language sql stable set search_path = '' as $$
  with next_job as materialized (
    select job.id, job.title, job.interview_date from public.jobs as job
    where job.user_id = (select auth.uid()) and job.afterwards is null
      and (job.interview_date is null or job.interview_date >= (now() at time zone 'UTC')::date - 1)
    order by job.interview_date nulls last, job.created_at desc, job.id limit 1
  ),
  next_questions as materialized (
    select question.id from public.job_questions as question join next_job on next_job.id = question.job_id
    where question.reason_kind <> 'closing'
  ),
  due as materialized (
    select item.* from public.review_items as item
    where item.user_id = (select auth.uid()) and item.mastered_at is null
      and (item.kind <> 'likely' or item.job_question_id in (select next_questions.id from next_questions))
    order by item.due, item.id limit 40
  ),
  shown as (
    select due.id, due.kind, due.reference, due.due, due.reps, due.question_text, due.session_id,
      left(coalesce(due.last_answer, tried.user_answer, answer.user_answer), 4000) as answer,
      coalesce(due.last_score, tried.score, answer.score) as score,
      mark.ask, (select next_job.title from next_job where due.kind = 'likely') as job_title
    from due
    left join public.interview_answers as answer
      on answer.session_id = due.session_id and answer.question_text = due.question_text
    left join public.interview_marks as mark on mark.session_id = due.session_id
      and mark.question_text = due.question_text and mark.point_id = due.point_id
    left join lateral (
      select retry.user_answer, retry.score from public.interview_retries as retry
      where retry.session_id = due.session_id and retry.question_text = due.question_text and retry.score is not null
      order by retry.attempt desc limit 1
    ) as tried on true
  )
  select jsonb_build_object(
    'now', now(),
    'items', (select coalesce(jsonb_agg(to_jsonb(shown) order by shown.due, shown.id), '[]') from shown),
    'rated', (
      select coalesce(jsonb_agg(jsonb_build_object('item_id', rating.item_id, 'kind', item.kind, 'rated_at', rating.rated_at)
        order by rating.rated_at, rating.id), '[]')
      from public.review_ratings as rating join public.review_items as item on item.id = rating.item_id
      where rating.user_id = (select auth.uid()) and rating.rated_at > now() - interval '2 days'
    ),
    'mastered', (
      select count(*) from public.review_items as item
      where item.user_id = (select auth.uid()) and item.mastered_at is not null
    ),
    'gains', public.practice_gains()
  )
$$;

create trigger interview_answers_review after insert or update of score on public.interview_answers
  for each row when (new.score is not null) execute function private.review_scored_answer();
create trigger interview_retries_review after update of score on public.interview_retries
  for each row when (new.score is not null) execute function private.review_scored_answer();
create trigger interview_marks_review after insert on public.interview_marks
  for each row when (new.kind = 'left_out') execute function private.review_left_out();
create trigger job_questions_review after insert on public.job_questions
  for each row execute function private.review_likely_question();

-- row-level security

alter table public.review_items enable row level security;
alter table public.review_ratings enable row level security;
alter table public.review_days enable row level security;

create policy owner_can_select on public.review_items for select to authenticated using (user_id = (select auth.uid()));
create policy owner_can_delete on public.review_items for delete to authenticated using (user_id = (select auth.uid()));
create policy owner_can_select on public.review_ratings for select to authenticated
  using (user_id = (select auth.uid()));
create policy owner_can_select on public.review_days for select to authenticated using (user_id = (select auth.uid()));

-- privileges

revoke all on public.review_items, public.review_ratings, public.review_days
  from public, anon, authenticated, service_role;
grant select, delete on public.review_items to authenticated;
grant select on public.review_ratings, public.review_days to authenticated;
grant select, insert, update, delete on public.review_items, public.review_ratings, public.review_days to service_role;
revoke all on all functions in schema private from public, anon, authenticated, service_role;
revoke all on function public.note_missed_terms(text[]), public.store_review_ratings(uuid, jsonb),
  public.save_review_states(uuid, jsonb), public.save_review_answer(uuid, uuid, text, integer), public.review_queue(),
  public.practice_gains(), public.update_user_streak(uuid, date) from public, anon, authenticated, service_role;
grant execute on function public.note_missed_terms(text[]), public.review_queue(), public.practice_gains() to authenticated;
grant execute on function public.store_review_ratings(uuid, jsonb), public.save_review_states(uuid, jsonb),
  public.save_review_answer(uuid, uuid, text, integer) to service_role;
grant execute on function public.update_user_streak(uuid, date) to authenticated, service_role;

-- What was weak before this table was there.
insert into public.review_items (user_id, kind, reference, question_text, session_id)
select distinct on (answer.user_id, answer.question_text)
  answer.user_id, 'answer', md5(answer.question_text), answer.question_text, answer.session_id
from public.interview_answers as answer where answer.score < 60
order by answer.user_id, answer.question_text, answer.created_at desc;
insert into public.review_items (user_id, kind, reference, question_text, session_id, point_id)
select mark.user_id, 'left-out', md5(mark.session_id::text || mark.question_text || mark.point_id), mark.question_text,
  mark.session_id, mark.point_id
from public.interview_marks as mark where mark.kind = 'left_out';
insert into public.review_items (user_id, kind, reference, question_text, job_question_id, due)
select question.user_id, 'likely', md5(question.question_text), question.question_text, question.id,
  now() + least(question.position, 30) * interval '12 hours'
from public.job_questions as question
where not exists (
  select from public.interview_answers as answer
  where answer.user_id = question.user_id and answer.question_text = question.question_text and answer.score is not null
)
on conflict (user_id, kind, reference) do nothing;

-- comments

comment on table public.review_items is 'What a user reviews, one row for each weak answer, left-out point, likely question, term or story. Made by triggers and note_missed_terms; the schedule (FSRS) is written by the server side. The owner can drop one.';
comment on column public.review_items.rated is 'How many ratings the schedule is a replay of.';
comment on column public.review_items.mastered_at is 'Since when it is known well enough to leave the queue.';
comment on column public.review_items.reopened_at is 'When it went wrong again outside of a review.';
comment on table public.review_ratings is 'How each review went: 1 again, 2 hard, 3 good, 4 easy. Ids come from the devices.';
comment on table public.review_days is 'Days on which a user reviewed, by their own zone; counted_on is the day of the streak that one has counted for.';
comment on function private.review_tomorrow() is 'A moment of the next day for whoever practices in the daytime.';
comment on function private.review_scored_answer() is 'Trigger: a weak answer of an interview becomes an item; a good one gives its question three days.';
comment on function private.review_left_out() is 'Trigger: a point that was left out becomes an item.';
comment on function private.review_likely_question() is 'Trigger: a likely question of a job becomes an item.';
comment on function private.count_practice(uuid, date) is 'Whether an attempt or a review of the user counts for the day; takes one that has counted for no other.';
comment on function public.note_missed_terms(text[]) is 'Adds words of the game to the caller''s reviews.';
comment on function public.store_review_ratings(uuid, jsonb) is 'Adds ratings, counts the day once, and returns the touched items with their whole log.';
comment on function public.save_review_states(uuid, jsonb) is 'Stores replayed schedules; one from fewer ratings than are counted changes nothing.';
comment on function public.save_review_answer(uuid, uuid, text, integer) is 'Keeps the last answer to an item with its score.';
comment on function public.review_queue() is 'The caller''s next forty items with what each shows, the ratings of two days, how many are mastered, practice_gains, and the server''s clock.';
comment on function public.practice_gains() is 'The caller''s newest five retries that gained points, how many there are, and how many questions are practiced and mastered (80 and above). bank_id: where the question is the coach''s own.';

select private.seal_access();
