import { type Language, languageOf } from '@greenroom/domain';
import type { Letter } from '@greenroom/functions';
import type { Database, Log } from '@greenroom/gateway';
import { composeInterviewDay, type InterviewDaySheet } from '../mail/interview-day-template.ts';
import {
  type Addressed,
  composeAchievementAlert,
  composeReminder,
  composeWeeklyReport,
  type EarnedBadge,
} from '../mail/notification-templates.ts';
import type { WeekFigures } from '../mail/notification-words.ts';
import { enqueueNotification } from '../mail/outbox.ts';
import { unsubscribePath } from './unsubscribe-page.ts';
import { makeUnsubscribeToken, type NotificationKind } from './unsubscribe-token.ts';

export interface SchedulerOptions {
  database: Database;
  /** The key of unsubscribe links. */
  key: Buffer;
  /** The site's origin, for the links of emails. */
  siteUrl: () => string;
  /** An email has been put into the outbox. */
  onEnqueued: () => void;
  log: Log;
}

/** One email that is due: to whom, on which occasions, and its words once its link is known. */
interface Due {
  kind: NotificationKind;
  userId: string;
  address: string;
  fullName: string;
  occasions: string[];
  /** Words the email for the occasions that were claimed; those are some of `occasions`, at least one. */
  compose(to: Addressed, claimed: readonly string[]): Letter;
}

interface Row {
  user_id: string;
  address: string;
  full_name: string;
}

const reader = ({ user_id, address, full_name }: Row) => ({ userId: user_id, address, fullName: full_name });

async function findDue(database: Database, now: Date): Promise<Due[]> {
  const at = [now.toISOString()];
  const ask = async <R extends Row>(source: string) =>
    (await database.asOwner((tx) => tx.query<R>(`select * from private.${source}($1)`, at))).rows;
  const reminders = await ask<Row & { occasion: string; streak_days: number }>('due_reminders');
  const alerts = await ask<Row & { badges: EarnedBadge[] }>('due_achievement_alerts');
  const reports = await ask<Row & { occasion: string; figures: WeekFigures }>('due_weekly_reports');
  const interviews = await ask<Row & { occasion: string; sheet: InterviewDaySheet }>('due_interview_days');
  return [
    ...interviews.map(
      (row): Due => ({
        ...reader(row),
        kind: 'interview_day',
        occasions: [row.occasion],
        compose: (to) => composeInterviewDay(to, row.sheet),
      }),
    ),
    ...reminders.map(
      (row): Due => ({
        ...reader(row),
        kind: 'daily_reminder',
        occasions: [row.occasion],
        compose: (to) => composeReminder(to, row.streak_days),
      }),
    ),
    ...alerts.map(
      (row): Due => ({
        ...reader(row),
        kind: 'achievement_alert',
        occasions: row.badges.map(({ id }) => id),
        compose: (to, claimed) =>
          composeAchievementAlert(
            to,
            row.badges.filter(({ id }) => claimed.includes(id)),
          ),
      }),
    ),
    ...reports.map(
      (row): Due => ({
        ...reader(row),
        kind: 'weekly_report',
        occasions: [row.occasion],
        compose: (to) => composeWeeklyReport(to, row.figures),
      }),
    ),
  ];
}

/** The language of each reader: the account's, else the one in which the emails were asked for. */
async function languagesOf(database: Database, userIds: readonly string[]): Promise<Map<string, Language>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await database.asOwner((tx) =>
    tx.query<{ user_id: string; locale: string }>(
      `select preference.user_id, coalesce(reader.raw_user_meta_data ->> 'locale', preference.language) as locale
       from public.notification_preferences preference join auth.users reader on reader.id = preference.user_id
       where preference.user_id = any($1::uuid[])`,
      [userIds],
    ),
  );
  return new Map(rows.map(({ user_id, locale }) => [user_id, languageOf({ locale })]));
}

/**
 * Finds the emails that are due at a moment and puts each into the outbox, in the transaction that claims its occasion:
 * run by any number of processes, any number of times, an email is sent once. Throws where the database is away; an email
 * that cannot be written is logged and leaves the others alone.
 */
export async function sendDueNotifications(options: SchedulerOptions, now: Date): Promise<number> {
  const { database, key, siteUrl, onEnqueued, log } = options;
  let sent = 0;
  const found = await findDue(database, now);
  const languages = await languagesOf(database, [...new Set(found.map(({ userId }) => userId))]);
  for (const due of found) {
    const { kind, userId, address, fullName } = due;
    const language = languages.get(userId) ?? 'en';
    const origin = siteUrl();
    const token = makeUnsubscribeToken(key, { userId, kind });
    const unsubscribeUrl = `${origin}${unsubscribePath}?token=${token}${language === 'en' ? '' : `&lang=${language}`}`;
    try {
      const isSent = await database.asOwner(async (tx) => {
        const claimed: string[] = [];
        for (const occasion of due.occasions) {
          const claim = 'select private.claim_notification($1, $2, $3) as is_first';
          const { rows } = await tx.query<{ is_first: boolean }>(claim, [userId, kind, occasion]);
          if (rows[0]?.is_first) claimed.push(occasion);
        }
        if (claimed.length === 0) return false;
        const letter = due.compose({ fullName, language, siteUrl: origin, unsubscribeUrl }, claimed);
        await enqueueNotification(tx, { ...letter, kind, to: address, unsubscribeUrl });
        return true;
      });
      if (!isSent) continue;
      sent += 1;
      onEnqueued();
    } catch (error) {
      log('error', 'notification not written', {
        kind,
        userId,
        errorName: error instanceof Error ? error.name : typeof error,
      });
    }
  }
  return sent;
}
