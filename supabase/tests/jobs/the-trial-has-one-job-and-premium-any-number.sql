select tests.act_as('service');
select tests.equal(tests.save_job(tests.anna(), '61000000-0000-4000-8000-000000000001'), '61000000-0000-4000-8000-000000000001'::uuid);
select tests.refused($$select tests.save_job(tests.anna(), '61000000-0000-4000-8000-000000000002')$$, 'PT402', 'one interview');
-- Written past the function it is refused as well, and so is a job that changes hands.
select tests.refused($$insert into public.jobs (user_id, title) values (tests.anna(), 'Second')$$, 'PT402');
select tests.equal(tests.save_job(tests.ben(), '61000000-0000-4000-8000-000000000002'), '61000000-0000-4000-8000-000000000002'::uuid);
select tests.refused($$update public.jobs set user_id = tests.anna() where id = '61000000-0000-4000-8000-000000000002'$$, '42501');
select tests.refused($$update public.jobs set id = gen_random_uuid() where id = '61000000-0000-4000-8000-000000000002'$$, '42501');
-- The same job again is no second one.
select tests.equal(tests.save_job(tests.anna(), '61000000-0000-4000-8000-000000000001', 'Charge nurse'), '61000000-0000-4000-8000-000000000001'::uuid);
select tests.equal(title, 'Charge nurse') from public.jobs where id = '61000000-0000-4000-8000-000000000001';

-- The first one deleted makes room for another.
select tests.act_as('anna');
select tests.touches('delete from public.jobs', 1);
select tests.act_as('service');
select tests.equal(tests.save_job(tests.anna(), '61000000-0000-4000-8000-000000000001'), '61000000-0000-4000-8000-000000000001'::uuid);

select tests.act_as('owner');
select tests.make_premium(tests.anna());
select tests.act_as('service');
select tests.equal(tests.save_job(tests.anna(), '61000000-0000-4000-8000-000000000003'),
  '61000000-0000-4000-8000-000000000003'::uuid);

-- Whoever had several when the plan ended keeps and changes them all, and adds none.
select tests.act_as('owner');
update public.subscription_status set status = 'expired', current_period_end = null where user_id = tests.anna();
select tests.act_as('service');
select tests.equal(tests.save_job(tests.anna(), '61000000-0000-4000-8000-000000000001', 'Still mine'), '61000000-0000-4000-8000-000000000001'::uuid);
select tests.refused($$select tests.save_job(tests.anna(), gen_random_uuid())$$, 'PT402');
