-- Users, their sessions, refresh tokens and one-time tokens. Only the gateway reads these tables. Every statement may
-- run twice.
create table if not exists auth.users (
  id uuid primary key default gen_random_uuid(),
  aud text not null default 'authenticated',
  role text not null default 'authenticated',
  email text not null,
  -- Null: nobody signs in by password until a recovery sets one.
  encrypted_password text,
  email_confirmed_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb not null default '{"provider":"email","providers":["email"]}',
  raw_user_meta_data jsonb not null default '{}',
  banned_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
-- What was tried at a sign-up for this address after it was confirmed: a sign-in with it is answered as for a new
-- account, so that the two together tell nobody that the address is taken. Null password: two different ones were tried.
alter table auth.users add column if not exists attempted_at timestamptz;
alter table auth.users add column if not exists attempted_password text;
-- An email address that waits for its confirmation, and by whom it is confirmed so far: 1 the current mailbox, 2 the new one.
alter table auth.users add column if not exists email_change text;
alter table auth.users add column if not exists email_change_sent_at timestamptz;
alter table auth.users add column if not exists email_change_confirm_status smallint not null default 0;
alter table auth.users add column if not exists invited_at timestamptz;
-- A user without an address, until one is confirmed. Everybody else has an address.
alter table auth.users add column if not exists is_anonymous boolean not null default false;
alter table auth.users alter column email drop not null;
alter table auth.users drop constraint if exists users_email_check;
alter table auth.users add constraint users_email_check check (email is not null or is_anonymous);
-- Columns that seeds of Supabase projects fill and triggers read. The gateway keeps its own tokens elsewhere and knows no phones.
alter table auth.users
  add column if not exists instance_id uuid,
  add column if not exists confirmation_token text default '',
  add column if not exists recovery_token text default '',
  add column if not exists email_change_token_new text default '',
  add column if not exists email_change_token_current text default '',
  add column if not exists phone text,
  add column if not exists phone_confirmed_at timestamptz,
  add column if not exists phone_change text default '',
  add column if not exists phone_change_token text default '',
  add column if not exists phone_change_sent_at timestamptz,
  add column if not exists reauthentication_token text default '',
  add column if not exists reauthentication_sent_at timestamptz,
  add column if not exists is_super_admin boolean,
  add column if not exists is_sso_user boolean not null default false,
  add column if not exists confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored;
create index if not exists users_email_change_idx on auth.users (email_change) where email_change is not null;
create unique index if not exists users_email_key on auth.users (lower(email)) where deleted_at is null;

create table if not exists auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  -- The last sign-in or refresh.
  updated_at timestamptz not null default now(),
  -- How the session began: 'password', 'otp', 'recovery', 'email_change', 'anonymous' or 'oauth'. 'otp' and 'recovery' may set a password without the
  -- old one for a while.
  method text not null default 'password',
  user_agent text,
  ip text
);
create index if not exists sessions_user_id_idx on auth.sessions (user_id);
create index if not exists sessions_updated_at_idx on auth.sessions (updated_at);

create table if not exists auth.refresh_tokens (
  id bigint generated always as identity primary key,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  -- SHA-256 of the token, hexadecimal.
  token_hash text not null unique,
  -- What, together with the parent token and the server's key, gives this token again. Null for a session's first.
  nonce text,
  parent_id bigint,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
-- A used token goes when nobody can ask for its successor any more; the live one stays.
alter table auth.refresh_tokens drop constraint if exists refresh_tokens_parent_id_fkey;
alter table auth.refresh_tokens add constraint refresh_tokens_parent_id_fkey
  foreign key (parent_id) references auth.refresh_tokens (id) on delete set null;
create index if not exists refresh_tokens_session_id_idx on auth.refresh_tokens (session_id);
create index if not exists refresh_tokens_parent_id_idx on auth.refresh_tokens (parent_id);

-- At most one live token of a kind for a user: asking again replaces the last one.
create table if not exists auth.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- 'signup', 'recovery', 'magiclink', 'invite', 'email_change_current' or 'email_change_new'.
  kind text not null,
  -- SHA-256 of the link's token.
  token_hash text not null,
  -- Keyed hash of the eight digits; they are few enough to be guessed from a plain one.
  code_hash text not null,
  code_expires_at timestamptz not null,
  redirect_to text,
  code_challenge text,
  code_challenge_method text,
  attempts integer not null default 0,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (user_id, kind)
);
create unique index if not exists one_time_tokens_token_hash_key on auth.one_time_tokens (token_hash);

-- Codes of the PKCE flow: a link was opened, and the browser that asked for it may now collect the session.
create table if not exists auth.flow_codes (
  code_hash text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  method text not null,
  code_challenge text not null,
  code_challenge_method text not null,
  expires_at timestamptz not null
);
create index if not exists flow_codes_user_id_idx on auth.flow_codes (user_id);

-- Networks from which somebody has signed in to an account: wrong passwords from elsewhere don't lock them out.
create table if not exists auth.known_networks (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Keyed hash of user and network: no address of a person can be read from it.
  network uuid not null,
  seen_at timestamptz not null,
  primary key (user_id, network)
);

alter table auth.known_networks enable row level security;
alter table auth.users enable row level security;
alter table auth.sessions enable row level security;
alter table auth.refresh_tokens enable row level security;
alter table auth.one_time_tokens enable row level security;
alter table auth.flow_codes enable row level security;
