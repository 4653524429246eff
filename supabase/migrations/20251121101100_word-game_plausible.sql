-- A result of Word Scramble has to be one that five rounds in the time taken can give.

-- functions

-- Every way through five rounds: 32 sequences of right and wrong. A right word counts its points and 5 times the
-- streak before it; the streak ends with a wrong one. A right word takes a second at least.
create function private.is_possible_game(p_difficulty text, p_score integer, p_time_taken integer) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  word_points integer := case p_difficulty when 'easy' then 10 when 'medium' then 20 when 'hard' then 30 end;
  total integer;
  streak integer;
  right_words integer;
begin
  for course in 1..31 loop
    total := 0;
    streak := 0;
    right_words := 0;
    for round in 0..4 loop
      if (course >> round) & 1 = 1 then
        total := total + word_points + 5 * streak;
        streak := streak + 1;
        right_words := right_words + 1;
      else
        streak := 0;
      end if;
    end loop;
    if total = p_score and right_words <= p_time_taken then
      return true;
    end if;
  end loop;
  return false;
end $$;

create or replace function private.guard_word_game() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.user_id is distinct from auth.uid() then
    raise exception 'A game can only be saved for oneself' using errcode = 'insufficient_privilege';
  end if;
  if not private.is_possible_game(new.difficulty, new.score, new.time_taken) then
    raise exception 'This score is not possible' using errcode = 'check_violation';
  end if;
  if not private.is_premium(new.user_id) then
    perform private.lock_trial_usage(new.user_id, 'word_game');
    -- A result sent twice meets the primary key; it is not another use.
    if not exists (
      select from public.word_games as game where game.id = new.id and game.user_id = new.user_id
    ) then
      perform private.spend_trial_unit(new.user_id, 'word_game');
    end if;
  end if;
  return new;
end $$;

-- A trial game that ends without a score is not saved, yet it is the trial game. Called again it changes nothing.
create function public.finish_trial_word_game() returns json
language plpgsql security definer set search_path = '' as $$
declare
  game_limit integer := private.trial_limit('word_game');
  used integer;
begin
  if auth.uid() is null then
    raise exception 'Only a user can finish a game' using errcode = 'insufficient_privilege';
  end if;
  if private.is_premium(auth.uid()) then
    return json_build_object('usageCount', 0, 'usageLimit', game_limit);
  end if;
  perform private.lock_trial_usage(auth.uid(), 'word_game');
  update public.trial_usage as usage set usage_count = game_limit
  where usage.user_id = auth.uid() and usage.feature_type = 'word_game' and usage.usage_count < game_limit;
  select usage.usage_count into used from public.trial_usage as usage
  where usage.user_id = auth.uid() and usage.feature_type = 'word_game';
  return json_build_object('usageCount', used, 'usageLimit', game_limit);
end $$;

-- privileges

revoke all on all functions in schema private from public, anon, authenticated, service_role;
revoke all on function public.finish_trial_word_game() from public, anon, authenticated, service_role;
grant execute on function public.finish_trial_word_game() to authenticated;

-- comments

comment on function private.is_possible_game(text, integer, integer) is 'Whether five rounds at a difficulty can give the score in so many seconds.';
comment on function private.guard_word_game() is 'Trigger: a possible score, and one game within the trial, counted in the transaction of its result.';
comment on function public.finish_trial_word_game() is 'Counts the caller''s trial game where it ended without a score: { usageCount, usageLimit }. Premium has nothing to count.';

select private.seal_access();
