create function pg_temp.event(webhook text, status text, at timestamptz) returns text
language sql as $$
  select public.apply_payment_event(
    jsonb_build_object(
      'webhook_id', webhook, 'kind', 'subscription.updated', 'occurred_at', at, 'read_after', null,
      'subscription_id', 'sub_1', 'customer_id', 'cus_1', 'reference', (select reference from private.checkouts),
      'status', status, 'cancels_at_period_end', false,
      'period_start', now() - interval '1 day', 'period_end', now() + interval '1 month'
    ),
    '{"premium_welcome": {"subject": "Welcome", "text": "w"}, "payment_failed": {"subject": "Failed", "text": "f"},
      "es": {"premium_welcome": {"subject": "Hola", "text": "h"}}}'
  ) ->> 'outcome'
$$;
insert into private.checkouts (user_id, success_url, cancel_url, session_id, checkout_url) values (tests.anna(), '-', '-', 's', 'u');
update auth.users set raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || '{"locale": "es"}' where id = tests.anna();

select tests.equal(pg_temp.event('m1', 'active', now()), 'applied');
-- A letter that is in English alone is sent in English.
select tests.equal(pg_temp.event('m2', 'past_due', now() + interval '1 minute'), 'applied');
select tests.equal(string_agg(subject, ', ' order by position), 'Hola, Failed') from private.mail_outbox;
