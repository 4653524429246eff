-- The latest job ad that somebody had analyzed, with what was read from it: on every device, not in one browser.
create table public.job_analyses (
  user_id uuid not null default auth.uid(),
  ad text not null,
  analysis jsonb not null,
  saved_at timestamptz not null default now(),
  constraint job_analyses_pkey primary key (user_id),
  constraint job_analyses_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint job_analyses_ad_length check (char_length(ad) between 1 and 200000),
  constraint job_analyses_analysis_size check (jsonb_typeof(analysis) = 'object' and octet_length(analysis::text) <= 2000000)
);

-- row-level security

alter table public.job_analyses enable row level security;
create policy owner_can_select on public.job_analyses for select to authenticated
  using (user_id = (select auth.uid()));
create policy owner_can_insert on public.job_analyses for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy owner_can_update on public.job_analyses for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy owner_can_delete on public.job_analyses for delete to authenticated
  using (user_id = (select auth.uid()));

-- privileges

revoke all on public.job_analyses from public, anon, authenticated, service_role;
grant select, delete, insert (user_id, ad, analysis, saved_at), update (user_id, ad, analysis, saved_at)
  on public.job_analyses to authenticated;
grant select, insert, update, delete on public.job_analyses to service_role;

-- comments

comment on table public.job_analyses is 'The latest job ad that a user had analyzed, and the analysis (JobAnalysis of packages/domain). One row a user.';
comment on column public.job_analyses.saved_at is 'When it was analyzed, by the clock of the device: the newer one wins.';

select private.seal_access();
