import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Database, Log } from '@greenroom/gateway';
import { openTestDatabase } from '@greenroom/testing/test-database';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createOutboxMailer, enqueueNotification, listMails } from './outbox.ts';
import { createMailSender, type MailSender, retryWaitSeconds } from './sender.ts';
import { composeAuthMail } from './templates.ts';

interface Received {
  from: string;
  recipients: string[];
  raw: string;
}

let database: Database;
const closing: (() => Promise<unknown>)[] = [];
const lines: unknown[] = [];
const log: Log = (level, message, fields) => lines.push({ level, message, ...fields });

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  await database.asOwner((tx) => tx.exec('delete from private.mail_outbox'));
});

/** A real SMTP server on loopback. `refuse` answers a recipient with that code. */
async function openSmtp(refuse: (recipient: string) => number | undefined = () => undefined) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const code = refuse(address);
      done(code ? Object.assign(new Error('refused'), { responseCode: code }) : null);
    },
    onData(stream, session, done) {
      text(stream).then((raw) => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          recipients: rcptTo.map(({ address }) => address),
          raw,
        });
        done();
      }, done);
    },
  });
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  closing.push(close);
  return { received, url: `smtp://127.0.0.1:${port}`, close };
}

function openSender(smtpUrl: string): MailSender {
  const sender = createMailSender({ database, log, smtpUrl, from: 'Greenroom <no-reply@greenroom.local>' });
  closing.push(() => sender.close());
  return sender;
}

async function enqueue(to: string, sender?: MailSender, name = 'Nora'): Promise<void> {
  const mailer = createOutboxMailer(() => sender?.wake());
  await database.asOwner((tx) =>
    mailer.enqueue(tx, {
      kind: 'confirm_signup',
      to,
      user: { id: crypto.randomUUID(), metadata: { full_name: name } },
      link: 'http://localhost:3000/auth/v1/verify?token=abc&type=signup',
      code: '12345678',
    }),
  );
}

async function rows() {
  const result = await database.asOwner((tx) =>
    tx.query<{
      to_address: string;
      attempts: number;
      sent: boolean;
      last_error_code: string | null;
      text: string;
      due: boolean;
    }>(
      'select to_address, attempts, sent_at is not null as sent, last_error_code, text, send_after <= now() as due from private.mail_outbox order by created_at',
    ),
  );
  return result.rows;
}

async function eventually<T>(read: () => Promise<T> | T, isDone: (value: T) => boolean): Promise<T> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const value = await read();
    if (isDone(value)) return value;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('it did not come to pass within 5 s');
}

describe('mail by SMTP', () => {
  it('reaches its one recipient soon, and the outbox forgets what it said', async () => {
    const smtp = await openSmtp();
    const sender = openSender(smtp.url);
    await enqueue('nora@example.com', sender);
    const [mail] = await eventually(
      () => smtp.received,
      (list) => list.length > 0,
    );
    expect(mail?.recipients).toEqual(['nora@example.com']);
    expect(mail?.from).toBe('no-reply@greenroom.local');
    expect(mail?.raw).toContain('Subject: Confirm your Greenroom account');
    expect(mail?.raw).toContain('12345678');
    const [row] = await eventually(rows, (list) => list.every(({ sent }) => sent));
    expect(row).toMatchObject({ sent: true, attempts: 1, text: '' });
  });

  it('waits in the outbox while the server is down, and follows when it is back', async () => {
    const down = await openSmtp();
    await down.close();
    const failing = openSender(down.url);
    await enqueue('late@example.com', failing);
    const [row] = await eventually(rows, (list) => list[0]?.last_error_code !== null);
    expect(row).toMatchObject({ sent: false, attempts: 1, due: false, last_error_code: 'ESOCKET' });
    expect(JSON.stringify(lines)).not.toContain('late@example.com');
    await failing.close();
    await database.asOwner((tx) => tx.exec('update private.mail_outbox set send_after = now()'));
    const smtp = await openSmtp();
    openSender(smtp.url);
    const [mail] = await eventually(
      () => smtp.received,
      (list) => list.length > 0,
    );
    expect(mail?.recipients).toEqual(['late@example.com']);
  });

  it('gives an address up that the server refuses for good, and goes on with the next', async () => {
    const smtp = await openSmtp((recipient) => (recipient.startsWith('gone') ? 550 : undefined));
    await enqueue('gone@example.com');
    await enqueue('here@example.com');
    openSender(smtp.url);
    await eventually(
      () => smtp.received,
      (list) => list.length > 0,
    );
    const list = await eventually(rows, (all) => all[1]?.sent === true && all[0]?.last_error_code !== null);
    expect(list[0]).toMatchObject({ sent: false, attempts: 12, last_error_code: 'EENVELOPE 550' });
    expect(smtp.received.map(({ recipients }) => recipients)).toEqual([['here@example.com']]);
  });

  it('is sent once when two processes share the outbox', async () => {
    const smtp = await openSmtp();
    for (let index = 0; index < 6; index++) await enqueue(`reader${index}@example.com`);
    openSender(smtp.url);
    openSender(smtp.url);
    await eventually(rows, (list) => list.every(({ sent }) => sent));
    expect(smtp.received.map(({ recipients }) => recipients[0]).sort()).toEqual(
      Array.from({ length: 6 }, (_, index) => `reader${index}@example.com`),
    );
  });

  it('carries the headers of one-click unsubscribing where a mail can be ended, and only there', async () => {
    const smtp = await openSmtp();
    const unsubscribeUrl = 'https://greenroom.example/unsubscribe?token=abc';
    const letter = { subject: 'A reminder', text: 'Hello', html: '<p>Hello</p>' };
    await database.asOwner((tx) =>
      enqueueNotification(tx, { ...letter, kind: 'daily_reminder', to: 'nora@example.com', unsubscribeUrl }),
    );
    await enqueue('other@example.com');
    openSender(smtp.url);
    await eventually(rows, (list) => list.every(({ sent }) => sent));
    const [notification = '', other = ''] = ['nora@example.com', 'other@example.com'].map(
      (to) => smtp.received.find(({ recipients }) => recipients.includes(to))?.raw,
    );
    expect(notification.replace(/\r\n\s+/g, ' ')).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
    expect(notification).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(other).not.toContain('List-Unsubscribe');
  });

  it('waits twice as long after each failure, six hours at most', () => {
    expect([1, 2, 3, 12].map(retryWaitSeconds)).toEqual([15, 30, 60, 21_600]);
  });
});

