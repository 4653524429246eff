select tests.act_as('anna');
insert into public.interview_sessions (id, job_role) values ('10000000-0000-4000-8000-000000000001', 'Nurse');
select tests.act_as('service');
select tests.equal(
  public.complete_interview('10000000-0000-4000-8000-000000000001', tests.feedback(68, array['In 2023 I did', '']), current_date)
    - 'feedback',
  '{"already": false, "points_awarded": 118}'::jsonb
);
select tests.equal(
  public.complete_interview('10000000-0000-4000-8000-000000000001', tests.feedback(99, array['Other']), current_date),
  jsonb_build_object('already', true, 'points_awarded', 118, 'feedback', tests.feedback(68, array['In 2023 I did', '']))
);

select tests.act_as('anna');
select tests.equal(array[status, overall_score::text, completed_at::text], array['completed', '68', now()::text])
from public.interview_sessions;
select tests.equal(array_agg(user_answer || score order by question_text), array['In 2023 I did68', '68'])
from public.interview_answers;
-- 68 + 50, First Rehearsal 25, By the Numbers 25.
select tests.equal(array_agg(badge.name order by badge.name), array['By the Numbers', 'First Rehearsal'])
from public.user_badges join public.badges as badge on badge.id = badge_id;
select tests.equal(array[total_points, current_streak, longest_streak], array[168, 1, 1]) from public.user_streaks;
select tests.equal(
  array_agg(concat_ws(' ', skill_category, sessions_completed, average_score, current_level) order by skill_category),
  array[
    'communication_clarity 1 68.00 3', 'cultural_fit 1 68.00 3', 'mixed 1 68.00 3', 'problem_solving 1 68.00 3',
    'relevant_experience 1 68.00 3', 'technical_accuracy 1 68.00 3'
  ]
) from public.user_progress;
