import type { Database, Log } from '@greenroom/gateway';
import { openTestDatabase } from '@greenroom/testing/test-database';
import { listMails, type ShownMail } from '../mail/outbox.ts';
import { sendDueNotifications } from './scheduler.ts';
import { unsubscribeKey } from './unsubscribe-token.ts';

/** What a reader of a test asked for; everything unless told otherwise. */
interface Wishes {
  reminders?: boolean;
  alerts?: boolean;
  reports?: boolean;
}

const log: Log = (level, message) => {
  throw new Error(`${level}: ${message}`);
};

/** A database with the scheduler beside it, and the words to make readers and let them do things. */
export async function openNotifications() {
  const database: Database = await openTestDatabase();
  const key = unsubscribeKey('a secret of this test');
  const sql = async (text: string, values: unknown[] = []) =>
    (await database.asOwner((tx) => tx.query<Record<string, unknown>>(text, values))).rows;
  const send = (moment: string) =>
    sendDueNotifications(
      { database, key, siteUrl: () => 'https://greenroom.example', onEnqueued: () => {}, log },
      new Date(moment),
    );
  return {
    sql,
    send,
    mails: () => listMails(database),
    /** Looks at a moment, `2026-03-28T17:30Z`, for what is due; returns the emails it wrote. */
    async mailsAt(moment: string): Promise<ShownMail[]> {
      await sql('delete from private.mail_outbox');
      await send(moment);
      return listMails(database);
    },
    /** A confirmed user of a time zone who said long ago what emails are wanted, and was here on the day `seen`. */
    async addReader(zone: string, seen: string, wishes: Wishes = {}): Promise<string> {
      const id = crypto.randomUUID();
      await sql(
        `insert into auth.users (id, email, email_confirmed_at, last_sign_in_at, raw_user_meta_data)
         values ($1, $2, $3, $3, '{"full_name": "Nora"}')`,
        [id, `${id}@example.com`, seen],
      );
      await sql('update public.profiles set time_zone = $2 where user_id = $1', [id, zone]);
      const { reminders = true, alerts = true, reports = true } = wishes;
      await sql(
        `insert into public.notification_preferences
           (user_id, email, daily_reminders, achievement_alerts, weekly_reports, created_at, updated_at)
         values ($1, true, $2, $3, $4, '2026-01-01', '2026-01-01')`,
        [id, reminders, alerts, reports],
      );
      return id;
    },
    addInterview: (userId: string, completedAt: string, score: number) =>
      sql(
        `insert into public.interview_sessions
           (user_id, job_role, interview_type, difficulty, mode, questions_count, time_limit, status, started_at,
            completed_at, overall_score, feedback)
         values ($1, 'Nurse', 'mixed', 'easy', 'text', 3, 30, 'completed', $2, $2, $3, '{}')`,
        [userId, completedAt, score],
      ),
    earn: (userId: string, badge: string, earnedAt: string) =>
      sql(
        `insert into public.user_badges (user_id, badge_id, earned_at)
         select $1, id, $3 from public.badges where name = $2`,
        [userId, badge, earnedAt],
      ),
    async forgetAll(): Promise<void> {
      await sql('delete from auth.users');
      await sql('delete from private.mail_outbox');
    },
    close: () => database.close(),
  };
}
