import type { Database } from '@greenroom/gateway';
import { openTestDatabase } from '@greenroom/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerMailPage } from './mail-page.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.asOwner((tx) =>
    tx.query(
      `insert into private.mail_outbox (kind, to_address, subject, text, html, created_at)
       values ('contact', 'old@example.com', 'Older', 'first', '<p>first</p>', now() - interval '1 hour'),
              ('contact', 'new@example.com', 'Newer <b>', 'open http://localhost/x?a=1&b=2 <script>', null, now())`,
    ),
  );
});
afterAll(() => database.close());

const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  answerMailPage(
    new Request('http://localhost:3000/_mail', { method, headers: { host: 'localhost:3000', ...headers } }),
    database,
  );

describe('the mail page', () => {
  it('answers JSON where JSON is asked for, the newest first', async () => {
    const response = await ask({ accept: 'application/json' });
    const mails = (await response.json()) as Record<string, unknown>[];
    expect(mails.map((mail) => mail.to)).toEqual(['new@example.com', 'old@example.com']);
    expect(Object.keys(mails[1] ?? {}).sort()).toEqual(['created_at', 'html', 'subject', 'text', 'to']);
    expect(new Date(String(mails[0]?.created_at)).toISOString()).toBe(mails[0]?.created_at);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('answers a page with links that can be followed and nothing that can run', async () => {
    const response = await ask({ accept: 'text/html' });
    expect(response.headers.get('content-type')).toContain('text/html');
    const page = await response.text();
    expect(page).toContain('<a href="http://localhost/x?a=1&amp;b=2"');
    expect(page).toContain('&lt;script&gt;');
    expect(page).toContain('Newer &lt;b&gt;');
    expect(page).not.toContain('<script');
  });

  it('is only read', async () => {
    expect((await ask({}, 'POST')).status).toBe(405);
  });
});
