insert into storage.objects (bucket_id, name, version) values
  ('documents', tests.anna() || '/1_cv.pdf', 'anna-file-0001'), ('documents', 'avatars/' || tests.anna() || '-1.png', 'anna-file-0002'),
  ('documents', tests.ben() || '/1_cv.pdf', 'bens-file-0001');
insert into private.mail_outbox (kind, to_address, subject, text) values
  ('recover', 'Anna@Example.com', 'Reset', 'link'), ('contact', 'desk@example.com', 'Contact', 'From: Anna <anna@example.com>'),
  ('recover', 'ben@example.com', 'Reset', 'link'), ('contact', 'desk@example.com', 'Contact', 'From: Joanna <joanna@example.com>');
insert into private.local_payments (id, kind, document) values
  ('sub_local_1', 'subscription', '{"id": "sub_local_1", "customer": {"email": "anna@example.com"}}'),
  ('sub_local_2', 'subscription', '{"id": "sub_local_2", "customer": {"email": "joanna@example.com"}}');
delete from auth.users where id = tests.anna();

select tests.equal(array_agg(name), array[tests.ben() || '/1_cv.pdf']) from storage.objects;
-- The bytes are due to be removed.
select tests.equal(array_agg(name order by name), array['anna-file-0001', 'anna-file-0002'])
from storage.unreferenced_files where remove_after <= now();
select tests.equal(array_agg(text order by text), array['From: Joanna <joanna@example.com>', 'link']),
  tests.equal(bool_or(to_address ilike 'anna@%'), false)
from private.mail_outbox;
select tests.equal(array_agg(document #>> '{customer,email}' order by id), array['deleted@account.invalid', 'joanna@example.com'])
from private.local_payments;
select tests.equal(count(*), 1::bigint) from public.profiles;
