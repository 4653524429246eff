select tests.act_as('owner');
-- What leads to the same mailbox, and what does not.
select tests.equal(private.mailbox_of(address), mailbox, address) from (values
  ('Ada+1@Example.com', 'ada@example.com'),
  (' ada+a+b@example.com ', 'ada@example.com'),
  ('a.da@example.com', 'a.da@example.com'),
  ('A.d.a+x@gmail.com', 'ada@gmail.com'),
  ('ada@googlemail.com', 'ada@gmail.com'),
  ('+1@example.com', '+1@example.com'),
  ('...@gmail.com', '...@gmail.com'),
  ('ada@example.com@evil.example', 'ada@example.com@evil.example'),
  ('no address', 'no address')
) as known (address, mailbox);

insert into auth.users (id, email) values ('c0000000-0000-4000-8000-00000000000c', 'anna+second@example.com');
-- A sign-up with somebody else's mailbox takes nothing from its owner.
select tests.equal(sum(usage_count), 0::bigint) from public.trial_usage where user_id = tests.anna();

-- A use by one account counts for the other, in both directions.
select tests.act_as('anna');
insert into public.interview_sessions (job_role) values ('Nurse');
select tests.act_as('owner');
select tests.equal(usage_count, 1) from public.trial_usage
where user_id = 'c0000000-0000-4000-8000-00000000000c' and feature_type = 'interview_questions';
select set_config('role', 'authenticated', true),
  set_config('request.jwt.claims', '{"role": "authenticated", "sub": "c0000000-0000-4000-8000-00000000000c"}', true);
insert into public.interview_sessions (job_role) values ('Nurse');
select tests.refused($$insert into public.interview_sessions (job_role) values ('Nurse')$$, 'PT402');
select tests.act_as('anna');
select tests.refused($$insert into public.interview_sessions (job_role) values ('Nurse')$$, 'PT402');
select tests.equal((public.check_access('interview_questions') ->> 'usageCount')::integer, 2);

-- A third account starts where the mailbox is, also after the others are deleted.
select tests.act_as('owner');
insert into auth.users (id, email) values ('d0000000-0000-4000-8000-00000000000d', 'anna+third@example.com');
select tests.equal(usage_count, 2) from public.trial_usage
where user_id = 'd0000000-0000-4000-8000-00000000000d' and feature_type = 'interview_questions';
delete from auth.users where email like 'anna%';
insert into auth.users (id, email) values ('e0000000-0000-4000-8000-00000000000e', 'anna+fourth@example.com');
select tests.equal(usage_count, 2) from public.trial_usage
where user_id = 'e0000000-0000-4000-8000-00000000000e' and feature_type = 'interview_questions';

-- An address that an operator changes brings the trial of its new mailbox.
update auth.users set email = 'anna+fifth@example.com' where id = tests.ben();
select tests.equal(usage_count, 2) from public.trial_usage
where user_id = tests.ben() and feature_type = 'interview_questions';

-- Nobody else reads which accounts belong together.
select tests.act_as('anna');
select tests.refused($$select * from private.trial_mailboxes$$, '42501');
select tests.act_as('anon');
select tests.refused($$select * from private.trial_mailboxes$$, '42501');
select tests.act_as('service');
select tests.refused($$select * from private.trial_mailboxes$$, '42501');
