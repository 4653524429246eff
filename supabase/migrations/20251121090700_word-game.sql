-- Results of Word Scramble.
create table public.word_games (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  word text not null,
  score integer not null,
  time_taken integer not null,
  difficulty text not null default 'easy',
  created_at timestamptz not null default now(),
  constraint word_games_pkey primary key (id),
  constraint word_games_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint word_games_word_length check (char_length(word) between 1 and 200),
  constraint word_games_time_taken_range check (time_taken between 0 and 60),
  constraint word_games_difficulty_known check (difficulty in ('easy', 'medium', 'hard')),
  -- Five rounds of 10, 20 or 30 points, and a streak bonus of 0, 5, 10, 15 and 20.
  constraint word_games_score_possible check (
    score between 1 and case difficulty when 'easy' then 100 when 'medium' then 150 else 200 end and score % 5 = 0
  )
);

-- indexes

create index word_games_user_id_created_at_idx on public.word_games (user_id, created_at desc);

-- functions

create function private.guard_word_game() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.user_id is distinct from auth.uid() then
    raise exception 'A game can only be saved for oneself' using errcode = 'insufficient_privilege';
  end if;
  if not private.is_premium(new.user_id) then
    perform private.lock_trial_usage(new.user_id, 'word_game');
    if not exists (
      select from public.word_games as game where game.id = new.id and game.user_id = new.user_id
    ) then
      perform private.spend_trial_unit(new.user_id, 'word_game');
    end if;
  end if;
  return new;
end $$;

create trigger word_games_guard before insert on public.word_games
  for each row when (current_user in ('anon', 'authenticated')) execute function private.guard_word_game();

-- row-level security

alter table public.word_games enable row level security;

create policy owner_can_select on public.word_games for select to authenticated
  using (user_id = (select auth.uid()));
create policy owner_can_insert on public.word_games for insert to authenticated
  with check (user_id = (select auth.uid()));

-- privileges

revoke all on public.word_games from public, anon, authenticated, service_role;
grant select, insert (id, user_id, word, score, time_taken, difficulty) on public.word_games to authenticated;
grant select, insert, update, delete on public.word_games to service_role;
revoke all on all functions in schema private from public, anon, authenticated, service_role;

-- comments

comment on table public.word_games is 'One row per finished game with a score. time_taken in seconds. Gives no points outside the game.';
comment on function private.guard_word_game() is 'Trigger: one game within the trial, counted in the transaction of its result.';
