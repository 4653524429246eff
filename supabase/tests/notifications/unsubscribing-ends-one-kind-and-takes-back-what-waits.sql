insert into public.notification_preferences (user_id, email, daily_reminders, achievement_alerts, weekly_reports, interview_days)
values (tests.anna(), true, true, true, true, true), (tests.ben(), true, true, true, true, true);
insert into private.mail_outbox (kind, to_address, subject, text, unsubscribe_url)
select kind, address, 'A mail', 'Hello', 'http://localhost/unsubscribe?token=x'
from unnest(array['daily_reminder', 'weekly_report']) as kind, unnest(array['anna@example.com', 'ben@example.com']) as address;
insert into private.mail_outbox (kind, to_address, subject, text) values ('recover', 'anna@example.com', 'A mail', 'Hello');
select private.unsubscribe(tests.anna(), 'daily_reminder');
select private.unsubscribe(tests.anna(), 'daily_reminder');
select tests.equal(to_jsonb(preference) - 'user_id' - 'created_at' - 'updated_at' - 'language',
  '{"email": true, "daily_reminders": false, "achievement_alerts": true, "weekly_reports": true, "interview_days": true}'::jsonb)
from public.notification_preferences as preference where user_id = tests.anna();
select tests.equal(string_agg(kind, ' ' order by kind), 'recover weekly_report')
from private.mail_outbox where to_address = 'anna@example.com';
select private.unsubscribe(tests.anna(), 'interview_day');
select tests.equal(preference.interview_days, false), tests.equal(preference.weekly_reports, true)
from public.notification_preferences as preference where user_id = tests.anna();
select private.unsubscribe(tests.anna(), 'all');
select tests.equal(preference.email, false), tests.equal(preference.weekly_reports, true)
from public.notification_preferences as preference where user_id = tests.anna();
select tests.equal(string_agg(kind, ' '), 'recover') from private.mail_outbox where to_address = 'anna@example.com';
select tests.equal(count(*), 2::bigint) from private.mail_outbox where to_address = 'ben@example.com';
select tests.equal(preference.email, true) from public.notification_preferences as preference where user_id = tests.ben();
select tests.refused($$insert into private.mail_outbox (kind, to_address, subject, text, unsubscribe_url)
  values ('daily_reminder', 'a@example.com', 'A', 'B', E'http://x/\r\nBcc: y')$$, '23514');
