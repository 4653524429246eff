-- Nobody fills the disk with rows: a user has so many in each table that clients insert into, of so many bytes.

-- functions

-- Arguments: the most rows of a user, and the most bytes. Bytes are summed up at every fiftieth row, as that reads all of them.
create function private.limit_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
  added_rows bigint;
  owned_rows bigint;
  owned_bytes bigint;
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
    execute format('select coalesce(sum(pg_column_size(own.*)), 0) from public.%I as own where own.user_id = $1', tg_table_name)
      into owned_bytes using owner;
    if owned_bytes > tg_argv[1]::bigint then
      raise exception 'There is room for % MB in %', tg_argv[1]::bigint / 1048576, tg_table_name
        using errcode = 'check_violation';
    end if;
  end loop;
  return null;
end $$;

create trigger interview_sessions_room after insert on public.interview_sessions
  referencing new table as added for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows('20000', '209715200');
create trigger interview_answers_room after insert on public.interview_answers
  referencing new table as added for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows('100000', '419430400');
create trigger word_games_room after insert on public.word_games
  referencing new table as added for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows('20000', '20971520');
create trigger daily_challenge_attempts_room after insert on public.daily_challenge_attempts
  referencing new table as added for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows('20000', '104857600');

-- privileges

revoke all on function private.limit_rows() from public, anon, authenticated, service_role;

-- comments

comment on function private.limit_rows() is 'Trigger: how many rows, and how many bytes of rows, a user may have in a table.';

select private.seal_access();
