select tests.act_as('anna');
insert into public.interview_sessions (job_role) values ('Nurse');
select tests.refused($$
  update public.interview_sessions set status = 'completed', completed_at = now(), overall_score = 100, feedback = '{}'
$$, '42501', 'scoring');
update public.interview_sessions set overall_score = 100, feedback = '{}';
select tests.equal(overall_score, null), tests.equal(feedback, null), tests.equal(status, 'in_progress')
from public.interview_sessions;
