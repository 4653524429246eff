-- Mail around an interview in another time zone says both clocks.

-- functions

-- Each interview at most twice, and again once its day was moved. Without a time its day is that of the user's zone.
create or replace function private.due_interview_days(p_now timestamptz) returns table (
  user_id uuid, address text, full_name text, occasion text, sheet jsonb
)
language sql stable set search_path = '' as $$
  select reader.user_id, reader.address, reader.full_name, occasions.name,
    jsonb_build_object(
      'part', occasions.part, 'language', preference.language, 'jobId', job.id, 'title', job.title, 'company', job.company,
      'day', starts.own::date, 'time', case when job.interview_time is not null then to_char(starts.own, 'HH24:MI') end,
      'theirs', case
        when job.interview_time is not null and job.time_zone <> reader.time_zone then jsonb_build_object(
          'day', job.interview_date, 'time', to_char(job.interview_time::time, 'HH24:MI'), 'zone', job.time_zone
        )
      end,
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

-- comments

comment on function private.due_interview_days(timestamptz) is 'Mail around interviews that is due at a moment and not sent yet; sheet: { part: evening or morning, language, jobId, title, company, day, time, theirs: { day, time, zone } where the interview is in another zone, place, people, opening, stressed, asks }.';
