select tests.act_as(persona), tests.refused($$
  select public.request_account_deletion(tests.anna(), repeat('a', 64), 'Subject', 'Text', null)
$$, '42501'), tests.refused($$select public.find_account_deletion(repeat('a', 64))$$, '42501'),
  tests.refused('select * from private.account_deletions', '42501')
from unnest(array['anna', 'ben', 'anon']) as persona;
select tests.act_as('service');
select tests.equal(public.request_account_deletion(tests.anna(), repeat('a', 64), 'Subject', 'Text', null), 'mailed');
select tests.equal(public.request_account_deletion(tests.anna(), repeat('b', 64), 'Subject', 'Text', null), 'mailed_before');
select tests.equal(public.find_account_deletion(repeat('a', 64)) ->> 'user_id', tests.anna()::text);
select tests.equal(public.find_account_deletion(repeat('b', 64)), null);
select tests.refused($$
  select public.request_account_deletion('c0000000-0000-4000-8000-00000000000c', repeat('c', 64), 'Subject', 'Text', null)
$$, '42501');
select tests.act_as('owner');
select tests.equal(array_agg(to_address), array['anna@example.com']) from private.mail_outbox;
update private.account_deletions set created_at = now() - interval '2 minutes', expires_at = now();
select tests.equal((public.find_account_deletion(repeat('a', 64)) ->> 'is_expired')::boolean, true);
select tests.equal(public.request_account_deletion(tests.anna(), repeat('b', 64), 'Subject', 'Text', null), 'mailed');
select tests.equal(public.find_account_deletion(repeat('a', 64)), null);
select tests.equal((public.find_account_deletion(repeat('b', 64)) ->> 'is_expired')::boolean, false);
