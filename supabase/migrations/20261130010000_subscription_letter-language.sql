-- The mails about a payment are in the language of the account, where there is one in it.

-- functions

create or replace function private.keep_subscription(
  p_before private.paid_subscriptions, p_after private.paid_subscriptions, p_letters jsonb
) returns void
language plpgsql set search_path = '' as $$
declare
  letter_kind text := private.payment_letter(p_before, p_after);
begin
  insert into private.paid_subscriptions (
    subscription_id, user_id, customer_id, status, cancels_at_period_end, period_start, period_end, event_at, welcomed_at
  ) values (
    p_after.subscription_id, p_after.user_id, p_after.customer_id, p_after.status, p_after.cancels_at_period_end,
    p_after.period_start, p_after.period_end, p_after.event_at,
    case when p_after.status = 'active' then now() end
  ) on conflict (subscription_id) do update set
    customer_id = excluded.customer_id, status = excluded.status,
    cancels_at_period_end = excluded.cancels_at_period_end, period_start = excluded.period_start,
    period_end = excluded.period_end, event_at = excluded.event_at, applied_at = clock_timestamp(),
    welcomed_at = coalesce(paid_subscriptions.welcomed_at, excluded.welcomed_at);
  if p_after.user_id is null then
    return;
  end if;
  perform private.refresh_plan(p_after.user_id);
  if p_after.status in ('active', 'failed') and p_before.status is distinct from p_after.status then
    update private.checkouts as checkout set closed_at = now()
    where checkout.user_id = p_after.user_id and checkout.closed_at is null and checkout.checkout_url is not null;
  end if;
  insert into private.mail_outbox (kind, to_address, subject, text, html)
  select letter_kind, account.email, letter ->> 'subject', letter ->> 'text', letter ->> 'html'
  from auth.users as account cross join lateral (
    select coalesce(p_letters -> (account.raw_user_meta_data ->> 'locale') -> letter_kind, p_letters -> letter_kind)
  ) as chosen (letter)
  where account.id = p_after.user_id and account.email is not null and letter is not null;
end $$;

-- comments

comment on function private.keep_subscription(private.paid_subscriptions, private.paid_subscriptions, jsonb) is 'Writes what is known of a subscription now, the plan that follows from it, and the mail that it asks for, in the language of the account: letters by kind are English, those under a language are in it.';

select private.seal_access();
