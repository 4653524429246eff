select tests.act_as('anna');
insert into public.interview_sessions (job_role) values ('Nurse');
update public.interview_sessions set status = 'paused';
update public.interview_sessions set status = 'in_progress', expires_at = null;
select tests.equal(status, 'in_progress'), tests.equal(expires_at, null) from public.interview_sessions;

update public.interview_sessions set status = 'paused';
select tests.act_as('owner');
update public.interview_sessions set expires_at = now() - interval '1 second';
select tests.act_as('anna');
select tests.refused($$update public.interview_sessions set status = 'in_progress'$$, '23514', 'expired');
