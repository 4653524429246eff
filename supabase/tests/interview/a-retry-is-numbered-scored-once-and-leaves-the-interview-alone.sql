insert into public.interview_sessions (id, user_id, job_role) values
  ('10000000-0000-4000-8000-000000000001', tests.anna(), 'Nurse'), ('10000000-0000-4000-8000-000000000002', tests.anna(), 'Nurse');
select tests.act_as('service');
select public.complete_interview('10000000-0000-4000-8000-000000000001', tests.feedback(40, array['Weak']), current_date);
select tests.refused($$
  select public.store_interview_retry(tests.anna(), '10000000-0000-4000-8000-000000000002', 'Question 1', 'Too early')
$$, '22023');
select tests.refused($$
  select public.store_interview_retry(tests.ben(), '10000000-0000-4000-8000-000000000001', 'Question 1', 'Not mine')
$$, '22023');
select tests.refused($$
  select public.store_interview_retry(tests.anna(), '10000000-0000-4000-8000-000000000001', 'Never asked', 'Words')
$$, '23503');
select tests.equal(
  public.store_interview_retry(tests.anna(), '10000000-0000-4000-8000-000000000001', 'Question 1', 'Better') -> 'attempt', '1'
);
select tests.equal(
  public.store_interview_retry(tests.anna(), '10000000-0000-4000-8000-000000000001', 'Question 1', 'Better') -> 'attempt', '1',
  'the same text again'
);
select tests.equal(
  public.store_interview_retry(tests.anna(), '10000000-0000-4000-8000-000000000001', 'Question 1', 'Better still') -> 'attempt', '2'
);

select tests.equal(public.score_interview_retry(retry.id, '{"overall": 55}', '{}') -> 'score', '55')
from public.interview_retries as retry where retry.attempt = 1;
select tests.equal(public.score_interview_retry(retry.id, '{"overall": 99}', '{}') -> 'score', '55', 'scored again')
from public.interview_retries as retry where retry.attempt = 1;
select tests.equal(array[status, overall_score::text], array['completed', '40'])
from public.interview_sessions where id = '10000000-0000-4000-8000-000000000001';
select tests.equal(array_agg(user_answer || score), array['Weak40']) from public.interview_answers;
select tests.equal(array_agg(badge.name order by badge.name), array['First Rehearsal', 'Second Take'])
from public.user_badges join public.badges as badge on badge.id = badge_id;
