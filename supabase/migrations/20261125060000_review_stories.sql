-- Stories come back too: one that hasn't been told for a while is told again, and it goes with its story.
alter table public.review_items
  add column story_id uuid,
  add constraint review_items_story_id_fkey foreign key (story_id) references public.stories (id) on delete cascade,
  add constraint review_items_kind_story check ((kind = 'story') = (story_id is not null));

create index review_items_story_id_idx on public.review_items (story_id);

-- functions

create function private.review_story() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.review_items (user_id, kind, reference, story_id, due)
  values (new.user_id, 'story', new.id::text, new.id, now() + interval '3 days')
  on conflict (user_id, kind, reference) do nothing;
  return null;
end $$;

-- A story that is told on its own page has time.
create function private.review_told_story() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.review_items as item set due = greatest(item.due, now() + interval '3 days')
  where item.story_id = new.story_id and item.rated = 0;
  return null;
end $$;

-- What is due within a week, the oldest first, with what each exercise shows; and what was rated within two days, since "today" is a
-- question for the device. Likely questions are those of the next interview alone.
create or replace function public.review_queue() returns jsonb
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
      left(coalesce(due.last_answer, tried.user_answer, answer.user_answer, story.words), 4000) as answer,
      coalesce(due.last_score, tried.score, answer.score) as score,
      mark.ask, (select next_job.title from next_job where due.kind = 'likely') as job_title, story.title as story_title
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
    left join lateral (
      select told.title,
        concat_ws(e'\n', nullif(told.situation, ''), nullif(told.task, ''), nullif(told.actions, ''), nullif(told.result, '')) as words
      from public.stories as told where told.id = due.story_id
    ) as story on true
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

create trigger stories_review after insert on public.stories
  for each row execute function private.review_story();
create trigger story_tellings_review after insert on public.story_tellings
  for each row execute function private.review_told_story();

-- privileges

revoke all on all functions in schema private from public, anon, authenticated, service_role;

-- What was told before.
insert into public.review_items (user_id, kind, reference, story_id, due)
select story.user_id, 'story', story.id::text, story.id, coalesce(story.last_told, story.created_at) + interval '3 days'
from public.stories as story
on conflict (user_id, kind, reference) do nothing;

-- comments

comment on column public.review_items.story_id is 'The story of an item of kind story; its reference is the same id.';
comment on function private.review_story() is 'Trigger: a new story becomes an item.';
comment on function private.review_told_story() is 'Trigger: a telling gives an item that was never rated three days.';

select private.seal_access();
