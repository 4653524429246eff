select tests.make_premium(tests.anna());
select tests.act_as('anna');
insert into public.interview_sessions (id, job_role)
select ('10000000-0000-4000-8000-00000000000' || number)::uuid, 'Nurse' from generate_series(1, 8) as number;

-- The first five earn score plus 50, the sixth its report alone.
select tests.act_as('service');
select tests.equal(
  array_agg((public.complete_interview(
    ('10000000-0000-4000-8000-00000000000' || number)::uuid, tests.feedback(60, array['In 2023 I did']), current_date
  ) ->> 'points_awarded')::integer order by number),
  array[110, 110, 110, 110, 110, 0]
) from generate_series(1, 6) as number;
select tests.equal(
  public.complete_interview('10000000-0000-4000-8000-000000000006', tests.feedback(99, array['Other']), current_date)
    ->> 'points_awarded', '0'
);
select tests.equal(array[status, overall_score::text], array['completed', '60'])
from public.interview_sessions where id = '10000000-0000-4000-8000-000000000006';

-- A stored set of questions earns points all the same.
select public.save_interview_questions('10000000-0000-4000-8000-000000000007', (
  select jsonb_agg(item.value || '{"ideal_answer": "", "bank_id": null, "kind": "behavioural", "competency": "c", "level": 1, "hint": ""}')
  from jsonb_array_elements(tests.feedback(60, array['In 2023 I did']) -> 'answers') as item (value)
));
select tests.equal(
  public.complete_interview('10000000-0000-4000-8000-000000000007', tests.feedback(60, array['In 2023 I did']), current_date)
    ->> 'points_awarded', '110'
);

-- A day later there is room again.
select tests.act_as('owner');
update public.interview_sessions set completed_at = completed_at - interval '25 hours' where status = 'completed';
select tests.act_as('service');
select tests.equal(
  public.complete_interview('10000000-0000-4000-8000-000000000008', tests.feedback(60, array['In 2023 I did']), current_date)
    ->> 'points_awarded', '110'
);
