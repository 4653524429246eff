select tests.act_as('anna');
insert into public.interview_sessions (id, job_role) values ('10000000-0000-4000-8000-000000000001', 'Nurse');
select tests.refused($$
  select public.complete_interview('10000000-0000-4000-8000-000000000001', tests.feedback(100, array['Words']), current_date)
$$, '42501');
select tests.act_as('anon');
select tests.refused($$
  select public.complete_interview('10000000-0000-4000-8000-000000000001', tests.feedback(100, array['Words']), current_date)
$$, '42501');
select tests.act_as('service');
select tests.equal(public.complete_interview(
  '10000000-0000-4000-8000-000000000001', tests.feedback(100, array['Words']), current_date
) ->> 'points_awarded', '150');
