import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type Person, type TestApp } from '../test-app.ts';

let backend: TestApp;
beforeAll(async () => {
  backend = await openTestApp();
});
afterAll(() => backend.close());

const home = 'http://localhost:3000/dashboard';
const urls = { successUrl: home, cancelUrl: home };

async function subscribe(person: Person): Promise<string> {
  const response = await backend.call(
    'create-dodo-subscription',
    { email: person.email, ...urls },
    person.token,
  );
  expect(response.status).toBe(200);
  return ((await response.json()) as { checkout_url: string }).checkout_url;
}

/** A browser of this machine that has opened the link with the key. */
const open = (url: string, init: RequestInit = {}, peerAddress = '127.0.0.1') => {
  const request = new Request(url, init);
  request.headers.set('cookie', `greenroom_local=${backend.app.localKey}`);
  return backend.app.fetch(request, { peerAddress });
};

const submit = (url: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  open(url, { method: 'POST', body: new URLSearchParams(form), headers });

const plan = async (person: Person) =>
  (await person.client.from('subscription_status').select('status, current_period_end').single()).data;

const hasPremium = async (person: Person) => (await person.client.rpc('is_premium')).data;

async function portalOf(person: Person): Promise<string> {
  const response = await backend.call('create-dodo-portal-link', { returnUrl: home }, person.token);
  return ((await response.json()) as { portal_url: string }).portal_url;
}

async function subscriptionIn(portal: string): Promise<string> {
  return /name="subscription" value="([^"]+)"/.exec(await (await open(portal)).text())?.[1] ?? '';
}

const mails = async (person: Person) =>
  backend.database.asOwner(async (tx) => {
    const { rows } = await tx.query<{ subject: string }>(
      'select subject from private.mail_outbox where to_address = $1 order by position',
      [person.email],
    );
    return rows.map(({ subject }) => subject.replace(/\b[A-Z][a-z]+ \d+, \d{4}/, '<date>'));
  });

