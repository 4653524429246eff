-- A letter is short when it is written, and may not become an endless one.
select tests.act_as('owner');
drop trigger letters_growth on public.letters;
create trigger letters_growth after update on public.letters
  referencing old table as replaced new table as changed for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_growth('40000');
select tests.act_as('anna');
insert into public.letters (id, text) values ('83000000-0000-4000-8000-000000000001', 'Short');
-- Random words, because the bytes are those that are stored, and repeats are stored as next to nothing.
create temporary view noise as
  select string_agg(md5(place::text), ' ' order by place) as words from generate_series(1, 600) as place;
update public.letters set text = (select words from noise);
select tests.refused(
  $$update public.letters set form = jsonb_build_object('notes', (
    select string_agg(md5((place * 7)::text), ' ') from generate_series(1, 4000) as place
  ))$$,
  '23514', 'There is room for 0 MB in letters'
);

-- A few words more pass unseen, and what becomes shorter always passes, also for somebody who is over the limit.
update public.letters set text = text || ' more';
select tests.act_as('owner');
update public.letters set form = jsonb_build_object('notes', (
  select string_agg(md5((place * 7)::text), ' ') from generate_series(1, 4000) as place
)) where user_id = tests.anna();
select tests.act_as('anna');
select tests.refused(
  $$update public.letters set made = jsonb_build_object('notes', (
    select string_agg(md5((place * 3)::text), ' ') from generate_series(1, 300) as place
  ))$$,
  '23514', 'There is room for 0 MB in letters'
);
update public.letters set text = 'Short again';
select tests.equal((select text from public.letters), 'Short again');

-- Somebody else has their own room.
select tests.act_as('ben');
insert into public.letters (text) values ('Mine');
update public.letters set text = (select words from noise);

-- Every table with a limit on bytes whose rows a client may change has one on their growth.
select tests.act_as('owner');
select tests.equal(coalesce(array_agg(room.tgrelid::regclass::text), '{}'), '{}'::text[])
from pg_trigger as room
where room.tgfoid = 'private.limit_rows'::regproc
  and exists (
    select from information_schema.column_privileges as grants
    where grants.table_schema = 'public' and grants.grantee = 'authenticated' and grants.privilege_type = 'UPDATE'
      and format('public.%I', grants.table_name)::regclass = room.tgrelid
  )
  and not exists (
    select from pg_trigger as growth
    where growth.tgrelid = room.tgrelid and growth.tgfoid = 'private.limit_growth'::regproc
  );
