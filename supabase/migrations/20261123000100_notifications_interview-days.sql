-- Mail around a real interview, only where it was switched on: the evening before and the morning of the day, in the user's zone.

alter table public.notification_preferences
  add column interview_days boolean not null default false,
  add column language text not null default 'en',
  add constraint notification_preferences_language_known check (language = any (array['en', 'es']));

alter table private.notifications_sent
  drop constraint notifications_sent_kind_known,
  add constraint notifications_sent_kind_known check (
    kind in ('daily_reminder', 'achievement_alert', 'weekly_report', 'interview_day')
  );

-- functions

-- Each interview at most twice, and again once its day was moved. Without a time its day is that of the user's zone.
create function private.due_interview_days(p_now timestamptz) returns table (
  user_id uuid, address text, full_name text, occasion text, sheet jsonb
)
language sql stable set search_path = '' as $$
  select reader.user_id, reader.address, reader.full_name, occasions.name,
    jsonb_build_object(
      'part', occasions.part, 'language', preference.language, 'jobId', job.id, 'title', job.title, 'company', job.company,
      'day', starts.own::date, 'time', case when job.interview_time is not null then to_char(starts.own, 'HH24:MI') end,
      'place', job.place, 'people', job.people, 'opening', job.opening,
      'stressed', coalesce(job.reading -> 'stressed', '[]'),
      'asks', (
        select coalesce(jsonb_agg(ask.text order by ask.own desc, ask.created_at, ask.id), '[]')
        from public.job_asks as ask where ask.job_id = job.id and ask.chosen
      )
    )
  from private.mail_readers(p_now) as reader
  join public.notification_preferences as preference on preference.user_id = reader.user_id
  join public.jobs as job on job.user_id = reader.user_id
  cross join lateral (
    select (p_now at time zone reader.time_zone)::date as day, (p_now at time zone reader.time_zone)::time as moment
  ) as local
  cross join lateral (
    select case
      when job.interview_time is null then job.interview_date::timestamp
      else (job.interview_date + job.interview_time::time) at time zone job.time_zone at time zone reader.time_zone
    end as own
  ) as starts
  cross join lateral (
    select case when local.day = starts.own::date then 'morning' else 'evening' end as part
  ) as parts
  cross join lateral (
    select parts.part, job.id::text || ':' || starts.own::date::text || ':' || parts.part as name
  ) as occasions
  where preference.interview_days and job.interview_date between local.day - 1 and local.day + 3
    and case parts.part
      when 'evening' then
        local.day = starts.own::date - 1 and local.moment >= '18:00' and local.moment < '21:00'
      else
        local.moment >= '06:00' and local.moment < '12:00'
        and (job.interview_time is null or local.moment < starts.own::time)
    end
    and not exists (
      select from private.notifications_sent as sent
      where sent.user_id = reader.user_id and sent.kind = 'interview_day' and sent.occasion = occasions.name
    )
$$;

create or replace function private.unsubscribe(p_user_id uuid, p_kind text) returns void
language plpgsql set search_path = '' as $$
begin
  update public.notification_preferences as preference
  set email = preference.email and p_kind <> 'all',
    daily_reminders = preference.daily_reminders and p_kind <> 'daily_reminder',
    achievement_alerts = preference.achievement_alerts and p_kind <> 'achievement_alert',
    weekly_reports = preference.weekly_reports and p_kind <> 'weekly_report',
    interview_days = preference.interview_days and p_kind <> 'interview_day'
  where preference.user_id = p_user_id;
  delete from private.mail_outbox as mail
  where mail.sent_at is null and mail.unsubscribe_url is not null and (p_kind = 'all' or mail.kind = p_kind)
    and mail.to_address = (select account.email from auth.users as account where account.id = p_user_id);
end $$;

-- privileges

grant insert (interview_days, language), update (interview_days, language)
  on public.notification_preferences to authenticated;
revoke all on function private.due_interview_days(timestamptz) from public, anon, authenticated, service_role;

-- comments

comment on column public.notification_preferences.language is 'The language of the pages when the wishes were saved: that of the mail around an interview.';
comment on function private.due_interview_days(timestamptz) is 'Mail around interviews that is due at a moment and not sent yet; sheet: { part: evening or morning, language, jobId, title, company, day, time, place, people, opening, stressed, asks }.';
comment on function private.unsubscribe(uuid, text) is 'Ends daily_reminder, achievement_alert, weekly_report, interview_day, or all. Repeated, it changes nothing more.';

select private.seal_access();
