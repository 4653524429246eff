-- tables

alter table public.interview_questions
  add column points jsonb,
  add constraint interview_questions_points_shape check (
    case jsonb_typeof(points) when 'array' then jsonb_array_length(points) between 1 and 5 else points is null end
    and char_length(points::text) <= 8000
  );

-- functions

create or replace function private.questions_of(p_session_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'question_text', question.question_text, 'ideal_answer', question.ideal_answer, 'bank_id', question.bank_id,
    'kind', question.kind, 'competency', question.competency, 'level', question.level, 'hint', question.hint,
    'phase', question.phase, 'reason', question.reason, 'points', question.points
  ) order by question.position), '[]')
  from public.interview_questions as question where question.session_id = p_session_id
$$;

create or replace function public.save_interview_questions(p_session_id uuid, p_questions jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  session public.interview_sessions;
begin
  select * into session from public.interview_sessions as candidate where candidate.id = p_session_id for update;
  if session.id is null then
    raise exception 'Unknown interview' using errcode = 'invalid_parameter_value';
  end if;
  if not exists (select from public.interview_questions as question where question.session_id = p_session_id) then
    if jsonb_typeof(p_questions) is distinct from 'array'
      or jsonb_array_length(p_questions) not between 1 and session.questions_count then
      raise exception 'The interview takes 1 to % questions', session.questions_count
        using errcode = 'invalid_parameter_value';
    end if;
    insert into public.interview_questions
      (session_id, user_id, position, question_text, ideal_answer, bank_id, kind, competency, level, hint, phase, reason,
        points)
    select session.id, session.user_id, item.position - 1, item.value ->> 'question_text',
      item.value ->> 'ideal_answer', item.value ->> 'bank_id', item.value ->> 'kind',
      item.value ->> 'competency', (item.value ->> 'level')::integer, coalesce(item.value ->> 'hint', ''),
      item.value ->> 'phase', nullif(item.value -> 'reason', 'null'::jsonb),
      nullif(item.value -> 'points', 'null'::jsonb)
    from jsonb_array_elements(p_questions) with ordinality as item (value, position);
  end if;
  return private.questions_of(p_session_id);
end $$;

-- comments

comment on column public.interview_questions.points is 'Key points written with the question: [{ label, ask, praise, says }]; null where the authored ones count.';

select private.seal_access();
