-- Second factors. Only the gateway reads these tables. Every statement may run twice.
create table if not exists auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type text not null constraint mfa_factors_type_check check (factor_type in ('totp', 'recovery_code')),
  status text not null default 'unverified' constraint mfa_factors_status_check check (status in ('unverified', 'verified')),
  -- Of a TOTP factor, encrypted with the server's key: a copy of the database makes no codes.
  secret text,
  -- The time step of the last code that was accepted: each works once.
  last_step bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index if not exists mfa_factors_user_id_idx on auth.mfa_factors (user_id);
create unique index if not exists mfa_factors_recovery_key on auth.mfa_factors (user_id) where factor_type = 'recovery_code';

create table if not exists auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  expires_at timestamptz not null
);
create index if not exists mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id);
create index if not exists mfa_challenges_session_id_idx on auth.mfa_challenges (session_id);

-- A used code stays, so that the number of a set can be told.
create table if not exists auth.mfa_recovery_codes (
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  -- Keyed hash.
  code_hash text not null,
  used_at timestamptz,
  primary key (factor_id, code_hash)
);

-- The assurance of a session, and by which factor and when it was raised.
alter table auth.sessions add column if not exists aal text not null default 'aal1';
alter table auth.sessions add column if not exists factor_method text;
alter table auth.sessions add column if not exists factor_at timestamptz;

alter table auth.mfa_factors enable row level security;
alter table auth.mfa_challenges enable row level security;
alter table auth.mfa_recovery_codes enable row level security;
