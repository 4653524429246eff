create function pg_temp.plan(plan text, ends interval, subscription text default null) returns void language sql as $$
  update public.subscription_status set status = plan, current_period_start = null, current_period_end = now() + ends,
    dodo_subscription_id = subscription where user_id = tests.anna()
$$;
create function pg_temp.ended() returns text language plpgsql as $$
begin
  perform public.end_due_plans();
  return (select status from public.subscription_status where user_id = tests.anna());
end $$;
select pg_temp.plan('cancelled', '-1 second');
-- A stale row gives no access, also before anybody has ended it.
select tests.equal(private.is_premium(tests.anna()), false);
select tests.equal(pg_temp.ended(), 'expired');
select pg_temp.plan('cancelled', '1 hour');
select tests.equal(pg_temp.ended(), 'cancelled');
select pg_temp.plan('past_due', '-1 second');
select tests.equal(pg_temp.ended(), 'on_hold');
select pg_temp.plan('active', '-1 second');
select tests.equal(pg_temp.ended(), 'expired');
select pg_temp.plan('active', null);
select tests.equal(pg_temp.ended(), 'active');
select tests.equal(private.is_premium(tests.anna()), true);

-- What should have been renewed is asked about first, and gives nothing meanwhile.
insert into private.paid_subscriptions (
  subscription_id, user_id, customer_id, status, cancels_at_period_end, period_start, period_end, event_at
) values ('sub_1', tests.anna(), 'cus_1', 'active', false, now() - interval '1 month', now() - interval '1 second', now());
select pg_temp.plan('active', '-1 second', 'sub_1');
select tests.equal(public.end_due_plans() -> 'due', '["sub_1"]'::jsonb);
select tests.equal(pg_temp.ended(), 'active');
select tests.equal(private.is_premium(tests.anna()), false);

-- A deleted account leaves its subscription behind, to be ended at the provider.
delete from auth.users where id = tests.anna();
select tests.equal(public.end_due_plans() -> 'orphaned', '["sub_1"]'::jsonb);