describe('the outbox', () => {
  it('keeps no mail of a transaction that failed', async () => {
    const mailer = createOutboxMailer(() => {});
    const failing = database.asOwner(async (tx) => {
      await mailer.enqueue(tx, { kind: 'recover', to: 'a@example.com', user: { id: 'x', metadata: {} } });
      throw new Error('the sign-up failed');
    });
    await expect(failing).rejects.toThrow('the sign-up failed');
    expect(await listMails(database)).toEqual([]);
  });

  it('lists the newest first', async () => {
    await enqueue('first@example.com');
    await enqueue('second@example.com');
    expect((await listMails(database)).map(({ to }) => to)).toEqual([
      'second@example.com',
      'first@example.com',
    ]);
  });
});

describe('the words of a mail', () => {
  const mail = (name: unknown) =>
    composeAuthMail({
      kind: 'recover',
      to: 'nora@example.com',
      user: { id: 'x', metadata: { full_name: name } },
      link: 'http://localhost/auth/v1/verify?token=a&type=recovery',
      expiresAt: new Date('2026-01-02T03:04:05Z'),
    });

  it('greet by name, hold the link once on a line of its own, and say until when it works', () => {
    const { text: body, html } = mail('Nora Newcomer');
    expect(body).toContain('Hello Nora Newcomer,');
    expect(body.split('\n')).toContain('http://localhost/auth/v1/verify?token=a&type=recovery');
    expect(body).toContain('2026-01-02 03:04 UTC');
    expect(html).toContain('href="http://localhost/auth/v1/verify?token=a&amp;type=recovery"');
  });

  it('name the new address to the mailbox that an account leaves', () => {
    const change = composeAuthMail({
      kind: 'email_change_current',
      to: 'nora@example.com',
      newEmail: "n$&'o@example.com",
      user: { id: 'x', metadata: {} },
      link: 'http://localhost/auth/v1/verify?token=a&type=email_change',
      code: '12345678',
    });
    expect(change.text).toContain("to n$&'o@example.com.");
    expect(change.html).toContain('to n$&amp;');
    expect(change.text).toContain('12345678');
  });

  it.each([
    ['<script>alert(1)</script>', 'Hello,'],
    ['win at https://evil.example now', 'Hello,'],
    ['evil.example', 'Hello,'],
    ['Nora\r\nBcc: x', 'Hello,'],
    [42, 'Hello,'],
    ['Ann "The" O\'Neil & Co', 'Hello Ann "The" O\'Neil & Co,'],
  ])('never carry what a name smuggles in: %s', (name, greeting) => {
    const { text: body, html, subject } = mail(name);
    expect(body.split('\n')[0]).toBe(greeting);
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('evil');
    expect(subject).not.toMatch(/[\r\n]/);
  });
});
