-- Progress to every badge, by the figures that award it; and badges that arrive in every open tab.

-- functions

-- What is met and not given yet, such as a badge newer than the deed, is given here: the answer never shows a full bar
-- beside a badge that is still to be earned.
create function public.achievements_summary() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := auth.uid();
begin
  if caller is null then
    raise exception 'Achievements belong to a signed-in user' using errcode = 'insufficient_privilege';
  end if;
  perform private.award_badges(caller);
  return jsonb_build_object(
    'streak', public.streak_summary(),
    'badges', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', badge.id, 'name', badge.name, 'description', badge.description, 'icon', badge.icon,
        'points_reward', badge.points_reward, 'metric', badge.requirements ->> 'metric',
        'threshold', (badge.requirements ->> 'threshold')::numeric, 'current', coalesce(reached.value, 0),
        'earned_at', earned.earned_at
      ) order by badge.points_reward, badge.name), '[]')
      from public.badges as badge
      left join private.badge_metrics(caller) as reached on reached.metric = badge.requirements ->> 'metric'
      left join public.user_badges as earned on earned.badge_id = badge.id and earned.user_id = caller
    )
  );
end $$;

-- realtime

do $$
begin
  if not exists (
    select from pg_publication_tables
    where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = 'user_badges'
  ) then
    alter publication supabase_realtime add table public.user_badges;
  end if;
end $$;

-- privileges

revoke all on function public.achievements_summary() from public, anon, authenticated, service_role;
grant execute on function public.achievements_summary() to authenticated;

-- comments

comment on function public.achievements_summary() is 'Every badge with the caller''s figure and what it asks for: an AchievementsSummary. Gives what is met and not given yet.';

select private.seal_access();
