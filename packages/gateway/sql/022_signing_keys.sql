-- The keys that sign access tokens. Only the gateway reads this table. Every statement may run twice.
create table if not exists auth.signing_keys (
  kid text primary key,
  algorithm text not null constraint signing_keys_algorithm_check check (algorithm in ('ES256', 'RS256')),
  -- As JSON Web Key; GET /.well-known/jwks.json publishes it.
  public_key jsonb not null,
  -- Encrypted with the server's key: a copy of the database signs nothing. Null once the key no longer signs.
  private_key text,
  status text not null
    constraint signing_keys_status_check check (status in ('standby', 'current', 'former', 'revoked')),
  created_at timestamptz not null,
  -- The first key of a database that has auth sessions waits, until processes of an earlier version are replaced.
  signs_from timestamptz not null,
  -- Tokens of a former key are over by then.
  verifies_until timestamptz
);
-- One key signs, one is published ahead of its turn.
create unique index if not exists signing_keys_status_key on auth.signing_keys (status)
  where status in ('current', 'standby');

alter table auth.signing_keys enable row level security;
