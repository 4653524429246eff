import type { Database, Log } from '@greenroom/gateway';
import { createTransport } from 'nodemailer';
import { markFailed, markSent, takeDueMails, type WaitingMail } from './outbox.ts';

const batchSize = 5;
const pollMilliseconds = 5_000;
/** A wake-up waits this long, so that the transaction that enqueued the email has committed. */
const wakeMilliseconds = 50;
const firstWaitSeconds = 15;
const longestWaitSeconds = 6 * 3_600;

export interface MailSender {
  /** Checks the outbox soon: an email was just added. */
  wake(): void;
  /** Finishes the email in hand and stops. */
  close(): Promise<void>;
}

export interface MailSenderOptions {
  database: Database;
  log: Log;
  /** smtp:// or smtps://, with user and password where the server wants them. */
  smtpUrl: string;
  /** `Name <address>`. */
  from: string;
}

/** Seconds to wait after the n-th failed attempt: doubled each time, at most six hours. */
export function retryWaitSeconds(attempts: number): number {
  return Math.min(firstWaitSeconds * 2 ** (attempts - 1), longestWaitSeconds);
}

/** The SMTP answer or the connection's error code; never the message, which may hold addresses. */
function failureOf(error: unknown): { code: string; isFinal: boolean } {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  const answered = typeof responseCode === 'number' ? responseCode : undefined;
  return {
    code: [typeof code === 'string' ? code : 'UNKNOWN', answered].filter(Boolean).join(' '),
    // 55x after RCPT: the mailbox does not exist or refuses; another try changes nothing.
    isFinal: code === 'EENVELOPE' && answered !== undefined && answered >= 550 && answered < 560,
  };
}

/** Headers for the mail program's own unsubscribe button, one request (RFC 2369, RFC 8058). */
function unsubscribeHeaders({ unsubscribeUrl }: WaitingMail): Record<string, string> {
  if (!unsubscribeUrl) return {};
  return {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/**
 * Sends what the outbox holds, one recipient an email, and tries again with growing waits. A server that is down delays
 * email and fails nothing else.
 */
export function createMailSender({ database, log, smtpUrl, from }: MailSenderOptions): MailSender {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWoken = false;
  let isClosed = false;

  async function send(mail: WaitingMail): Promise<void> {
    try {
      const to = { name: '', address: mail.to };
      const { subject, text, html } = mail;
      await transport.sendMail({ from, to, subject, text, html, headers: unsubscribeHeaders(mail) });
      await markSent(database, mail.id);
    } catch (error) {
      const failure = failureOf(error);
      log('warn', 'mail not sent', { mailId: mail.id, code: failure.code, attempts: mail.attempts });
      await markFailed(
        database,
        mail.id,
        failure.code,
        failure.isFinal ? null : retryWaitSeconds(mail.attempts),
      );
    }
  }

  async function drain(): Promise<void> {
    try {
      for (let mails = await takeDueMails(database, batchSize); mails.length > 0 && !isClosed; ) {
        for (const mail of mails) if (!isClosed) await send(mail);
        mails = await takeDueMails(database, batchSize);
      }
    } catch (error) {
      log('error', 'the outbox is not readable', {
        errorName: error instanceof Error ? error.name : typeof error,
      });
    }
  }

  function schedule(milliseconds: number): void {
    if (isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(start, milliseconds);
    timer.unref();
  }

  function start(): void {
    if (running || isClosed) return;
    isWoken = false;
    running = drain().finally(() => {
      running = undefined;
      schedule(isWoken ? wakeMilliseconds : pollMilliseconds);
    });
  }

  start();
  return {
    wake() {
      isWoken = true;
      if (!running) schedule(wakeMilliseconds);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
      transport.close();
    },
  };
}
