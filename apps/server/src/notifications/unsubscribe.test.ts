import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type Person, type TestApp } from '../test-app.ts';
import { makeUnsubscribeToken, readUnsubscribeToken, unsubscribeKey } from './unsubscribe-token.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const all = { email: true, daily_reminders: true, achievement_alerts: true, weekly_reports: true };
const sql = (text: string, values: unknown[]) =>
  test.database.asOwner((tx) => tx.query<{ link: string }>(text, values));

/** Somebody who asked for mails by the official client and has earned a badge, and the link in the mail about it. */
async function alerted(): Promise<{ person: Person; link: string; token: string }> {
  const person = await test.signIn();
  const saved = await person.client.from('notification_preferences').upsert({ user_id: person.id, ...all });
  expect(saved.error).toBeNull();
  await sql('insert into public.user_badges (user_id, badge_id) select $1, id from public.badges limit 1', [
    person.id,
  ]);
  expect(await test.app.sendNotifications()).toBe(1);
  const { rows } = await sql(
    'select unsubscribe_url as link from private.mail_outbox where to_address = $1',
    [person.email],
  );
  const link = String(rows[0]?.link);
  return { person, link, token: String(new URL(link).searchParams.get('token')) };
}

const ask = (link: string, method = 'GET') => test.app.fetch(new Request(link, { method }));
const columns = 'email, daily_reminders, achievement_alerts, weekly_reports';
const wishes = async ({ client }: Person) =>
  (await client.from('notification_preferences').select(columns).single()).data;

describe('the link of a mail', () => {
  it('shows a page that ends nothing by itself and keeps its address to itself', async () => {
    const { person, link } = await alerted();
    const response = await ask(link);
    expect(response.status).toBe(200);
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = await response.text();
    expect(html).toContain('<h1>Stop emails about badges?</h1>');
    expect(html).not.toContain(person.email);
    expect((await ask(link, 'HEAD')).status).toBe(200);
    expect(await wishes(person)).toEqual(all);
  });

  it('ends its kind of mail in one request without a sign-in, twice like once, and nobody else’s', async () => {
    const { person, link } = await alerted();
    const other = await alerted();
    for (let time = 0; time < 2; time++) {
      const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
      const response = await test.app.fetch(new Request(link, { method: 'POST', body }));
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('You&#39;re unsubscribed.');
    }
    expect(await wishes(person)).toEqual({ ...all, achievement_alerts: false });
    expect(await wishes(other.person)).toEqual(all);
  });

  it('speaks the language that its link names, else that of the browser', async () => {
    const { link } = await alerted();
    expect(await (await ask(`${link}&lang=es`)).text()).toContain('<html lang="es">');
    const spanish = new Request(link, { headers: { 'accept-language': 'es-MX,es;q=0.9' } });
    expect(await (await test.app.fetch(spanish)).text()).toContain('¿Dejar de recibir los correos');
    expect(await (await ask(`${link}&lang=es`, 'POST')).text()).toContain('Listo, no te escribiremos más.');
  });

  it('ends all of them where that is asked for', async () => {
    const { person, link } = await alerted();
    expect((await ask(`${link}&all=1`, 'POST')).status).toBe(200);
    expect(await wishes(person)).toMatchObject({ email: false });
  });

  it('that is forged, cut, or put together for somebody else is refused', async () => {
    const { person, link, token } = await alerted();
    const victim = await alerted();
    const [payload = '', signature = ''] = token.split('.');
    const forged = [
      '',
      payload,
      `${payload}.`,
      `${victim.token.split('.')[0]}.${signature}`,
      `${token}.x`,
      token.slice(0, -2),
      makeUnsubscribeToken(unsubscribeKey('another'), { userId: victim.person.id, kind: 'daily_reminder' }),
      'x'.repeat(20_000),
    ];
    for (const forgery of forged) {
      const address = `http://localhost:3000/unsubscribe?token=${forgery}`;
      expect((await ask(address)).status).toBe(400);
      expect((await ask(address, 'POST')).status).toBe(400);
    }
    expect(await wishes(victim.person)).toEqual(all);
    expect(await wishes(person)).toEqual(all);
    expect((await ask(link, 'DELETE')).status).toBe(405);
  });

  it('still answers when the account is gone', async () => {
    const { person, link } = await alerted();
    await sql('delete from auth.users where id = $1', [person.id]);
    expect((await ask(link, 'POST')).status).toBe(200);
  });
});

it('a token says whose mails of which kind, and is worth nothing under another key', () => {
  const key = unsubscribeKey('one');
  const subscription = { userId: crypto.randomUUID(), kind: 'weekly_report' } as const;
  const token = makeUnsubscribeToken(key, subscription);
  expect(readUnsubscribeToken(key, token)).toEqual(subscription);
  expect(readUnsubscribeToken(unsubscribeKey('two'), token)).toBeNull();
});
