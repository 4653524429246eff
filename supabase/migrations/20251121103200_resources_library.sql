-- The library as a list: one sentence about each resource and how long it takes to read. Its texts stay Premium.
alter table public.resources
  add column summary text not null default '',
  add column reading_minutes integer not null
    generated always as (greatest(1, round(char_length(content) / 1100.0))::integer) stored,
  add constraint resources_summary_length check (char_length(summary) <= 300);

-- functions

create function public.library_contents() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'category', shelf.category, 'titles', shelf.titles
  ) order by shelf.category), '[]')
  from (
    select resource.category,
      jsonb_agg(resource.title order by resource.is_featured desc, resource.title) as titles
    from public.resources as resource group by resource.category
  ) as shelf
$$;

-- privileges

revoke all on function public.library_contents() from public, anon, authenticated, service_role;
grant execute on function public.library_contents() to authenticated;

-- comments

comment on column public.resources.content is 'Plain text: paragraphs, ## headings, - lists, 1. lists, - [ ] checklists, > notes, | tables |, **bold**.';
comment on column public.resources.reading_minutes is 'At about 200 words a minute.';
comment on function public.library_contents() is 'The table of contents for those without Premium: categories with their titles, no texts.';

select private.seal_access();
