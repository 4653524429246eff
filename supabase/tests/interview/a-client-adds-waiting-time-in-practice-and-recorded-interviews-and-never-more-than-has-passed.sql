select tests.make_premium(tests.anna());
select tests.act_as('anna');
insert into public.interview_sessions (job_role, practice, mode)
values ('Live', false, 'voice'), ('Practice', true, 'text'), ('Recorded', false, 'recorded');
select tests.act_as('owner');
update public.interview_sessions set started_at = now() - interval '10 minutes';

select tests.act_as('anna');
update public.interview_sessions set paused_seconds = 90;
select tests.equal(paused_seconds, case job_role when 'Live' then 0 else 90 end) from public.interview_sessions;
update public.interview_sessions set paused_seconds = -20;
select tests.equal(paused_seconds, 90) from public.interview_sessions where job_role <> 'Live';
update public.interview_sessions set paused_seconds = 86400;
select tests.equal(paused_seconds, 600) from public.interview_sessions where job_role <> 'Live';
