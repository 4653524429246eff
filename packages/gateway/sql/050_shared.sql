-- What the processes of one site share: counters of rate limits, and which process does what only one may do. Only the
-- gateway reads these tables. Every statement may run twice.
create schema if not exists gateway;
revoke all on schema gateway from public;

-- The fingerprint of the platform's own files as they were applied last, and by whom.
create table if not exists gateway.platform (
  id boolean primary key default true,
  fingerprint text not null,
  constraint platform_is_one_row check (id)
);

create table if not exists gateway.rate_limits (
  -- SHA-256 of what is counted: addresses of people do not stand here.
  key text primary key,
  -- When each counted event was, oldest first, milliseconds since 1970; never more than the limit.
  times double precision[] not null,
  expires_at double precision not null
);
-- A crash must not forgive ten wrong passwords. Earlier versions had it unlogged.
alter table gateway.rate_limits set logged;
create index if not exists rate_limits_expires_at_idx on gateway.rate_limits (expires_at);

-- Work that one process does for all: whoever holds the lease does it, until the lease runs out unrenewed.
create table if not exists gateway.leases (
  name text primary key,
  holder uuid not null,
  held_until timestamptz not null
);

alter table gateway.platform enable row level security;
alter table gateway.rate_limits enable row level security;
alter table gateway.leases enable row level security;

-- Counts one event under a key, unless the window before p_now holds p_limit of them: then the milliseconds to wait come back.
-- An event after p_now was counted before a clock was set back: it counts as of now, so that nobody waits longer than the window.
create or replace function gateway.take(p_key text, p_limit integer, p_window_ms double precision, p_now double precision)
returns double precision language plpgsql set search_path = '' as $$
declare
  seen double precision[];
begin
  loop
    select l.times into seen from gateway.rate_limits l where l.key = p_key for update;
    exit when found;
    insert into gateway.rate_limits (key, times, expires_at) values (p_key, array[p_now], p_now + p_window_ms)
    on conflict (key) do nothing;
    if found then return 0; end if;
  end loop;
  seen := array(select least(t, p_now) from unnest(seen) as u (t) where t > p_now - p_window_ms order by 1);
  if cardinality(seen) >= p_limit then
    update gateway.rate_limits set times = seen, expires_at = p_now + p_window_ms
     where key = p_key and expires_at > p_now + p_window_ms;
    return seen[cardinality(seen) - p_limit + 1] + p_window_ms - p_now;
  end if;
  update gateway.rate_limits set times = seen || p_now, expires_at = p_now + p_window_ms where key = p_key;
  return 0;
end $$;
revoke execute on function gateway.take(text, integer, double precision, double precision) from public;

-- Counts what the searches of one request read, in bytes times a weight, and looks at the clock, where no statement timeout
-- works: true, or an error past what takes about a second.
create or replace function gateway.may_search(p_bytes integer, p_weight integer) returns boolean
language plpgsql volatile as $$
declare
  spent bigint := coalesce(nullif(pg_catalog.current_setting('gateway.searched', true), ''), '0')::bigint
    + coalesce(p_bytes, 0)::bigint * p_weight;
begin
  if spent > 40000000 then
    raise exception 'This search reads too much text at once' using errcode = '54000',
      hint = 'Narrow it by other filters, or search a column of type tsvector.';
  end if;
  if clock_timestamp() - statement_timestamp() > interval '1 second' then
    raise exception 'This search takes too long' using errcode = '54000',
      hint = 'Narrow it by other filters, or search a column of type tsvector.';
  end if;
  perform pg_catalog.set_config('gateway.searched', spent::text, true);
  return true;
end $$;
grant usage on schema gateway to anon, authenticated, service_role;
grant execute on function gateway.may_search(integer, integer) to anon, authenticated, service_role;
