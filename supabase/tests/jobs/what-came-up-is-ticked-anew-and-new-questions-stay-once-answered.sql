select tests.act_as('service');
select tests.equal(tests.save_job(tests.anna(), '61000000-0000-4000-8000-000000000001'), '61000000-0000-4000-8000-000000000001'::uuid);
create function pg_temp.came(texts text[]) returns jsonb language sql as $$
  select coalesce(jsonb_agg(jsonb_build_object('question_text', item, 'kind', 'behavioural', 'competency', 'own', 'level', 2,
    'hint', '', 'phase', 'job', 'ideal_answer', '')), '[]') from unnest(texts) as item
$$;
select tests.equal(public.save_job_afterwards(tests.anna(), '61000000-0000-4000-8000-000000000001', array[tests.job_question('61000000-0000-4000-8000-000000000001', 1)],
  pg_temp.came(array['Why us?', 'What did you leave out?']), '{"predicted": 1}'), true);
select tests.equal((select count(*) from public.job_questions where came_up), 3::bigint);
select tests.act_as('owner');
select tests.make_premium(tests.anna());
select tests.act_as('anna');
insert into public.interview_sessions (id, job_role, job_id) values ('61000000-0000-4000-8000-000000000002', 'Nurse', '61000000-0000-4000-8000-000000000001');
insert into public.interview_answers (session_id, question_text, user_answer) values ('61000000-0000-4000-8000-000000000002', 'Why us?', 'Because of the unit.');
select tests.act_as('service');
select tests.equal(public.save_job_afterwards(tests.anna(), '61000000-0000-4000-8000-000000000001', '{}', '[]', '{"predicted": 0}'), true);
select tests.equal((select count(*) from public.job_questions where came_up), 0::bigint);
select tests.equal(array_agg(question_text order by question_text), array['Question 1', 'Question 2', 'Why us?'])
from public.job_questions;
