select tests.act_as('anna');
insert into public.interview_sessions (job_role) values ('Nurse');
update public.interview_sessions set status = 'paused', paused_seconds = 5000;
select tests.equal(paused_seconds, 0) from public.interview_sessions;

select tests.act_as('owner');
update public.interview_sessions set started_at = now() - interval '2 hours', expires_at = now() + interval '23 hours';
select tests.act_as('anna');
update public.interview_sessions set status = 'in_progress', expires_at = null;
select tests.equal(paused_seconds, 3600) from public.interview_sessions;

update public.interview_sessions set status = 'in_progress';
select tests.equal(paused_seconds, 3600) from public.interview_sessions;

update public.interview_sessions set status = 'paused';
select tests.act_as('owner');
update public.interview_sessions set expires_at = now() + interval '24 hours' - interval '10 minutes';
select tests.act_as('anna');
update public.interview_sessions set status = 'in_progress', expires_at = null;
select tests.equal(paused_seconds, 4200) from public.interview_sessions;
