select tests.act_as('anna');
insert into public.interview_sessions (job_role) values ('Nurse');
update public.interview_sessions set status = 'paused', expires_at = now() + interval '9 years';
select tests.equal(status, 'paused'), tests.equal(expires_at, now() + interval '24 hours') from public.interview_sessions;

select tests.act_as('owner');
update public.interview_sessions set expires_at = now() + interval '1 hour';
select tests.act_as('anna');
update public.interview_sessions set status = 'paused', expires_at = now() + interval '24 hours';
select tests.equal(expires_at, now() + interval '1 hour') from public.interview_sessions;
