select tests.act_as('anna');
insert into public.interview_sessions (id, job_role) values ('10000000-0000-4000-8000-000000000001', 'Nurse');
select tests.refused(
  $$select public.save_interview_questions('10000000-0000-4000-8000-000000000001', tests.questions())$$, '42501'
);
select tests.act_as('service');
select tests.equal(
  public.save_interview_questions('10000000-0000-4000-8000-000000000001', tests.questions()), tests.questions()
);
select tests.equal(public.save_interview_questions(
  '10000000-0000-4000-8000-000000000001', jsonb_set(tests.questions(), '{0,question_text}', '"Another"')
), tests.questions());
select tests.act_as('anna');
select tests.equal(array_agg(question_text order by position), array['Question 1', 'Question 2'])
from public.interview_questions;
