-- tables

alter table public.job_questions
  add column points jsonb,
  add constraint job_questions_points_shape check (
    case jsonb_typeof(points) when 'array' then jsonb_array_length(points) between 1 and 5 else points is null end
    and char_length(points::text) <= 8000
  );

-- functions

create or replace function private.save_job_questions(job public.jobs, p_questions jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  delete from public.job_questions as question
  where question.job_id = job.id
    and question.id not in (select (item ->> 'id')::uuid from jsonb_array_elements(p_questions) as item);
  insert into public.job_questions
    (id, job_id, user_id, position, requirement_id, question_text, ideal_answer, bank_id, kind, competency, level, hint,
      phase, reason_kind, reason_line, came_up, points)
  select (item.value ->> 'id')::uuid, job.id, job.user_id, item.place - 1, requirement.id,
    item.value ->> 'question_text', item.value ->> 'ideal_answer', item.value ->> 'bank_id', item.value ->> 'kind',
    item.value ->> 'competency', (item.value ->> 'level')::integer, item.value ->> 'hint', item.value ->> 'phase',
    item.value ->> 'reason_kind', item.value ->> 'reason_line', coalesce((item.value ->> 'came_up')::boolean, false),
    nullif(item.value -> 'points', 'null'::jsonb)
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

-- comments

comment on column public.job_questions.points is 'Key points written with the question: [{ label, ask, praise, says }]; null where the authored ones count.';

select private.seal_access();
