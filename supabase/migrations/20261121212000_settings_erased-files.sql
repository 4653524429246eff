-- Supabase's storage refuses to delete rows of files by SQL unless the transaction says that it means it. A deleted account takes its
-- files along on a Supabase project too.

-- functions

create or replace function private.erase_traces() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  address text := lower(old.email);
begin
  perform set_config('storage.allow_delete_query', 'true', true);
  -- The bytes follow their rows: a trigger of storage.objects names them for the next sweep.
  delete from storage.objects as file where private.owns_file(old.id, file.name);
  perform set_config('storage.allow_delete_query', 'false', true);
  delete from private.mail_outbox as mail
  where lower(mail.to_address) = address
    or (mail.kind = 'contact' and position('<' || address || '>' in lower(mail.text)) > 0);
  -- The stand-in for the payment provider keeps the subscription, which is about to be ended, and no address.
  update private.local_payments as payment
  set document = replace(payment.document::text, to_jsonb(old.email)::text, '"deleted@account.invalid"')::jsonb
  where position(to_jsonb(old.email)::text in payment.document::text) > 0;
  return old;
end $$;

select private.seal_access();