describe("the test mode of a machine of one's own", () => {
  it('leads from the trial to Premium, to cancelled, to the end, with a mail each', async () => {
    const buyer = await backend.signIn();
    const checkout = await subscribe(buyer);
    const page = await (await open(checkout)).text();
    expect(page).toContain('TEST MODE');
    expect(page).toContain(buyer.email);
    expect(await plan(buyer)).toMatchObject({ status: 'trial' });

    const paid = await submit(checkout, { act: 'pay' });
    expect([paid.status, paid.headers.get('location')]).toEqual([303, `${home}?status=active`]);
    expect(await plan(buyer)).toMatchObject({ status: 'active' });
    expect(await hasPremium(buyer)).toBe(true);

    const cancelled = await backend.call('cancel-dodo-subscription', {}, buyer.token);
    expect(cancelled.status).toBe(200);
    const end = ((await cancelled.json()) as { current_period_end: string }).current_period_end;
    expect(Date.parse(end)).toBeGreaterThan(Date.now() + 27 * 86_400_000);
    expect(await plan(buyer)).toMatchObject({ status: 'cancelled' });
    expect(await hasPremium(buyer)).toBe(true);

    const portal = await portalOf(buyer);
    await submit(portal, { act: 'end-period', subscription: await subscriptionIn(portal) });
    expect(await plan(buyer)).toMatchObject({ status: 'expired' });
    expect(await hasPremium(buyer)).toBe(false);
    expect(await mails(buyer)).toEqual([
      'Welcome to Greenroom Premium',
      'Your Greenroom Premium ends on <date>',
    ]);
  });

  it('resumes what was cancelled instead of charging twice', async () => {
    const buyer = await backend.signIn();
    await submit(await subscribe(buyer), { act: 'pay' });
    await backend.call('cancel-dodo-subscription', {}, buyer.token);
    expect(await subscribe(buyer)).toBe(home);
    expect(await plan(buyer)).toMatchObject({ status: 'active' });
    const portal = await (await open(await portalOf(buyer))).text();
    expect(portal.match(/Greenroom Premium<\/h2>/g)).toHaveLength(1);
  });

  it('renews at the end of a period, and a failed renewal keeps Premium until its grace ends', async () => {
    const buyer = await backend.signIn();
    await submit(await subscribe(buyer), { act: 'pay' });
    const portal = await portalOf(buyer);
    const subscription = await subscriptionIn(portal);
    await submit(portal, { act: 'end-period', subscription });
    expect(await plan(buyer)).toMatchObject({ status: 'active' });
    await submit(portal, { act: 'fail-renewal', subscription });
    expect(await plan(buyer)).toMatchObject({ status: 'past_due' });
    expect(await hasPremium(buyer)).toBe(true);
    expect(await mails(buyer)).toEqual(['Welcome to Greenroom Premium', 'Your Greenroom payment failed']);
  });

  it('a payment that fails leaves the trial as it is, and another try may be made', async () => {
    const buyer = await backend.signIn();
    const first = await subscribe(buyer);
    await submit(first, { act: 'decline' });
    expect(await plan(buyer)).toMatchObject({ status: 'trial' });
    const second = await subscribe(buyer);
    expect(second).not.toBe(first);
    await submit(first, { act: 'pay' });
    expect(await plan(buyer)).toMatchObject({ status: 'trial' });
    await submit(second, { act: 'pay' });
    expect(await plan(buyer)).toMatchObject({ status: 'active' });
  });

  it('ends the subscription of an account that is deleted', async () => {
    const buyer = await backend.signIn();
    await submit(await subscribe(buyer), { act: 'pay' });
    const portal = await portalOf(buyer);
    await backend.database.asOwner((tx) => tx.query('delete from auth.users where id = $1', [buyer.id]));
    expect(await (await open(portal)).text()).toContain('Next payment');
    await backend.app.reconcilePayments();
    expect(await (await open(portal)).text()).toContain('ends with the period');
  });

  it('is for this machine and its own forms alone', async () => {
    const buyer = await backend.signIn();
    const checkout = await subscribe(buyer);
    expect((await open(checkout, {}, '192.0.2.7')).status).toBe(403);
    expect((await backend.app.fetch(new Request(checkout))).status).toBe(403);
    const evil = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await submit(checkout, { act: 'pay' }, evil)).status).toBe(403);
    expect((await submit(checkout, { act: 'pay' }, { origin: 'http://localhost:5173' })).status).toBe(403);
    expect((await submit(checkout, { act: 'pay' }, { 'sec-fetch-site': 'same-site' })).status).toBe(403);
    expect((await submit(checkout, { act: 'give' })).status).toBe(400);
    expect((await open(`${checkout}x`)).status).toBe(404);
    expect(await plan(buyer)).toMatchObject({ status: 'trial' });
  });

  it('switches off, and says so, when a request shows a proxy in between', async () => {
    const other = await openTestApp();
    try {
      const request = (headers: Record<string, string>) =>
        other.app.fetch(
          new Request(`http://localhost:3000/_checkout/?key=${other.app.localKey}`, { headers }),
        );
      expect((await request({})).status).toBe(200);
      expect((await request({ 'x-forwarded-for': '192.0.2.7' })).status).toBe(403);
      expect((await request({})).status).toBe(403);
      const mail = new Request(`http://localhost:3000/_mail?key=${other.app.localKey}`);
      expect((await other.app.fetch(mail)).status).toBe(403);
      expect(other.logged.filter(({ message }) => message.endsWith('switched off'))).toHaveLength(1);
    } finally {
      await other.close();
    }
  });

  it.each([
    ['a public site', { siteUrl: 'https://greenroom.example' }],
    ['a site behind a proxy', { trustProxy: true }],
  ])('is never on for %s', async (_, options) => {
    const other = await openTestApp(options);
    try {
      expect(other.app.paymentsMode).toBe('off');
      const person = await other.signIn();
      const own = 'siteUrl' in options ? `${options.siteUrl}/dashboard` : home;
      const body = { successUrl: own, cancelUrl: own };
      expect((await other.call('create-dodo-subscription', body, person.token)).status).toBe(503);
      const page = await other.app.fetch(new Request('http://localhost:3000/_checkout/cks_local_1'));
      expect(page.headers.get('content-type')).not.toContain('TEST MODE');
      const webhook = new Request('http://localhost:3000/webhooks/dodo', { method: 'POST', body: '{}' });
      expect((await other.app.fetch(webhook)).status).toBeGreaterThanOrEqual(400);
    } finally {
      await other.close();
    }
  });
});
