insert into public.interview_sessions (id, user_id, job_role, status, expires_at) values
  ('10000000-0000-4000-8000-000000000001', tests.anna(), 'Expired', 'paused', now() - interval '1 minute'),
  ('10000000-0000-4000-8000-000000000002', tests.anna(), 'Valid', 'paused', now() + interval '1 minute'),
  ('10000000-0000-4000-8000-000000000003', tests.anna(), 'Running', 'in_progress', null),
  ('10000000-0000-4000-8000-000000000004', tests.ben(), 'Expired', 'paused', now() - interval '1 minute');
select tests.act_as('anna');
select tests.equal(public.cleanup_expired_interviews(), 1);
select tests.act_as('owner');
select tests.equal(array_agg(right(id::text, 1) order by id), array['2', '3', '4']) from public.interview_sessions;
