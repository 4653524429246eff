-- tables

alter table public.interview_questions
  add column phase text,
  add column reason jsonb,
  add constraint interview_questions_phase_known check (
    phase in ('warm-up', 'motivation', 'job', 'trouble', 'people', 'judgment', 'closing')
  ),
  add constraint interview_questions_reason_shape check (
    jsonb_typeof(reason) = 'object' and reason ->> 'kind' in ('ad', 'focus', 'resume')
    and char_length(reason ->> 'line') between 1 and 1000
  );

alter table public.interview_sessions add column uses_resume boolean not null default true;

-- functions

create or replace function private.questions_of(p_session_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'question_text', question.question_text, 'ideal_answer', question.ideal_answer, 'bank_id', question.bank_id,
    'kind', question.kind, 'competency', question.competency, 'level', question.level, 'hint', question.hint,
    'phase', question.phase, 'reason', question.reason
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
      (session_id, user_id, position, question_text, ideal_answer, bank_id, kind, competency, level, hint, phase, reason)
    select session.id, session.user_id, item.position - 1, item.value ->> 'question_text',
      item.value ->> 'ideal_answer', item.value ->> 'bank_id', item.value ->> 'kind',
      item.value ->> 'competency', (item.value ->> 'level')::integer, coalesce(item.value ->> 'hint', ''),
      item.value ->> 'phase', nullif(item.value -> 'reason', 'null'::jsonb)
    from jsonb_array_elements(p_questions) with ordinality as item (value, position);
  end if;
  return private.questions_of(p_session_id);
end $$;

-- grants

grant insert (uses_resume) on public.interview_sessions to authenticated;

-- comments

comment on column public.interview_sessions.uses_resume is 'Whether one or two questions may be asked at lines of the user''s latest analyzed resume.';
comment on column public.interview_questions.phase is 'Where the question belongs in the interview, from warm-up to closing; null in sets of older versions.';
comment on column public.interview_questions.reason is 'The exact line that the question was asked for: { kind: ad, focus or resume, line }; null where it comes from the role.';

select private.seal_access();
