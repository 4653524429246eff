import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../apps/server/src/test-app.ts';

const contactAddress = 'desk@greenroom.example';
let backend: TestApp;
let time = Date.now();
beforeAll(async () => {
  backend = await openTestApp({ contactAddress, now: () => time });
});
afterAll(() => backend.close());
afterEach(async () => {
  // Each test has an hour of its own: the limit counts by the hour.
  time += 3_600_000;
  await backend.database.asOwner((tx) => tx.exec('delete from private.mail_outbox'));
});

const message = { name: 'Nora', email: 'nora@example.com', message: 'Hello there' };
const send = (body: unknown, token?: string) => backend.call('send-contact-email', body, token);

async function outbox() {
  const { rows } = await backend.database.asOwner((tx) =>
    tx.query<{ kind: string; to_address: string; subject: string; text: string; html: string }>(
      'select kind, to_address, subject, text, html from private.mail_outbox order by created_at',
    ),
  );
  return rows;
}

describe('send-contact-email', () => {
  it('puts a visitor’s message into the outbox, to the contact address alone', async () => {
    const { data, error } = await backend.visitor().functions.invoke('send-contact-email', { body: message });
    expect(error).toBeNull();
    expect(data).toEqual({ success: true });
    const [mail, ...others] = await outbox();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'contact', to_address: contactAddress, subject: 'Contact: Nora' });
    expect(mail?.text).toBe('From: Nora <nora@example.com>\n\nHello there\n');
  });

  it('needs no key at all, but refuses a token that is not good', async () => {
    expect((await send(message)).status).toBe(200);
    expect((await send(message, 'stolen')).status).toBe(401);
  });

  it.each([
    ['plain text, as any page may send it', { 'content-type': 'text/plain' }, 400],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 400],
    ['no content type', {}, 400],
    ['another origin', { 'content-type': 'application/json', origin: 'https://evil.example' }, 403],
    ['no origin', { 'content-type': 'application/json', origin: 'null' }, 403],
    ['a page of another site', { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' }, 403],
  ])('takes nothing from a visitor by %s', async (_, headers, status) => {
    const body = new TextEncoder().encode(JSON.stringify(message));
    const init = { method: 'POST', headers: headers as Record<string, string>, body };
    const address = 'http://localhost:3000/functions/v1/send-contact-email';
    expect((await backend.app.fetch(new Request(address, init))).status).toBe(status);
    expect(await outbox()).toEqual([]);
  });

  it.each([
    ['its own origin', { origin: 'http://localhost:3000' }],
    ['the host that was asked', { origin: 'https://greenroom.example', host: 'greenroom.example' }],
    [
      'what the browser calls the same origin',
      { origin: 'https://greenroom.example', 'sec-fetch-site': 'same-origin' },
    ],
  ])('takes a message from %s', async (_, headers) => {
    const json = { 'content-type': 'application/json; charset=utf-8', ...headers };
    const init = { method: 'POST', headers: json as Record<string, string>, body: JSON.stringify(message) };
    const address = 'http://localhost:3000/functions/v1/send-contact-email';
    expect((await backend.app.fetch(new Request(address, init))).status).toBe(200);
  });

  it.each([
    ['name', { ...message, name: '   ' }],
    ['email', { ...message, email: 'nora@' }],
    ['email', { ...message, email: 'nora@example.com\r\nBcc: many@example.com' }],
    ['email', { ...message, email: 'a@example.com, b@example.com' }],
    ['message', { ...message, message: '' }],
    ['message', { ...message, message: 'x'.repeat(5_001) }],
    ['name', { email: message.email, message: message.message }],
  ])('refuses a bad %s and mails nothing', async (field, body) => {
    const response = await send(body);
    expect(response.status).toBe(400);
    expect(((await response.json()) as { error: { message: string } }).error.message).toMatch(
      new RegExp(`^${field}: `),
    );
    expect(await outbox()).toEqual([]);
  });

  it('keeps a name to one plain line of the subject, and text from becoming markup', async () => {
    const name = 'Nora\r\nBcc: many@example.com\u2028\u202Etxt.<b>';
    expect((await send({ ...message, name, message: '<img src=x onerror=alert(1)>' })).status).toBe(200);
    const [mail] = await outbox();
    expect(mail?.to_address).toBe(contactAddress);
    expect(mail?.subject).toBe('Contact: Nora Bcc: many@example.com txt.<b>');
    expect(mail?.html).not.toMatch(/<img|<b>/);
  });

  it('counts an IPv6 host once, whichever of its addresses it comes from', async () => {
    const from = (last: number) =>
      backend.app.fetch(
        new Request('http://localhost:3000/functions/v1/send-contact-email', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(message),
        }),
        { peerAddress: `2001:db8:7:7::${last}` },
      );
    const statuses: number[] = [];
    for (let last = 1; last <= 6; last += 1) statuses.push((await from(last)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('takes five messages an hour from one address and then says when to come back', async () => {
    for (let index = 0; index < 5; index++) expect((await send(message)).status).toBe(200);
    const refused = await send(message);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
    expect(await refused.json()).toMatchObject({ error: { code: 'rate_limited' } });
    const elsewhere = await backend.app.fetch(
      new Request('http://localhost:3000/functions/v1/send-contact-email', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(message),
      }),
      { peerAddress: '203.0.113.9' },
    );
    expect(elsewhere.status).toBe(200);
  });
});
