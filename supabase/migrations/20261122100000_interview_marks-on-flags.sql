-- Marks on red flags: "That's not what I meant". `point_id` names the flag by its place among those of the answer.
alter table public.interview_marks
  drop constraint interview_marks_kind_known,
  drop constraint interview_marks_said_has_words,
  drop constraint interview_marks_left_out_never_counts,
  add constraint interview_marks_kind_known check (kind in ('said', 'left_out', 'not_meant')),
  add constraint interview_marks_said_has_words check (
    (quote <> '') = (quote_end > quote_start) and (kind = 'not_meant' or (kind = 'said') = (quote <> ''))
  ),
  add constraint interview_marks_left_out_never_counts check (kind <> 'left_out' or not counts),
  add constraint interview_marks_not_meant_is_on_a_flag check ((kind = 'not_meant') = (point_id like 'red\_flag:%'));

-- comments

comment on table public.interview_marks is 'At most one mark for each coaching question or red flag of a completed interview: the words that answer it (said), a to-do for the retry (left_out), or a red flag that read something else into the answer (not_meant). Scores, points, streaks and badges ignore it.';

select private.seal_access();
