import type { Letter } from '@greenroom/functions';
import type { Database, Mailer, Tx } from '@greenroom/gateway';
import { composeAuthMail } from './templates.ts';

/** One email that waits to be sent. */
export interface WaitingMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The URL that unsubscribes from this kind of email with one request; null for email that has no unsubscribe. */
  unsubscribeUrl: string | null;
  /** How often sending was tried, this time included. */
  attempts: number;
}

/** One email as /_mail shows it. */
export interface ShownMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  created_at: string;
}

/** Tries before an email is given up; with the waits between them, about two days. */
const maxAttempts = 12;
/** An email that was taken for sending is taken again after this time, should the process end meanwhile. */
const leaseSeconds = 300;
const shownMails = 100;

/** The gateway's mailer: a row of the outbox in the transaction that asks for it. `onEnqueued` may wake the sender. */
export function createOutboxMailer(onEnqueued: () => void): Mailer {
  return {
    async enqueue(tx, mail) {
      const letter = composeAuthMail(mail);
      await tx.query(
        'insert into private.mail_outbox (kind, to_address, subject, text, html) values ($1, $2, $3, $4, $5)',
        [mail.kind, mail.to, letter.subject, letter.text, letter.html],
      );
      onEnqueued();
    },
  };
}

/** Puts a notification into the outbox, in the transaction that has claimed its occasion. */
export async function enqueueNotification(
  tx: Tx,
  mail: Letter & { kind: string; to: string; unsubscribeUrl: string },
): Promise<void> {
  await tx.query(
    `insert into private.mail_outbox (kind, to_address, subject, text, html, unsubscribe_url)
     values ($1, $2, $3, $4, $5, $6)`,
    [mail.kind, mail.to, mail.subject, mail.text, mail.html, mail.unsubscribeUrl],
  );
}

/** Takes up to `count` emails that are due; nobody else gets them while the lease lasts. */
export async function takeDueMails(database: Database, count: number): Promise<WaitingMail[]> {
  return database.asOwner(async (tx) => {
    const { rows } = await tx.query<WaitingMail>(
      `update private.mail_outbox
          set attempts = attempts + 1, send_after = now() + make_interval(secs => $1)
        where id in (
          select id from private.mail_outbox
           where sent_at is null and send_after <= now() and attempts < $2
           order by send_after limit $3 for update skip locked)
        returning id::text, to_address as "to", subject, text, html, unsubscribe_url as "unsubscribeUrl", attempts`,
      [leaseSeconds, maxAttempts, count],
    );
    return rows;
  });
}

/** Marks an email as sent and forgets what it said: links and codes are not kept longer than needed. */
export async function markSent(database: Database, id: string): Promise<void> {
  await database.asOwner((tx) =>
    tx.query(
      `update private.mail_outbox set sent_at = now(), text = '', html = '', unsubscribe_url = null, last_error_code = null
        where id::text = $1`,
      [id],
    ),
  );
}

/** Notes a failure by its code alone; the email is due again after `waitSeconds`, or never where that is null. */
export async function markFailed(
  database: Database,
  id: string,
  errorCode: string,
  waitSeconds: number | null,
): Promise<void> {
  await database.asOwner((tx) =>
    tx.query(
      `update private.mail_outbox
          set last_error_code = $2,
              attempts = case when $3::int is null then $4 else attempts end,
              send_after = now() + make_interval(secs => coalesce($3::int, 0))
        where id::text = $1`,
      [id, errorCode, waitSeconds, maxAttempts],
    ),
  );
}

/** The newest emails first, for the local mail page. */
export async function listMails(database: Database): Promise<ShownMail[]> {
  return database.asOwner(async (tx) => {
    const { rows } = await tx.query<Omit<ShownMail, 'created_at'> & { created_at: Date | string }>(
      `select to_address as "to", subject, text, html, created_at
         from private.mail_outbox order by position desc limit $1`,
      [shownMails],
    );
    return rows.map((row) => ({ ...row, created_at: new Date(row.created_at).toISOString() }));
  });
}
