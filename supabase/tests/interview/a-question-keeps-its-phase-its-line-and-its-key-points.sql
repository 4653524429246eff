select tests.act_as('anna');
insert into public.interview_sessions (id, job_role, uses_resume)
values ('10000000-0000-4000-8000-000000000001', 'Nurse', false);
select tests.act_as('service');
select tests.refused(
  $$select public.save_interview_questions(
    '10000000-0000-4000-8000-000000000001', jsonb_set(tests.questions(), '{0,reason,kind}', '"rumor"')
  )$$, '23514'
);
select tests.refused(
  $$select public.save_interview_questions(
    '10000000-0000-4000-8000-000000000001', jsonb_set(tests.questions(), '{0,phase}', '"smalltalk"')
  )$$, '23514'
);
select tests.refused(
  $$select public.save_interview_questions(
    '10000000-0000-4000-8000-000000000001', jsonb_set(tests.questions(), '{0,points}', '"own part"')
  )$$, '23514'
);
select public.save_interview_questions('10000000-0000-4000-8000-000000000001', tests.questions());
select tests.act_as('anna');
select tests.equal(array_agg(reason ->> 'line' order by position), array['Line 1', 'Line 2'])
from public.interview_questions;
select tests.equal(array_agg(points -> 0 ->> 'ask'), array['What was your part?', 'What was your part?'])
from public.interview_questions;
select tests.refused($$update public.interview_questions set points = null$$, '42501');
select tests.refused($$update public.interview_questions set reason = null$$, '42501');
select tests.act_as('ben');
select tests.equal(count(*), 0::bigint) from public.interview_questions;
