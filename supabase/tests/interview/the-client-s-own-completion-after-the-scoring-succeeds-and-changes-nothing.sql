select tests.act_as('anna');
insert into public.interview_sessions (id, job_role) values ('10000000-0000-4000-8000-000000000001', 'Nurse');
select tests.act_as('service');
select public.complete_interview('10000000-0000-4000-8000-000000000001', tests.feedback(41, array['One answer']), current_date);

select tests.act_as('anna');
select tests.touches($$
  update public.interview_sessions
  set status = 'completed', completed_at = '2001-01-01', overall_score = 100, feedback = '{"overallScore": 100}'
$$, 1);
select tests.equal(overall_score, 41), tests.equal(completed_at, now()), tests.equal(feedback ->> 'overallScore', '41')
from public.interview_sessions;
select tests.refused($$update public.interview_sessions set status = 'in_progress'$$, '42501', 'stays completed');
