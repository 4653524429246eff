select tests.act_as('anna');
insert into public.notification_preferences (user_id, email, daily_reminders, achievement_alerts, weekly_reports)
values (tests.anna(), true, true, true, false);
insert into public.notification_preferences (user_id, email, daily_reminders, achievement_alerts, weekly_reports)
values (tests.anna(), true, false, true, true)
on conflict (user_id) do update set user_id = excluded.user_id, email = excluded.email,
  daily_reminders = excluded.daily_reminders, achievement_alerts = excluded.achievement_alerts,
  weekly_reports = excluded.weekly_reports;
select tests.equal(preference.daily_reminders, false), tests.equal(preference.weekly_reports, true)
from public.notification_preferences as preference;
select tests.refused($$update public.notification_preferences set created_at = now() - interval '1 year'$$, '42501');
select tests.refused(format($$update public.notification_preferences set user_id = %L$$, tests.ben()), '42501');
select tests.refused($$delete from public.notification_preferences$$, '42501');
select tests.refused($$select private.unsubscribe(auth.uid(), 'all')$$, '42501');
select tests.refused($$select * from private.notifications_sent$$, '42501');
select tests.act_as('ben');
select tests.equal(count(*), 0::bigint) from public.notification_preferences;
update public.notification_preferences set email = false;
select tests.refused(
  format($$insert into public.notification_preferences (user_id, email, daily_reminders, achievement_alerts, weekly_reports)
    values (%L, true, true, true, true)$$, tests.anna()), '42501');
insert into public.notification_preferences (email, daily_reminders, achievement_alerts, weekly_reports)
values (true, true, true, false);
select tests.equal(user_id, tests.ben()) from public.notification_preferences;
select tests.act_as('anon');
select tests.refused($$select * from public.notification_preferences$$, '42501');
select tests.act_as('owner');
select tests.equal(count(*), 2::bigint) from public.notification_preferences where email;
