create function pg_temp.claim(success text default 'https://here/') returns jsonb language sql as $$
  select public.claim_checkout(tests.anna(), success, 'https://here/')
$$;
select tests.equal(claim - 'reference', '{"outcome": "claimed", "email": "anna@example.com", "customer_id": null}'::jsonb)
from pg_temp.claim() as claim;
select tests.equal(pg_temp.claim(), '{"outcome": "pending"}'::jsonb);
select public.settle_checkout(reference, 's1', 'https://pay/1') from private.checkouts;
select tests.equal(pg_temp.claim() - 'reference',
  '{"outcome": "open", "session_id": "s1", "checkout_url": "https://pay/1"}'::jsonb);
-- Other addresses to come back to are another checkout; one that was given up makes room.
select tests.equal(pg_temp.claim('https://here/other') ->> 'outcome', 'claimed');
select public.settle_checkout(reference, null, null) from private.checkouts where closed_at is null;
select tests.equal(pg_temp.claim() ->> 'outcome', 'claimed');
-- A claim whose process died is taken over after a minute.
update private.checkouts set created_at = now() - interval '2 minutes' where closed_at is null;
select tests.equal(pg_temp.claim() ->> 'outcome', 'claimed');
select tests.equal(count(*), 1::bigint) from private.checkouts where closed_at is null;
select tests.make_premium(tests.anna());
select tests.equal(pg_temp.claim(), '{"outcome": "active"}'::jsonb);
select tests.equal(public.claim_checkout(tests.ben(), '-', '-') ->> 'email', 'ben@example.com');
