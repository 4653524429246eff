select tests.act_as('service');
select public.enqueue_mail('contact', 'team@example.com', 'A message', 'Hello', null);
select public.enqueue_mail(kind => 'contact', to_address => 'team@example.com', subject => 'A message', text => 'Hello');
select tests.refused(
  format('select public.enqueue_mail(%L, %L, %L, %L)', 'contact', address, subject, 'Hello'), '23514'
) from (values
  ('a@example.com, b@example.com', 'A message'), ('a,b@example.com', 'A message'), ('a@example.com,b', 'A message'), ('a@example.com' || chr(10) || 'Bcc: b@example.com', 'A message'),
  ('Anna <a@example.com>', 'A message'), ('nobody', 'A message'), ('a@example.com', 'A' || chr(13) || chr(10) || 'Bcc: b@x.y'),
  ('a@example.com', '')
) as mail (address, subject);
select tests.refused($$select * from private.mail_outbox$$, '42501');
select tests.act_as('anna');
select tests.refused($$select public.enqueue_mail('contact', 'a@example.com', 'A message', 'Hello')$$, '42501');
select tests.act_as('anon');
select tests.refused($$select public.enqueue_mail('contact', 'a@example.com', 'A message', 'Hello')$$, '42501');
select tests.act_as('owner');
select tests.equal(count(*), 2::bigint) from private.mail_outbox;
