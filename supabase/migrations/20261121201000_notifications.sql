-- Which mails a user asked for, which were sent, and how each is ended by one click.
create table public.notification_preferences (
  user_id uuid not null default auth.uid(),
  email boolean not null,
  daily_reminders boolean not null,
  achievement_alerts boolean not null,
  weekly_reports boolean not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint notification_preferences_pkey primary key (user_id),
  constraint notification_preferences_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade
);

create table private.notifications_sent (
  user_id uuid not null,
  kind text not null,
  -- The local day of a reminder, the Monday of a reported week, or the badge.
  occasion text not null,
  created_at timestamptz not null default now(),
  constraint notifications_sent_pkey primary key (user_id, kind, occasion),
  constraint notifications_sent_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint notifications_sent_kind_known check (kind in ('daily_reminder', 'achievement_alert', 'weekly_report')),
  constraint notifications_sent_occasion_length check (char_length(occasion) between 1 and 64)
);

alter table private.mail_outbox
  add column unsubscribe_url text,
  add constraint mail_outbox_unsubscribe_url_shape check (
    unsubscribe_url ~ '^https?://[^[:space:][:cntrl:]<>"]+$' and char_length(unsubscribe_url) <= 1000
  );

-- functions

create function private.guard_notification_preferences() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.user_id is distinct from auth.uid() or (tg_op = 'UPDATE' and old.user_id <> new.user_id) then
    raise exception 'Preferences can only be written by their owner' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

-- Who may be written to at all at a moment: confirmed, neither deleted nor banned, and with mail on.
create function private.mail_readers(p_now timestamptz) returns table (
  user_id uuid, address text, full_name text, time_zone text, daily_reminders boolean, achievement_alerts boolean,
  weekly_reports boolean, since timestamptz, seen_at timestamptz
)
language sql stable set search_path = '' as $$
  select account.id, account.email, coalesce(profile.full_name, ''), coalesce(profile.time_zone, 'UTC'),
    preference.daily_reminders, preference.achievement_alerts, preference.weekly_reports, preference.created_at,
    greatest(account.last_sign_in_at, preference.updated_at, streak.last_activity_date::timestamp at time zone 'UTC')
  from public.notification_preferences as preference
  join auth.users as account on account.id = preference.user_id
  left join public.profiles as profile on profile.user_id = preference.user_id
  left join public.user_streaks as streak on streak.user_id = preference.user_id
  where preference.email and account.email_confirmed_at is not null and account.deleted_at is null
    and (account.banned_until is null or account.banned_until <= p_now)
$$;

-- In the evening, where nothing was practised on that day and there is something left to practise.
create function private.due_reminders(p_now timestamptz) returns table (
  user_id uuid, address text, full_name text, occasion text, streak_days integer
)
language sql stable set search_path = '' as $$
  -- Cheap questions first: through the evening most readers have had their mail.
  with pending as materialized (
    select reader.user_id, reader.address, reader.full_name, local.day
    from private.mail_readers(p_now) as reader
    cross join lateral (
      select (p_now at time zone reader.time_zone)::date as day, (p_now at time zone reader.time_zone)::time as moment
    ) as local
    where reader.daily_reminders and local.moment >= '18:00' and local.moment < '21:00'
      -- Whoever asks for reminders in the evening gets the first on the next one.
      and reader.since at time zone reader.time_zone < local.day + time '18:00'
      and reader.seen_at > p_now - interval '14 days'
      and not exists (
        select from private.notifications_sent as sent
        where sent.user_id = reader.user_id and sent.kind = 'daily_reminder' and sent.occasion = local.day::text
      )
  )
  select pending.user_id, pending.address, pending.full_name, pending.day::text,
    case when streak.last_activity_date = pending.day - 1 then streak.current_streak else 0 end
  from pending
  left join public.user_streaks as streak on streak.user_id = pending.user_id
  where streak.last_activity_date is distinct from pending.day
    and not exists (
      select from public.daily_challenge_attempts as attempt
      join private.daily_challenges as challenge on challenge.id = attempt.challenge_id
      where attempt.user_id = pending.user_id and challenge.challenge_date = (p_now at time zone 'UTC')::date
    )
    and (
      private.is_premium(pending.user_id)
      or coalesce((
        select usage.usage_count from public.trial_usage as usage
        where usage.user_id = pending.user_id and usage.feature_type = 'daily_challenge'
      ), 0) < private.trial_limit('daily_challenge')
    )
$$;

-- Badges of the last day that were earned after the user had said that mails are wanted.
create function private.due_achievement_alerts(p_now timestamptz) returns table (
  user_id uuid, address text, full_name text, badges jsonb
)
language sql stable set search_path = '' as $$
  select reader.user_id, reader.address, reader.full_name,
    jsonb_agg(jsonb_build_object('id', badge.id, 'name', badge.name, 'description', badge.description,
      'points', badge.points_reward) order by earned.earned_at, badge.name)
  from private.mail_readers(p_now) as reader
  join public.user_badges as earned on earned.user_id = reader.user_id
  join public.badges as badge on badge.id = earned.badge_id
  where reader.achievement_alerts and earned.earned_at > p_now - interval '1 day' and earned.earned_at <= p_now
    and earned.earned_at >= reader.since
    and not exists (
      select from private.notifications_sent as sent
      where sent.user_id = reader.user_id and sent.kind = 'achievement_alert' and sent.occasion = badge.id::text
    )
  group by reader.user_id, reader.address, reader.full_name
$$;

