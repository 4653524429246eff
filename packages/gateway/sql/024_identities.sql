-- Identities at other providers, and sign-ins there that are under way. Only the gateway reads these tables. Every statement
-- may run twice. The columns of identities are Supabase's, so that seeds fit.
create table if not exists auth.identities (
  id uuid primary key default gen_random_uuid(),
  -- Who it is at the provider: `sub`, or the number of the account.
  provider_id text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  identity_data jsonb not null,
  provider text not null,
  last_sign_in_at timestamptz,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  email text generated always as (lower(identity_data ->> 'email')) stored,
  constraint identities_provider_id_provider_unique unique (provider_id, provider)
);
create index if not exists identities_user_id_idx on auth.identities (user_id);

-- From /authorize to /callback. The PKCE verifier, the nonce and the browser's cookie follow from the state and the server's
-- key: a copy of the database completes no sign-in.
create table if not exists auth.oauth_flows (
  -- SHA-256.
  state_hash text primary key,
  provider text not null,
  redirect_to text not null,
  code_challenge text,
  code_challenge_method text,
  -- The session that links the identity to its user; null for a sign-in.
  session_id uuid references auth.sessions (id) on delete cascade,
  -- Used once. The row stays for a day, so that a late or repeated callback still leads back to the page.
  used_at timestamptz,
  expires_at timestamptz not null
);
create index if not exists oauth_flows_session_id_idx on auth.oauth_flows (session_id);

-- An identity that is linked once the browser that asked for it exchanges the code.
alter table auth.flow_codes add column if not exists identity jsonb;

alter table auth.identities enable row level security;
alter table auth.oauth_flows enable row level security;
