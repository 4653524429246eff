insert into public.jobs (id, user_id, title) values
  ('61000000-0000-4000-8000-000000000011', tests.anna(), 'Nurse'), ('61000000-0000-4000-8000-000000000012', tests.ben(), 'Clerk');

select tests.act_as('anna');
insert into public.letters (user_id, text) values (tests.anna(), 'Dear hiring team,');
insert into public.letters (user_id, job_id, text) values (tests.anna(), '61000000-0000-4000-8000-000000000011', 'Dear Ms. Keller,');
-- One for each interview, and one for none.
select tests.refused($$insert into public.letters (user_id, text) values (tests.anna(), 'Another')$$, '23505');
select tests.refused(
  $$insert into public.letters (user_id, job_id) values (tests.anna(), '61000000-0000-4000-8000-000000000011')$$, '23505'
);
insert into public.letters (user_id, job_id, text) values (tests.anna(), null, 'Saved again')
  on conflict (user_id, job_id) do update set text = excluded.text;
select tests.equal((select text from public.letters where job_id is null), 'Saved again');
-- Somebody else's interview is none.
select tests.refused(
  $$insert into public.letters (user_id, job_id) values (tests.anna(), '61000000-0000-4000-8000-000000000012')$$, '42501'
);
select tests.refused($$insert into public.letters (user_id) values (tests.ben())$$, '42501');
select tests.refused($$update public.letters set form = to_jsonb(repeat('x', 10))$$, '23514');

select tests.act_as('ben');
select tests.equal((select count(*) from public.letters), 0::bigint);
select tests.touches($$update public.letters set text = 'Mine'$$, 0);
select tests.touches($$delete from public.letters$$, 0);

select tests.act_as('anon');
select tests.refused($$select from public.letters$$, '42501');

-- It goes with its interview.
select tests.act_as('owner');
delete from public.jobs where id = '61000000-0000-4000-8000-000000000011';
select tests.equal((select count(*) from public.letters where user_id = tests.anna()), 1::bigint);
