select tests.act_as('service');
select tests.equal(tests.save_job(tests.anna(), '61000000-0000-4000-8000-000000000001'), '61000000-0000-4000-8000-000000000001'::uuid);
select tests.act_as('anna');
insert into public.interview_sessions (id, job_role) values ('62000000-0000-4000-8000-000000000001', 'Nurse');
insert into public.interview_answers (session_id, question_text, user_answer)
values ('62000000-0000-4000-8000-000000000001', 'Question 1', 'I made a sheet.');
insert into public.stories (id, title, actions, source_kind, source_session_id) values
  ('71000000-0000-4000-8000-000000000001', 'The sheet', 'I made a sheet.', 'answer', '62000000-0000-4000-8000-000000000001'),
  ('71000000-0000-4000-8000-000000000002', 'The call', 'I called.', 'form', null);
insert into public.story_uses (story_id, session_id, question_text)
values ('71000000-0000-4000-8000-000000000001', '62000000-0000-4000-8000-000000000001', 'Question 1');
-- One story a place: another choice replaces it.
select tests.refused(
  $$insert into public.story_uses (story_id, session_id, question_text)
  values ('71000000-0000-4000-8000-000000000002', '62000000-0000-4000-8000-000000000001', 'Question 1')$$, '23505');
select tests.touches($$update public.story_uses set story_id = '71000000-0000-4000-8000-000000000002'$$, 1);
insert into public.story_uses (story_id, requirement_id)
values ('71000000-0000-4000-8000-000000000001', md5('61000000-0000-4000-8000-000000000001'::uuid::text || 'requirement')::uuid);
select tests.refused($$insert into public.story_uses (story_id) values ('71000000-0000-4000-8000-000000000001')$$, '42501', 'own interview');
select tests.refused(
  $$insert into public.story_uses (story_id, session_id, question_text)
  values ('71000000-0000-4000-8000-000000000001', '62000000-0000-4000-8000-000000000001', 'Question 9')$$, '42501', 'own interview');

select tests.act_as('ben');
select tests.equal((select count(*) from public.story_uses), 0::bigint);
insert into public.stories (id, title, actions, source_kind, source_session_id)
values ('71000000-0000-4000-8000-000000000003', 'His own', 'I called.', 'answer', '62000000-0000-4000-8000-000000000001');
-- Somebody else's interview is no source.
select tests.equal(source_session_id, null::uuid) from public.stories;
select tests.refused(
  $$insert into public.story_uses (story_id, session_id, question_text)
  values ('71000000-0000-4000-8000-000000000003', '62000000-0000-4000-8000-000000000001', 'Question 1')$$, '42501', 'own interview');
select tests.refused(
  $$insert into public.story_uses (story_id, requirement_id)
  values ('71000000-0000-4000-8000-000000000003', md5('61000000-0000-4000-8000-000000000001'::uuid::text || 'requirement')::uuid)$$, '42501', 'own interview');
select tests.refused(
  $$insert into public.story_uses (story_id, session_id, question_text)
  values ('71000000-0000-4000-8000-000000000001', '62000000-0000-4000-8000-000000000001', 'Question 1')$$, '42501', 'its owner');

-- The story outlives the job and the interview that it was told in.
select tests.act_as('anna');
select tests.touches($$delete from public.jobs$$, 1);
select tests.equal((select count(*) from public.story_uses), 1::bigint);
select tests.act_as('owner');
delete from public.interview_sessions;
select tests.equal((select count(*) from public.story_uses), 0::bigint);
select tests.equal((select count(*) from public.stories), 3::bigint);
