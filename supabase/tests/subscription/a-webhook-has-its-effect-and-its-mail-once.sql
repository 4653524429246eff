create function pg_temp.event(webhook text, status text, at timestamptz, extra jsonb default '{}') returns text
language sql as $$
  select public.apply_payment_event(
    jsonb_build_object(
      'webhook_id', webhook, 'kind', 'subscription.updated', 'occurred_at', at, 'read_after', null,
      'subscription_id', 'sub_1', 'customer_id', 'cus_1', 'reference', (select reference from private.checkouts),
      'status', status, 'cancels_at_period_end', false,
      'period_start', now() - interval '1 day', 'period_end', now() + interval '1 month'
    ) || extra,
    '{"premium_welcome": {"subject": "Welcome", "text": "w"}, "premium_cancelled": {"subject": "Ends", "text": "e"},
      "payment_failed": {"subject": "Failed", "text": "f"}}'
  ) ->> 'outcome'
$$;
create function pg_temp.mails() returns text language sql as $$
  select string_agg(subject || ' ' || to_address, ', ' order by position) from private.mail_outbox
$$;
insert into private.checkouts (user_id, success_url, cancel_url, session_id, checkout_url) values (tests.anna(), '-', '-', 's', 'u');

select tests.equal(pg_temp.event('m1', 'active', now()), 'applied');
select tests.equal(pg_temp.event('m1', 'active', now()), 'duplicate');
select tests.equal(pg_temp.event('m1', 'expired', now() + interval '1 hour'), 'duplicate');
select tests.equal(private.is_premium(tests.anna()), true);
select tests.equal(private.is_premium(tests.ben()), false);
select tests.equal(pg_temp.mails(), 'Welcome anna@example.com');
select tests.equal(count(*), 0::bigint) from private.checkouts where closed_at is null;

-- Of the same moment or earlier: nothing is taken, not even the id, until the subscription has been read.
select tests.equal(pg_temp.event('m2', 'expired', now()), 'stale');
select tests.equal(pg_temp.event('m3', 'expired', now() - interval '1 hour'), 'stale');
select tests.equal(count(*), 1::bigint) from private.payment_events;
-- A reading that began before the last change is too old itself.
select tests.equal(pg_temp.event('m2', 'expired', null, jsonb_build_object('read_after', now() - interval '1 hour')), 'raced');
select tests.equal(pg_temp.event('m2', 'active', null, jsonb_build_object('read_after', clock_timestamp())), 'unchanged');

select tests.equal(pg_temp.event('m4', 'active', now() + interval '1 minute', '{"cancels_at_period_end": true}'), 'applied');
select tests.equal(status, 'cancelled') from public.subscription_status where user_id = tests.anna();
select tests.equal(pg_temp.event('m5', 'cancelled', now() + interval '2 minutes'), 'applied');
select tests.equal(pg_temp.event('m6', 'past_due', now() + interval '3 minutes'), 'applied');
select tests.equal(pg_temp.event('m7', 'on_hold', now() + interval '4 minutes'), 'applied');
select tests.equal(pg_temp.mails(), 'Welcome anna@example.com, Ends anna@example.com, Failed anna@example.com');

-- A mail that cannot be written takes the event back with it.
select tests.equal(pg_temp.event('m8', 'active', now() + interval '5 minutes'), 'applied');
select tests.refused($$select public.apply_payment_event(jsonb_build_object(
  'webhook_id', 'm9', 'kind', 'k', 'occurred_at', now() + interval '6 minutes', 'subscription_id', 'sub_1', 'customer_id', 'cus_1',
  'status', 'past_due', 'cancels_at_period_end', false, 'period_start', now(), 'period_end', now() + interval '1 day'),
  '{"payment_failed": {"subject": "", "text": ""}}')$$, '23514');
select tests.equal(status, 'active') from public.subscription_status where user_id = tests.anna();
select tests.equal(count(*), 0::bigint) from private.payment_events where webhook_id = 'm9';
