select tests.act_as('anna');
select tests.refused(statement, '42501') from unnest(array[
  $$select public.apply_payment_event('{}')$$,
  $$select public.claim_checkout(tests.anna(), '-', '-')$$,
  $$select public.settle_checkout(gen_random_uuid(), 's', 'u')$$,
  $$select public.paid_subscriptions_of(tests.anna())$$,
  $$select public.end_due_plans()$$,
  $$select public.payment_clock()$$,
  $$select 1 from private.checkouts$$,
  $$select 1 from private.paid_subscriptions$$,
  $$insert into private.payment_events (webhook_id, kind, subscription_id, outcome) values ('m', 'k', 's', 'o')$$
]) as statement;
select tests.act_as('anon');
select tests.refused($$select public.apply_payment_event('{}')$$, '42501');
