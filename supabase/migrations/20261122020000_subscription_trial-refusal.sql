-- A trial that is used up is refused by a code that names its own HTTP status, so that our gateway and PostgREST both answer
-- 402: PostgREST took the code before, P0402, for a fault of its own and answered 500.

-- functions

create or replace function private.spend_trial_unit(p_user_id uuid, p_feature_type text) returns void
language plpgsql set search_path = '' as $$
begin
  update public.trial_usage as usage set usage_count = usage.usage_count + 1
  where usage.user_id = p_user_id and usage.feature_type = p_feature_type
    and usage.usage_count < private.trial_limit(p_feature_type);
  if not found then
    raise exception 'Trial limit reached' using errcode = 'PT402', detail = p_feature_type;
  end if;
end $$;

create or replace function private.check_challenge_trial(p_user_id uuid, p_challenge_id uuid) returns void
language plpgsql set search_path = '' as $$
begin
  if private.is_premium(p_user_id) then
    return;
  end if;
  perform private.lock_trial_usage(p_user_id, 'daily_challenge');
  if exists (
    select from public.trial_usage as usage
    where usage.user_id = p_user_id and usage.feature_type = 'daily_challenge'
      and usage.usage_count >= private.trial_limit('daily_challenge')
  ) or exists (
    select from private.daily_challenge_answers as sent
    where sent.user_id = p_user_id and sent.challenge_id <> p_challenge_id
  ) then
    raise exception 'Trial limit reached' using errcode = 'PT402', detail = 'daily_challenge';
  end if;
end $$;

-- comments

comment on function private.spend_trial_unit(uuid, text) is 'Counts one use; SQLSTATE PT402 past the limit, which is answered as HTTP 402. lock_trial_usage comes first.';
comment on function private.guard_interview_insert() is 'Trigger: plan and trial are checked, limited and counted in the transaction of the start. PT402 past the limit.';
comment on function public.bind_daily_challenge_answer(uuid, uuid, text) is 'Takes an answer to be scored, once: { challenge, user_answer, score, feedback } of the one that counts. PT402 past the trial.';

select private.seal_access();
