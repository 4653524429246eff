-- Mail leaves by an outbox: written in the transaction that wants it sent, delivered later by the host.
create table private.mail_outbox (
  id uuid not null default gen_random_uuid(),
  -- The order of writing, where two mails bear the same time.
  position bigint generated always as identity,
  kind text not null,
  to_address text not null,
  subject text not null,
  text text not null,
  html text,
  created_at timestamptz not null default now(),
  send_after timestamptz not null default now(),
  attempts integer not null default 0,
  sent_at timestamptz,
  last_error_code text,
  constraint mail_outbox_pkey primary key (id),
  constraint mail_outbox_kind_shape check (kind ~ '^[a-z][a-z0-9_]{0,39}$'),
  -- One recipient and no line breaks: nothing that a header or a second address could be made of.
  constraint mail_outbox_to_address_single check (
    char_length(to_address) <= 254 and to_address ~ '^[^@[:space:][:cntrl:],;<>"]+@[^@[:space:][:cntrl:],;<>"]+$'
  ),
  constraint mail_outbox_subject_line check (
    char_length(subject) between 1 and 200 and subject !~ '[[:cntrl:]]'
  ),
  constraint mail_outbox_text_length check (char_length(text) <= 20000),
  constraint mail_outbox_html_length check (char_length(html) <= 100000),
  constraint mail_outbox_attempts_range check (attempts >= 0),
  constraint mail_outbox_last_error_code_length check (char_length(last_error_code) <= 120)
);

-- indexes

create index mail_outbox_due_idx on private.mail_outbox (send_after) where sent_at is null;
create index mail_outbox_to_address_created_at_idx on private.mail_outbox (to_address, created_at desc);

-- functions

create function public.enqueue_mail(kind text, to_address text, subject text, text text, html text default null)
returns uuid
language sql security definer set search_path = '' as $$
  insert into private.mail_outbox (kind, to_address, subject, text, html) values ($1, $2, $3, $4, $5) returning id
$$;

-- row-level security

alter table private.mail_outbox enable row level security;

-- privileges

revoke all on private.mail_outbox from public, anon, authenticated, service_role;
revoke all on function public.enqueue_mail(text, text, text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.enqueue_mail(text, text, text, text, text) to service_role;

-- comments

comment on table private.mail_outbox is 'Mail to be sent: due when send_after has passed and sent_at is null. last_error_code never holds an address.';
comment on function public.enqueue_mail(text, text, text, text, text) is 'Puts one mail into the outbox; returns its id.';