-- On Monday morning, of the seven local days before; no row where nothing happened in them.
create function private.due_weekly_reports(p_now timestamptz) returns table (
  user_id uuid, address text, full_name text, occasion text, figures jsonb
)
language sql stable set search_path = '' as $$
  select reader.user_id, reader.address, reader.full_name, week.monday::text,
    jsonb_build_object('interviews', interviews.number, 'average', interviews.average, 'best', interviews.best,
      'challenges', challenges.number, 'games', games.number, 'badges', badges.number)
  from private.mail_readers(p_now) as reader
  cross join lateral (
    select (p_now at time zone reader.time_zone)::date as day, (p_now at time zone reader.time_zone)::time as moment
  ) as local
  cross join lateral (
    select local.day as monday, (local.day - 7)::timestamp at time zone reader.time_zone as starts,
      local.day::timestamp at time zone reader.time_zone as ends
  ) as week
  cross join lateral (
    select count(*) as number, round(avg(session.overall_score)) as average, max(session.overall_score) as best
    from public.interview_sessions as session
    where session.user_id = reader.user_id and session.status = 'completed'
      and session.completed_at >= week.starts and session.completed_at < week.ends
  ) as interviews
  cross join lateral (
    select count(*) as number from public.daily_challenge_attempts as attempt
    where attempt.user_id = reader.user_id and attempt.created_at >= week.starts and attempt.created_at < week.ends
  ) as challenges
  cross join lateral (
    select count(*) as number from public.word_games as game
    where game.user_id = reader.user_id and game.created_at >= week.starts and game.created_at < week.ends
  ) as games
  cross join lateral (
    select count(*) as number from public.user_badges as earned
    where earned.user_id = reader.user_id and earned.earned_at >= week.starts and earned.earned_at < week.ends
  ) as badges
  where reader.weekly_reports and extract(isodow from local.day) = 1
    and local.moment >= '08:00' and local.moment < '12:00'
    and interviews.number + challenges.number + games.number > 0
    and not exists (
      select from private.notifications_sent as sent
      where sent.user_id = reader.user_id and sent.kind = 'weekly_report' and sent.occasion = week.monday::text
    )
$$;

-- True for whoever is first: a second process with the same occasion waits for the first one's end and gets false.
create function private.claim_notification(p_user_id uuid, p_kind text, p_occasion text) returns boolean
language sql set search_path = '' as $$
  with claim as (
    insert into private.notifications_sent (user_id, kind, occasion) values ($1, $2, $3)
    on conflict do nothing returning true
  )
  select exists (select from claim)
$$;

-- Ends one kind of mail, or all of them, and takes back what still waits to be sent.
create function private.unsubscribe(p_user_id uuid, p_kind text) returns void
language plpgsql set search_path = '' as $$
begin
  update public.notification_preferences as preference
  set email = preference.email and p_kind <> 'all',
    daily_reminders = preference.daily_reminders and p_kind <> 'daily_reminder',
    achievement_alerts = preference.achievement_alerts and p_kind <> 'achievement_alert',
    weekly_reports = preference.weekly_reports and p_kind <> 'weekly_report'
  where preference.user_id = p_user_id;
  delete from private.mail_outbox as mail
  where mail.sent_at is null and mail.unsubscribe_url is not null and (p_kind = 'all' or mail.kind = p_kind)
    and mail.to_address = (select account.email from auth.users as account where account.id = p_user_id);
end $$;

create trigger notification_preferences_guard before insert or update on public.notification_preferences
  for each row when (current_user in ('anon', 'authenticated')) execute function private.guard_notification_preferences();
create trigger notification_preferences_touch before update on public.notification_preferences
  for each row execute function private.touch_updated_at();

-- row-level security

alter table public.notification_preferences enable row level security;
alter table private.notifications_sent enable row level security;

create policy owner_can_select on public.notification_preferences for select to authenticated
  using (user_id = (select auth.uid()));
create policy owner_can_insert on public.notification_preferences for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy owner_can_update on public.notification_preferences for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- privileges

revoke all on public.notification_preferences, private.notifications_sent
  from public, anon, authenticated, service_role;
-- An upsert names every column it carries, user_id among them; the trigger decides it.
grant select,
  insert (user_id, email, daily_reminders, achievement_alerts, weekly_reports),
  update (user_id, email, daily_reminders, achievement_alerts, weekly_reports)
  on public.notification_preferences to authenticated;
grant select, insert, update, delete on public.notification_preferences to service_role;
revoke all on all functions in schema private from public, anon, authenticated, service_role;

-- comments

comment on table public.notification_preferences is 'Mails that a user asked for. Without a row none is sent; email off silences all.';
comment on table private.notifications_sent is 'What was sent on which occasion: the primary key is the promise that nothing is sent twice.';
comment on column private.mail_outbox.unsubscribe_url is 'Where one request ends mails of this kind; null for mail that can''t be ended, such as a confirmation.';
comment on function private.mail_readers(timestamptz) is 'Users who may be written to; seen_at is the last sign of life.';
comment on function private.due_reminders(timestamptz) is 'Daily reminders that are due at a moment and not sent yet.';
comment on function private.due_achievement_alerts(timestamptz) is 'Badges to be told of, one row a user; badges: [{ id, name, description, points }].';
comment on function private.due_weekly_reports(timestamptz) is 'Weekly reports that are due at a moment and not sent yet; figures: { interviews, average, best, challenges, games, badges }.';
comment on function private.claim_notification(uuid, text, text) is 'Takes an occasion for the caller''s transaction; false where it is taken.';
comment on function private.unsubscribe(uuid, text) is 'Ends daily_reminder, achievement_alert, weekly_report, or all. Repeated, it changes nothing more.';

select private.seal_access();
