select tests.act_as('anna');
insert into public.interview_sessions (id, job_role) values ('10000000-0000-4000-8000-000000000001', 'Nurse');
select tests.act_as('service');
select tests.refused($$
  select public.complete_interview('10000000-0000-4000-8000-000000000001', tests.feedback(68, array['', '  ']), current_date)
$$, '22023', 'No answers to evaluate');
select tests.refused($$
  select public.complete_interview('10000000-0000-4000-8000-000000000001', tests.feedback(68, array['a', 'b', 'c']), current_date)
$$, '22023', 'more answers');
select tests.refused(
  $$select public.complete_interview('10000000-0000-4000-8000-000000000001', '{"answers": []}', current_date)$$, '22023', 'no score'
);
select public.complete_interview('10000000-0000-4000-8000-000000000001', tests.feedback(0, array['Hm', '']), current_date);
select tests.equal(overall_score, 0) from public.interview_sessions;
