-- Marks: what a user says about a coaching question of a completed interview. They never change a stored score, points or badges.
create table public.interview_marks (
  id uuid not null default gen_random_uuid(),
  session_id uuid not null,
  user_id uuid not null,
  question_text text not null,
  point_id text not null,
  ask text not null,
  kind text not null,
  quote text not null default '',
  -- UTF-16 code units of the answer, as JavaScript counts them.
  quote_start integer not null default 0,
  quote_end integer not null default 0,
  counts boolean not null default false,
  worth numeric(5, 2) not null default 0,
  created_at timestamptz not null default now(),
  constraint interview_marks_pkey primary key (id),
  constraint interview_marks_session_id_question_text_fkey foreign key (session_id, question_text)
    references public.interview_answers (session_id, question_text) on delete cascade,
  constraint interview_marks_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint interview_marks_session_id_question_text_point_id_key unique (session_id, question_text, point_id),
  constraint interview_marks_question_text_length check (
    char_length(question_text) between 1 and 2000 and octet_length(question_text) <= 2600
  ),
  constraint interview_marks_point_id_length check (octet_length(point_id) between 1 and 400),
  constraint interview_marks_ask_length check (char_length(ask) between 1 and 1000),
  constraint interview_marks_kind_known check (kind in ('said', 'left_out')),
  constraint interview_marks_quote_length check (char_length(quote) <= 20000),
  constraint interview_marks_range check (quote_start >= 0 and quote_end >= quote_start and quote_end <= 20000),
  constraint interview_marks_worth_range check (worth between 0 and 100),
  constraint interview_marks_said_has_words check (
    (kind = 'said') = (quote <> '') and (kind = 'said') = (quote_end > quote_start)
  ),
  constraint interview_marks_left_out_never_counts check (kind = 'said' or not counts),
  constraint interview_marks_worth_counts check (counts or worth = 0)
);

-- indexes

create index interview_marks_user_id_idx on public.interview_marks (user_id);

-- functions

-- The lock on the session puts the marks of two tabs in order.
create function public.set_interview_mark(
  p_user_id uuid, p_session_id uuid, p_question_text text, p_point_id text, p_mark jsonb
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.interview_sessions as session
  where session.id = p_session_id and session.user_id = p_user_id and session.status = 'completed' for update;
  if not found then
    raise exception 'Only an answer of one''s own completed interview can be marked'
      using errcode = 'invalid_parameter_value';
  end if;
  delete from public.interview_marks as mark
  where mark.session_id = p_session_id and mark.question_text = p_question_text and mark.point_id = p_point_id;
  if p_mark is null then
    return;
  end if;
  insert into public.interview_marks
    (session_id, user_id, question_text, point_id, ask, kind, quote, quote_start, quote_end, counts, worth)
  values (
    p_session_id, p_user_id, p_question_text, p_point_id, p_mark ->> 'ask', p_mark ->> 'kind', p_mark ->> 'quote',
    (p_mark ->> 'start')::integer, (p_mark ->> 'end')::integer, (p_mark ->> 'counts')::boolean,
    (p_mark ->> 'worth')::numeric
  );
end $$;

-- row-level security

alter table public.interview_marks enable row level security;

create policy owner_can_select on public.interview_marks for select to authenticated
  using (user_id = (select auth.uid()));

-- privileges

revoke all on public.interview_marks from public, anon, authenticated, service_role;
grant select on public.interview_marks to authenticated;
grant select, insert, update, delete on public.interview_marks to service_role;
revoke all on function public.set_interview_mark(uuid, uuid, text, text, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.set_interview_mark(uuid, uuid, text, text, jsonb) to service_role;

-- comments

comment on table public.interview_marks is 'At most one mark for each coaching question of a completed interview: the words that answer it (said), or a to-do for the retry (left_out). Scores, points, streaks and badges ignore it.';
comment on function public.set_interview_mark(uuid, uuid, text, text, jsonb) is 'Replaces the mark on one point of an answer by an AnswerMark, or removes it for null. Only in the user''s own completed interview.';

select private.seal_access();
