-- Premium that is paid: checkouts, the provider's subscriptions as last heard of, and the one act that applies an event.
create table private.checkouts (
  -- What the provider carries back to us: unguessable, and the only thing that binds a payment to an account.
  reference uuid not null default gen_random_uuid(),
  user_id uuid,
  session_id text,
  checkout_url text,
  success_url text not null,
  cancel_url text not null,
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  constraint checkouts_pkey primary key (reference),
  constraint checkouts_user_id_fkey foreign key (user_id) references auth.users (id) on delete set null,
  constraint checkouts_session_id_length check (char_length(session_id) between 1 and 200),
  constraint checkouts_checkout_url_length check (char_length(checkout_url) between 1 and 2000),
  constraint checkouts_success_url_length check (char_length(success_url) between 1 and 2000),
  constraint checkouts_cancel_url_length check (char_length(cancel_url) between 1 and 2000)
);

create table private.paid_subscriptions (
  subscription_id text not null,
  -- Null once the account is deleted: the host then ends the subscription, so that nobody goes on paying for it.
  user_id uuid,
  customer_id text not null,
  status text not null,
  cancels_at_period_end boolean not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  -- The provider's time of the newest event in this row; whatever is older is read again before it counts.
  event_at timestamptz not null,
  applied_at timestamptz not null default clock_timestamp(),
  welcomed_at timestamptz,
  constraint paid_subscriptions_pkey primary key (subscription_id),
  constraint paid_subscriptions_user_id_fkey foreign key (user_id) references auth.users (id) on delete set null,
  constraint paid_subscriptions_subscription_id_length check (char_length(subscription_id) between 1 and 120),
  constraint paid_subscriptions_customer_id_length check (char_length(customer_id) between 1 and 120),
  constraint paid_subscriptions_status_known check (
    status in ('pending', 'active', 'on_hold', 'paused', 'cancelled', 'failed', 'expired', 'past_due')
  )
);

create table private.payment_events (
  webhook_id text not null,
  kind text not null,
  subscription_id text not null,
  outcome text not null,
  received_at timestamptz not null default now(),
  constraint payment_events_pkey primary key (webhook_id),
  constraint payment_events_webhook_id_length check (char_length(webhook_id) between 1 and 200),
  constraint payment_events_kind_length check (char_length(kind) <= 80)
);

create table private.local_payments (
  id text not null,
  kind text not null,
  document jsonb not null,
  created_at timestamptz not null default now(),
  constraint local_payments_pkey primary key (id),
  constraint local_payments_kind_known check (kind in ('checkout', 'subscription'))
);

-- indexes

create unique index checkouts_user_id_open_idx on private.checkouts (user_id) where closed_at is null;
create index checkouts_user_id_idx on private.checkouts (user_id);
create index paid_subscriptions_user_id_idx on private.paid_subscriptions (user_id);
create index paid_subscriptions_customer_id_idx on private.paid_subscriptions (customer_id);
create index payment_events_received_at_idx on private.payment_events (received_at);
create index subscription_status_current_period_end_idx on public.subscription_status (current_period_end)
  where status in ('active', 'cancelled', 'past_due');

-- functions

-- Null where nothing has been paid: a pending or failed first payment leaves the free trial as it is.
create function private.plan_of(p_subscription private.paid_subscriptions) returns text
language sql stable set search_path = '' as $$
  select case
    when p_subscription.status in ('pending', 'failed') then null
    when p_subscription.status = 'active' and not p_subscription.cancels_at_period_end then 'active'
    when p_subscription.status in ('active', 'cancelled') and p_subscription.period_end > now() then 'cancelled'
    when p_subscription.status = 'past_due' and p_subscription.period_end > now() then 'past_due'
    when p_subscription.status in ('past_due', 'on_hold', 'paused') then 'on_hold'
    else 'expired'
  end
$$;

