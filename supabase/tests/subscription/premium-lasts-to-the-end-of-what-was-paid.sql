create function pg_temp.premium_with(plan text, period_end timestamptz) returns boolean language plpgsql as $$
begin
  update public.subscription_status set status = plan, current_period_end = period_end where user_id = tests.anna();
  return private.is_premium(tests.anna());
end $$;
select tests.equal(pg_temp.premium_with(plan, now() + ends), expected, plan || ' ' || coalesce(ends::text, 'open'))
from (values
  ('active', interval '1 day', true), ('active', null, true), ('active', interval '-1 second', false),
  ('cancelled', interval '1 day', true), ('cancelled', null, false), ('cancelled', interval '-1 second', false),
  ('past_due', interval '1 day', true), ('past_due', null, false), ('past_due', interval '-1 second', false),
  ('trial', interval '1 day', false), ('expired', interval '1 day', false), ('on_hold', interval '1 day', false),
  ('failed', interval '1 day', false)
) as plan (plan, ends, expected);
delete from public.subscription_status;
select tests.equal(private.is_premium(tests.anna()), false);
