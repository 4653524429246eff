-- Rows that grow stay within a user's room too, and what is kept beside rows has bounds of its own.

-- functions

-- What a user's rows take up, as they are stored: long values are compressed, and aren't read for it.
create function private.owned_bytes(p_table text, p_user_id uuid) returns bigint
language plpgsql set search_path = '' as $$
declare
  sizes text;
  bytes bigint;
begin
  select string_agg(format('coalesce(pg_column_size(own.%I), 0)', field.attname), ' + ') into sizes
  from pg_catalog.pg_attribute as field
  where field.attrelid = format('public.%I', p_table)::pg_catalog.regclass and field.attnum > 0 and not field.attisdropped;
  execute format('select coalesce(sum(%s), 0) from public.%I as own where own.user_id = $1', sizes, p_table)
    into bytes using p_user_id;
  return bytes;
end $$;

create or replace function private.limit_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
  added_rows bigint;
  owned_rows bigint;
begin
  for owner, added_rows in select added.user_id, count(*) from added group by added.user_id loop
    -- Parallel inserts of a user are counted one after the other.
    perform pg_advisory_xact_lock(hashtextextended(tg_table_name || owner::text, 7270906));
    execute format('select count(*) from public.%I as own where own.user_id = $1', tg_table_name)
      into owned_rows using owner;
    if owned_rows > tg_argv[0]::bigint then
      raise exception 'There is room for % rows in %', tg_argv[0], tg_table_name using errcode = 'check_violation';
    end if;
    continue when owned_rows % 50 >= added_rows;
    if private.owned_bytes(tg_table_name, owner) > tg_argv[1]::bigint then
      raise exception 'There is room for % MB in %', tg_argv[1]::bigint / 1048576, tg_table_name
        using errcode = 'check_violation';
    end if;
  end loop;
  return null;
end $$;

-- Argument: the most bytes of a user. They are summed up where a row passes another two kilobytes, so that an autosave of a few
-- words costs nothing. What shrinks, or stays as long as it is, always passes.
create function private.limit_growth() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
begin
  for owner in
    select grown.user_id
    from (
      select changed.user_id, sum(pg_column_size(changed.*)) as bytes, sum(pg_column_size(changed.*) / 2048) as steps
      from changed group by changed.user_id
    ) as grown
    left join (
      select replaced.user_id, sum(pg_column_size(replaced.*)) as bytes, sum(pg_column_size(replaced.*) / 2048) as steps
      from replaced group by replaced.user_id
    ) as earlier on earlier.user_id = grown.user_id
    where grown.bytes > coalesce(earlier.bytes, 0) and grown.steps > coalesce(earlier.steps, 0)
  loop
    perform pg_advisory_xact_lock(hashtextextended(tg_table_name || owner::text, 7270906));
    if private.owned_bytes(tg_table_name, owner) > tg_argv[0]::bigint then
      raise exception 'There is room for % MB in %', tg_argv[0]::bigint / 1048576, tg_table_name
        using errcode = 'check_violation';
    end if;
  end loop;
  return null;
end $$;

create trigger interview_sessions_growth after update on public.interview_sessions
  referencing old table as replaced new table as changed for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_growth('209715200');
create trigger interview_answers_growth after update on public.interview_answers
  referencing old table as replaced new table as changed for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_growth('419430400');
create trigger interview_kept_answers_growth after update on public.interview_kept_answers
  referencing old table as replaced new table as changed for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_growth('419430400');
create trigger stories_growth after update on public.stories
  referencing old table as replaced new table as changed for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_growth('10485760');
create trigger story_uses_growth after update on public.story_uses
  referencing old table as replaced new table as changed for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_growth('104857600');
create trigger letters_growth after update on public.letters
  referencing old table as replaced new table as changed for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_growth('104857600');
create trigger resumes_growth after update on public.resumes
  referencing old table as replaced new table as changed for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_growth('10485760');

-- Of the versions of a resume the last 20 stay, as far as they fit into a megabyte; the newest always.
create or replace function private.keep_resume_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.sitting is not distinct from old.sitting and exists (
    select from public.resume_versions as version
    where version.resume_id = old.id and version.saved_at > now() - interval '10 minutes'
  ) then
    return null;
  end if;
  insert into public.resume_versions (resume_id, user_id, revision, content, saved_at)
  values (old.id, old.user_id, old.revision, old.content, now()) on conflict (resume_id, revision) do nothing;
  delete from public.resume_versions as version
  using (
    select kept.id, row_number() over newest as place, sum(octet_length(kept.content::text)) over newest as bytes
    from public.resume_versions as kept where kept.resume_id = old.id
    window newest as (order by kept.revision desc)
  ) as listed
  where version.id = listed.id and listed.place > 1 and (listed.place > 20 or listed.bytes > 1048576);
  return null;
end $$;

-- As before, and an item has room for 500 ratings: more of them would be replayed at each one.
create or replace function public.store_review_ratings(p_user_id uuid, p_ratings jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  day date := private.local_day(p_user_id, now());
  added integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('review_ratings' || p_user_id::text, 7270906));
  insert into public.review_ratings (id, item_id, user_id, rating, rated_at)
  select given.id, given.item_id, p_user_id, given.rating, given.rated_at
  from (
    select (one ->> 'id')::uuid as id, item.id as item_id, (one ->> 'rating')::smallint as rating,
      least(now(), greatest(item.created_at, (one ->> 'rated_at')::timestamptz)) as rated_at,
      row_number() over (partition by item.id order by (one ->> 'rated_at')::timestamptz, one ->> 'id') as place
    from jsonb_array_elements(p_ratings) as one
    join public.review_items as item on item.id = (one ->> 'item_id')::uuid and item.user_id = p_user_id
    where not exists (select from public.review_ratings as known where known.id = (one ->> 'id')::uuid)
  ) as given
  where given.place + (
    select count(*) from public.review_ratings as known where known.item_id = given.item_id
  ) <= 500
  order by given.id
  on conflict (id) do nothing;
  get diagnostics added = row_count;
  if added > 0 then
    insert into public.review_days (user_id, day) values (p_user_id, day) on conflict do nothing;
    if private.count_practice(p_user_id, day) then
      perform private.record_activity(p_user_id, day);
      perform private.award_badges(p_user_id);
    end if;
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', item.id, 'ratings', log.list)), '[]')
    from public.review_items as item
    cross join lateral (
      select jsonb_agg(jsonb_build_object('id', rating.id, 'rating', rating.rating, 'rated_at', rating.rated_at)
        order by rating.rated_at, rating.id) as list
      from public.review_ratings as rating where rating.item_id = item.id
    ) as log
    where item.user_id = p_user_id
      and item.id in (select (given ->> 'item_id')::uuid from jsonb_array_elements(p_ratings) as given)
      and log.list is not null
  );
end $$;

-- privileges

revoke all on function private.owned_bytes(text, uuid), private.limit_growth() from public, anon, authenticated, service_role;

-- comments

comment on function private.owned_bytes(text, uuid) is 'The bytes that a user''s rows of a table take up, as they are stored.';
comment on function private.limit_growth() is 'Trigger: how many bytes of rows a user may have in a table, where rows become longer.';

select private.seal_access();
