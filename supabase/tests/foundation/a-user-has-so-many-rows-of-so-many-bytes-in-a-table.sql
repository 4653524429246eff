select tests.make_premium(tests.anna());
-- Awards take longer than the rows, and are another sentence's business.
alter table public.word_games disable trigger word_games_award;
select tests.act_as('anna');
insert into public.word_games (word, score, time_taken) select 'RESUME', 10, 20 from generate_series(1, 20000);
select tests.refused(
  $$insert into public.word_games (word, score, time_taken) values ('RESUME', 10, 20)$$,
  '23514', 'There is room for 20000 rows in word_games'
);

-- Somebody else has their own room.
select tests.act_as('ben');
insert into public.word_games (word, score, time_taken) values ('RESUME', 10, 20);

-- The bytes are asked for at every fiftieth row.
select tests.act_as('owner');
drop trigger word_games_room on public.word_games;
create trigger word_games_room after insert on public.word_games
  referencing new table as added for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows('30000', '1048576');
select tests.act_as('anna');
select tests.refused(
  $$insert into public.word_games (word, score, time_taken) select 'RESUME', 10, 20 from generate_series(1, 50)$$,
  '23514', 'There is room for 1 MB in word_games'
);

-- Every table that a client inserts into has a limit: by this trigger, by its own guard, or by one row for each user.
select tests.act_as('owner');
select tests.equal(array_agg(distinct grants.table_name::text order by grants.table_name::text), array[
  'daily_challenge_attempts', 'interview_answers', 'interview_kept_answers', 'interview_sessions', 'job_analyses', 'job_asks',
  'letters', 'notification_preferences', 'profiles', 'resource_sheets', 'resumes', 'stories', 'story_tellings', 'story_uses', 'user_documents',
  'word_games'
], 'tables that clients insert into')
from information_schema.column_privileges as grants
where grants.table_schema = 'public' and grants.grantee = 'authenticated' and grants.privilege_type = 'INSERT';