-- The subscription that gives most decides; those that give nothing are told apart by their end.
create function private.refresh_plan(p_user_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  best private.paid_subscriptions;
begin
  insert into public.subscription_status (user_id) values (p_user_id) on conflict do nothing;
  perform 1 from public.subscription_status as plan where plan.user_id = p_user_id for update;
  select paid.* into best from private.paid_subscriptions as paid
  where paid.user_id = p_user_id and private.plan_of(paid) is not null
  order by
    array_position(array['active', 'cancelled', 'past_due', 'on_hold', 'expired'], private.plan_of(paid)),
    paid.period_end desc, paid.subscription_id
  limit 1;
  if not found then
    return;
  end if;
  update public.subscription_status as plan set
    status = private.plan_of(best), current_period_start = best.period_start, current_period_end = best.period_end,
    dodo_subscription_id = best.subscription_id, dodo_customer_id = best.customer_id
  where plan.user_id = p_user_id and (
    plan.status, plan.current_period_start, plan.current_period_end, plan.dodo_subscription_id, plan.dodo_customer_id
  ) is distinct from (
    private.plan_of(best), best.period_start, best.period_end, best.subscription_id, best.customer_id
  );
end $$;

-- Which mail a change asks for; the same change seen twice asks once.
create function private.payment_letter(
  p_before private.paid_subscriptions, p_after private.paid_subscriptions
) returns text
language sql stable set search_path = '' as $$
  select case
    when p_after.status = 'active' and p_before.welcomed_at is null then 'premium_welcome'
    when (p_after.status = 'cancelled' or (p_after.status = 'active' and p_after.cancels_at_period_end))
      and not coalesce(p_before.status = 'cancelled' or p_before.cancels_at_period_end, false)
      and p_after.period_end > now() then 'premium_cancelled'
    when p_after.status in ('past_due', 'on_hold') and coalesce(p_before.status not in ('past_due', 'on_hold'), true)
      then 'payment_failed'
    when p_after.status = 'failed' and p_before.status is distinct from 'failed' then 'payment_failed'
  end
$$;

create function private.note_payment_event(p_event jsonb, p_outcome text) returns jsonb
language plpgsql set search_path = '' as $$
begin
  if p_event ->> 'webhook_id' is not null then
    insert into private.payment_events (webhook_id, kind, subscription_id, outcome)
    values (p_event ->> 'webhook_id', left(p_event ->> 'kind', 80), p_event ->> 'subscription_id', p_outcome);
  end if;
  return jsonb_build_object('outcome', p_outcome);
end $$;

create function private.payment_owner(p_event jsonb) returns uuid
language sql stable set search_path = '' as $$
  select coalesce(
    (select checkout.user_id from private.checkouts as checkout
     where checkout.reference = (p_event ->> 'reference')::uuid),
    (select paid.user_id from private.paid_subscriptions as paid
     where paid.customer_id = p_event ->> 'customer_id' and paid.user_id is not null limit 1)
  )
$$;

-- Writes what is known of a subscription now, the plan that follows from it, and the mail that it asks for.
create function private.keep_subscription(
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
  if p_after.status <> 'pending' then
    update private.checkouts as checkout set closed_at = now()
    where checkout.user_id = p_after.user_id and checkout.closed_at is null and checkout.checkout_url is not null;
  end if;
  perform private.refresh_plan(p_after.user_id);
  insert into private.mail_outbox (kind, to_address, subject, text, html)
  select letter_kind, account.email, letter ->> 'subject', letter ->> 'text', letter ->> 'html'
  from auth.users as account cross join lateral (select p_letters -> letter_kind) as chosen (letter)
  where account.id = p_after.user_id and account.email is not null and letter is not null;
end $$;

create function public.apply_payment_event(p_event jsonb, p_letters jsonb default '{}') returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known private.paid_subscriptions;
  seen private.paid_subscriptions;
  is_known boolean;
  read_after timestamptz := (p_event ->> 'read_after')::timestamptz;
begin
  -- Events of one subscription follow one another, copies of one event too.
  perform pg_advisory_xact_lock(hashtextextended(p_event ->> 'subscription_id', 7270904));
  if exists (select from private.payment_events as event where event.webhook_id = p_event ->> 'webhook_id') then
    return jsonb_build_object('outcome', 'duplicate');
  end if;
  select paid.* into known from private.paid_subscriptions as paid
  where paid.subscription_id = p_event ->> 'subscription_id' for update;
  is_known := found;
  if is_known and read_after is null and (p_event ->> 'occurred_at')::timestamptz <= known.event_at then
    return jsonb_build_object('outcome', 'stale');
  end if;
  if is_known and known.applied_at >= read_after then
    return jsonb_build_object('outcome', 'raced');
  end if;
  seen := known;
  seen.subscription_id := p_event ->> 'subscription_id';
  seen.customer_id := p_event ->> 'customer_id';
  seen.status := p_event ->> 'status';
  seen.cancels_at_period_end := (p_event ->> 'cancels_at_period_end')::boolean;
  seen.period_start := (p_event ->> 'period_start')::timestamptz;
  seen.period_end := greatest((p_event ->> 'period_end')::timestamptz, seen.period_start);
  seen.event_at := greatest(known.event_at, (p_event ->> 'occurred_at')::timestamptz, read_after);
  if not is_known then
    seen.user_id := private.payment_owner(p_event);
    if seen.user_id is null and not exists (
      select from private.checkouts as checkout where checkout.reference = (p_event ->> 'reference')::uuid
    ) then
      return private.note_payment_event(p_event, 'unknown');
    end if;
  elsif (seen.customer_id, seen.status, seen.cancels_at_period_end, seen.period_start, seen.period_end)
    = (known.customer_id, known.status, known.cancels_at_period_end, known.period_start, known.period_end)
    and read_after is not null
  then
    -- A plan that is behind what is paid is mended even where the provider has nothing new to say.
    if private.plan_of(known) = 'active' and known.user_id is not null then
      perform private.refresh_plan(known.user_id);
    end if;
    return private.note_payment_event(p_event, 'unchanged');
  end if;
  perform private.keep_subscription(known, seen, p_letters);
  return private.note_payment_event(p_event, 'applied');
end $$;

create function public.payment_clock() returns timestamptz
language sql volatile security definer set search_path = '' as $$ select clock_timestamp() $$;

create function public.claim_checkout(p_user_id uuid, p_success_url text, p_cancel_url text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  plan public.subscription_status;
  pending private.checkouts;
  resumable text;
  claimed uuid;
begin
  insert into public.subscription_status (user_id) values (p_user_id) on conflict do nothing;
  select status.* into plan from public.subscription_status as status where status.user_id = p_user_id for update;
  if private.is_premium(p_user_id) and plan.status in ('active', 'past_due') then
    return jsonb_build_object('outcome', plan.status);
  end if;
  select paid.subscription_id into resumable from private.paid_subscriptions as paid
  where paid.user_id = p_user_id and paid.status = 'active' and paid.cancels_at_period_end and paid.period_end > now()
  order by paid.period_end desc limit 1;
  if resumable is not null and private.is_premium(p_user_id) then
    return jsonb_build_object('outcome', 'resumable', 'subscription_id', resumable);
  end if;
  select checkout.* into pending from private.checkouts as checkout
  where checkout.user_id = p_user_id and checkout.closed_at is null for update;
  if pending.checkout_url is not null and pending.created_at > now() - interval '12 hours'
    and (pending.success_url, pending.cancel_url) = (p_success_url, p_cancel_url)
  then
    return jsonb_build_object('outcome', 'open', 'reference', pending.reference, 'session_id', pending.session_id,
      'checkout_url', pending.checkout_url);
  elsif pending.checkout_url is null and pending.created_at > now() - interval '1 minute' then
    return jsonb_build_object('outcome', 'pending');
  end if;
  update private.checkouts as checkout set closed_at = now() where checkout.reference = pending.reference;
  insert into private.checkouts (user_id, success_url, cancel_url) values (p_user_id, p_success_url, p_cancel_url)
  returning reference into claimed;
  return (
    select jsonb_build_object('outcome', 'claimed', 'reference', claimed, 'email', account.email, 'customer_id', (
      select paid.customer_id from private.paid_subscriptions as paid where paid.user_id = p_user_id
      order by paid.event_at desc limit 1
    ))
    from auth.users as account where account.id = p_user_id
  );
end $$;

create function public.settle_checkout(p_reference uuid, p_session_id text, p_checkout_url text) returns void
language sql security definer set search_path = '' as $$
  update private.checkouts as checkout set session_id = p_session_id, checkout_url = p_checkout_url,
    closed_at = case when p_checkout_url is null then now() end
  where checkout.reference = p_reference and checkout.closed_at is null
$$;

create function public.paid_subscriptions_of(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'subscription_id', paid.subscription_id, 'customer_id', paid.customer_id, 'status', paid.status,
    'cancels_at_period_end', paid.cancels_at_period_end, 'period_end', paid.period_end
  ) order by paid.event_at desc), '[]')
  from private.paid_subscriptions as paid where paid.user_id = p_user_id
$$;

create function public.end_due_plans() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  ended integer;
begin
  -- A plan that should have been renewed is read again from the provider first; until then it gives no access.
  update public.subscription_status as plan
  set status = case plan.status when 'past_due' then 'on_hold' else 'expired' end
  where plan.status in ('active', 'cancelled', 'past_due') and plan.current_period_end <= now()
    and not (plan.status = 'active' and exists (
      select from private.paid_subscriptions as paid
      where paid.user_id = plan.user_id and private.plan_of(paid) = 'active'
    ));
  get diagnostics ended = row_count;
  delete from private.payment_events as event where event.received_at < now() - interval '90 days';
  return jsonb_build_object(
    'ended', ended,
    'due', (
      select coalesce(jsonb_agg(paid.subscription_id), '[]')
      from public.subscription_status as plan join private.paid_subscriptions as paid on paid.user_id = plan.user_id
      where plan.status = 'active' and plan.current_period_end <= now() and private.plan_of(paid) = 'active'
    ),
    'orphaned', (
      select coalesce(jsonb_agg(paid.subscription_id), '[]') from private.paid_subscriptions as paid
      where paid.user_id is null and not paid.cancels_at_period_end
        and paid.status in ('active', 'past_due', 'on_hold', 'paused')
    )
  );
end $$;

-- row-level security

alter table private.checkouts enable row level security;
alter table private.paid_subscriptions enable row level security;
alter table private.payment_events enable row level security;
alter table private.local_payments enable row level security;

-- privileges

revoke all on private.checkouts, private.paid_subscriptions, private.payment_events, private.local_payments
  from public, anon, authenticated, service_role;
revoke all on all functions in schema private from public, anon, authenticated, service_role;
revoke all on function public.apply_payment_event(jsonb, jsonb), public.payment_clock(),
  public.claim_checkout(uuid, text, text), public.settle_checkout(uuid, text, text),
  public.paid_subscriptions_of(uuid), public.end_due_plans()
  from public, anon, authenticated, service_role;
grant execute on function public.apply_payment_event(jsonb, jsonb), public.payment_clock(),
  public.claim_checkout(uuid, text, text), public.settle_checkout(uuid, text, text),
  public.paid_subscriptions_of(uuid), public.end_due_plans()
  to service_role;

-- comments

comment on table private.checkouts is 'Payments that were begun; at most one open per user. The reference travels with the payment and comes back in events.';
comment on table private.paid_subscriptions is 'Subscriptions at the payment provider as last heard of. The plan in subscription_status follows from them.';
comment on table private.payment_events is 'Webhooks that were taken, by their id, for 90 days: the same one again changes nothing.';
comment on table private.local_payments is 'What the payment provider would keep, where the test mode of a machine of one''s own stands in for it.';
comment on function private.plan_of(private.paid_subscriptions) is 'The plan that one subscription gives now; null where nothing was paid.';
comment on function private.refresh_plan(uuid) is 'Sets the plan of a user to the best of their subscriptions; writes nothing where it is that already.';
comment on function public.apply_payment_event(jsonb, jsonb) is 'Applies one event or one reading of a subscription, its webhook id and its mail in one transaction: { outcome: applied, unchanged, duplicate, unknown, stale (read the subscription) or raced (read it again) }.';
comment on function public.payment_clock() is 'The database''s time: a reading begun after it is newer than everything applied before.';
comment on function public.claim_checkout(uuid, text, text) is 'Who may open a checkout: { outcome: claimed, open, pending, resumable, active or past_due }. Of two at once one is claimed.';
comment on function public.settle_checkout(uuid, text, text) is 'Keeps the address of a claimed checkout; without an address the claim is given up.';
comment on function public.paid_subscriptions_of(uuid) is 'All subscriptions of a user at the payment provider, the latest heard of first.';
comment on function public.end_due_plans() is 'Ends plans whose paid time is over; names subscriptions to be read again (due) and those of deleted accounts (orphaned).';

select private.seal_access();
