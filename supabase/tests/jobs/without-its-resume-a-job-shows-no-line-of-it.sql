select tests.act_as('service');
select tests.equal(tests.save_job(tests.anna(), '61000000-0000-4000-8000-000000000001'), '61000000-0000-4000-8000-000000000001'::uuid);
insert into public.user_documents (id, user_id, name, content) values ('61000000-0000-4000-8000-000000000002', tests.anna(), 'cv.txt', 'SQL for six years');
-- Ben's name doesn't make it his.
select tests.equal(tests.save_job(tests.ben(), '61000000-0000-4000-8000-000000000003'),
  '61000000-0000-4000-8000-000000000003'::uuid);
update public.jobs set resume_id = '61000000-0000-4000-8000-000000000002';
select tests.equal(count(*), 1::bigint) from public.jobs where resume_id is not null;
select public.save_job_resume_lines(tests.anna(), '61000000-0000-4000-8000-000000000001', 0,
  jsonb_build_object(md5('61000000-0000-4000-8000-000000000001'::uuid::text || 'requirement')::uuid::text, 'SQL for six years'));
select tests.equal(resume_line, 'SQL for six years') from public.job_requirements where job_id = '61000000-0000-4000-8000-000000000001';
select tests.act_as('anna');
select tests.touches('delete from public.user_documents', 1);
select tests.equal(resume_line, null::text) from public.job_requirements;
select tests.equal(resume_id, null::uuid), tests.equal(resume_revision, null::integer) from public.jobs;
