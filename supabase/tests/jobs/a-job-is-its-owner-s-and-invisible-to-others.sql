select tests.act_as('service');
select tests.equal(tests.save_job(tests.anna(), '61000000-0000-4000-8000-000000000001'), '61000000-0000-4000-8000-000000000001'::uuid);
-- With Ben's name the function leaves Anna's job as it is.
select tests.equal(tests.save_job(tests.ben(), '61000000-0000-4000-8000-000000000001', 'Taken'), null::uuid);
select tests.equal(public.save_job_afterwards(tests.ben(), '61000000-0000-4000-8000-000000000001', '{}', '[]', '{}'), false);
select public.save_job_resume_lines(tests.ben(), '61000000-0000-4000-8000-000000000001', 1, '{}');
select tests.equal(title, 'Nurse'), tests.equal(afterwards, null::jsonb), tests.equal(resume_revision, null::integer)
from public.jobs where id = '61000000-0000-4000-8000-000000000001';

select tests.act_as('anna');
select tests.equal(public.read_jobs() #>> '{jobs,0,id}', '61000000-0000-4000-8000-000000000001');
select tests.equal(public.read_jobs() #> '{jobs,0,ad}', null::jsonb);
select tests.equal(public.read_jobs('61000000-0000-4000-8000-000000000001') #>> '{jobs,0,ad}', 'Strong SQL');
select tests.equal(jsonb_array_length(public.read_jobs('61000000-0000-4000-8000-000000000001') #> '{jobs,0,questions}'), 2);
select tests.equal(public.read_jobs('61000000-0000-4000-8000-000000000001') #>> '{jobs,0,asks,0,chosen}', 'true');
select tests.touches($$update public.jobs set notes = 'Ask about nights', opening = 'I notice early.'$$, 1);
select tests.touches($$update public.job_requirements set stance = 'learning'$$, 1);
-- What the server side reads and decides is not the owner's to write.
select tests.refused($$update public.jobs set title = 'Chief'$$, '42501');
select tests.refused($$update public.jobs set afterwards = '{"predicted": 9}'$$, '42501');
select tests.refused($$update public.jobs set planned_on = '2030-01-01'$$, '42501');
select tests.refused($$insert into public.jobs (title) values ('Mine')$$, '42501');
select tests.refused($$update public.job_requirements set name = 'Other'$$, '42501');
select tests.refused($$delete from public.job_requirements$$, '42501');
select tests.refused($$update public.job_questions set came_up = true$$, '42501');
select tests.refused($$select tests.save_job(tests.anna(), '61000000-0000-4000-8000-000000000001')$$, '42501');

select tests.act_as('ben');
select tests.equal(public.read_jobs() -> 'jobs', '[]'::jsonb);
select tests.equal(public.read_jobs('61000000-0000-4000-8000-000000000001') -> 'jobs', '[]'::jsonb);
select tests.equal((select count(*) from public.jobs), 0::bigint);
select tests.equal((select count(*) from public.job_questions), 0::bigint);
select tests.touches($$update public.jobs set notes = 'Mine'$$, 0);
select tests.touches($$update public.job_requirements set stance = 'have'$$, 0);
select tests.touches($$delete from public.jobs$$, 0);

select tests.act_as('anon');
select tests.refused($$select public.read_jobs()$$, '42501');
select tests.refused($$select from public.jobs$$, '42501');
