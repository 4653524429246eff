-- What every feature stands on: a schema that no client reaches, settings, and the clock on updated_at.
create schema private;

create table private.settings (
  key text not null,
  value text not null,
  constraint settings_pkey primary key (key)
);

-- 256 bits from the server's strong random source, made once. It keys the hashes of remembered addresses.
insert into private.settings (key, value)
select 'address_hash_key', encode(sha256(random_source.bytes), 'hex')
from (
  select convert_to(string_agg(gen_random_uuid()::text, ''), 'UTF8') as bytes from generate_series(1, 4)
) as random_source;

-- functions

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;

-- HMAC-SHA256 (RFC 2104) without an extension; `key` is at most 64 bytes, which is the hash's block size.
create function private.hmac_sha256(message bytea, key bytea) returns bytea
language plpgsql immutable strict set search_path = '' as $$
declare
  inner_pad bytea := decode(repeat('36', 64), 'hex');
  outer_pad bytea := decode(repeat('5c', 64), 'hex');
begin
  if octet_length(key) > 64 then
    raise exception 'The key is longer than 64 bytes' using errcode = 'invalid_parameter_value';
  end if;
  for i in 0 .. octet_length(key) - 1 loop
    inner_pad := set_byte(inner_pad, i, get_byte(inner_pad, i) # get_byte(key, i));
    outer_pad := set_byte(outer_pad, i, get_byte(outer_pad, i) # get_byte(key, i));
  end loop;
  return sha256(outer_pad || sha256(inner_pad || message));
end $$;

create function private.hash_address(address text) returns text
language sql stable strict set search_path = '' as $$
  select encode(
    private.hmac_sha256(convert_to(lower(btrim(address)), 'UTF8'), decode(setting.value, 'hex')),
    'hex'
  )
  from private.settings as setting
  where setting.key = 'address_hash_key'
$$;

-- row-level security

alter table private.settings enable row level security;

-- privileges

revoke all on schema private from public, anon, authenticated, service_role;
revoke all on all tables in schema private from public, anon, authenticated, service_role;
revoke all on all functions in schema private from public, anon, authenticated, service_role;

-- comments

comment on schema private is 'Tables and functions that no request reaches: only the owner and security definer functions.';
comment on table private.settings is 'Values made once per database, hexadecimal or plain text.';
comment on function private.touch_updated_at() is 'Trigger: updated_at is the time of the change, whatever the client sends.';
comment on function private.hash_address(text) is 'A mail address as a keyed hash (hexadecimal): comparable, not readable.';
