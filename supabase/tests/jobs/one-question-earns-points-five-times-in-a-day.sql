select tests.act_as('owner');
select tests.make_premium(tests.anna());
select tests.act_as('service');
select tests.equal(tests.save_job(tests.anna(), '61000000-0000-4000-8000-000000000001'), '61000000-0000-4000-8000-000000000001'::uuid);
select tests.act_as('anna');
insert into public.interview_sessions (id, job_role, job_id, job_question_ids)
select ('62000000-0000-4000-8000-00000000000' || place)::uuid, 'Nurse', '61000000-0000-4000-8000-000000000001', array[tests.job_question('61000000-0000-4000-8000-000000000001', 1)]
from generate_series(1, 6) as place;
select tests.act_as('service');
select public.save_interview_questions(session.id, tests.questions() - 1) from public.interview_sessions as session;
select tests.equal((select jsonb_agg(public.complete_interview(session.id, tests.feedback(60, array['Words']), null) ->> 'points_awarded')
  from public.interview_sessions as session), '["110", "110", "110", "110", "110", "0"]'::jsonb);
