select tests.act_as('anna');
insert into public.interview_sessions (job_role) values ('Nurse'), ('Nurse');
select tests.act_as('owner');
delete from auth.users where id = tests.anna();
select tests.equal(count(*), 0::bigint) from public.trial_usage where user_id = tests.anna();
-- Nothing that was kept can be read as an address.
select tests.equal(count(*), 1::bigint), tests.equal(max(length(address_hash)), 64) from private.trial_memory;

insert into auth.users (id, email) values (tests.anna(), ' Anna@Example.com ');
select tests.act_as('anna');
select tests.refused($$insert into public.interview_sessions (job_role) values ('Nurse')$$, 'PT402');
insert into public.word_games (word, score, time_taken, difficulty) values ('RESUME', 20, 41, 'easy');

select tests.act_as('owner');
insert into auth.users (id, email) values ('c0000000-0000-4000-8000-00000000000c', 'somebody-else@example.com');
select tests.equal(sum(usage_count), 0::bigint) from public.trial_usage where user_id = 'c0000000-0000-4000-8000-00000000000c';
