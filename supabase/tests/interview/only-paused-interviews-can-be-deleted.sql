select tests.act_as('anna');
insert into public.interview_sessions (job_role) values ('Nurse');
select tests.touches($$delete from public.interview_sessions$$, 0);
update public.interview_sessions set status = 'paused';
select tests.act_as('ben');
select tests.touches($$delete from public.interview_sessions$$, 0);
select tests.act_as('anna');
select tests.touches($$delete from public.interview_sessions$$, 1);
