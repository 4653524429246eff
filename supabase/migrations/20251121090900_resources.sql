-- The curated library, part of Premium.
create table public.resources (
  id uuid not null default gen_random_uuid(),
  title text not null,
  content text not null default '',
  url text,
  category text not null,
  type text not null default 'article',
  is_featured boolean not null default false,
  created_at timestamptz not null default now(),
  constraint resources_pkey primary key (id),
  constraint resources_title_key unique (title),
  constraint resources_title_length check (char_length(title) between 1 and 200),
  constraint resources_content_length check (char_length(content) <= 50000),
  constraint resources_url_web check (url ~ '^https?://' and char_length(url) <= 2048),
  constraint resources_category_length check (char_length(category) between 1 and 60),
  constraint resources_type_length check (char_length(type) between 1 and 30)
);

-- indexes

create index resources_is_featured_created_at_idx on public.resources (is_featured desc, created_at desc);

-- row-level security

alter table public.resources enable row level security;

create policy premium_can_select on public.resources for select to authenticated
  using ((select public.is_premium()));

-- privileges

revoke all on public.resources from public, anon, authenticated, service_role;
grant select on public.resources to authenticated;
grant select, insert, update, delete on public.resources to service_role;

-- comments

comment on table public.resources is 'Articles, videos, guides, tools and templates. Seeded; read by Premium users.';
