import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PendingWebhook } from './dodo-stub.ts';
import { apiKey, openPayingApp, type PayingApp } from './paying-app-fixture.ts';
import { makeWebhookKey } from './sign-webhook.ts';

let paying: PayingApp;
beforeAll(async () => {
  paying = await openPayingApp();
});
afterAll(() => paying.close());
afterEach(() => paying.settle());

describe('a webhook', () => {
  const first = () => paying.stub.pending[0] as PendingWebhook;

  it('that is forged is refused and changes nothing', async () => {
    const person = await paying.paidUnheard();
    const body = JSON.stringify(first().event);
    const unsigned = ['webhook-id', 'webhook-signature', 'webhook-timestamp'].map((name) => {
      const request = paying.stub.webhook(first());
      request.headers.delete(name);
      return request;
    });
    const empty = paying.stub.webhook(first());
    empty.headers.set('webhook-signature', '');
    const renamed = paying.stub.webhook(first());
    renamed.headers.set('webhook-id', 'msg_other');
    const attacks = [
      ...unsigned,
      empty,
      renamed,
      paying.stub.webhook(first(), { key: makeWebhookKey() }),
      paying.stub.webhook(first(), { sentAt: Date.now() - 6 * 60_000 }),
      paying.stub.webhook(first(), { sentAt: Date.now() + 6 * 60_000 }),
      new Request(paying.stub.webhook(first()), {
        body: body.replace('"quantity"', '"x"').concat(' '),
        method: 'POST',
      }),
      new Request('http://localhost:3000/webhooks/dodo', { method: 'POST', body }),
    ];
    for (const attack of attacks) expect((await paying.deliver(attack)).status).toBe(401);
    expect((await paying.deliver(new Request('http://localhost:3000/webhooks/dodo'))).status).toBe(405);
    expect((await paying.deliver(paying.stub.webhook(first(), { body: 'x'.repeat(300_000) }))).status).toBe(
      413,
    );
    expect((await paying.deliver(paying.stub.webhook(first(), { body: '[]' }))).status).toBe(400);
    expect(await paying.status(person)).toBe('trial');
  });

  it('that is replayed has its effect once', async () => {
    const person = await paying.paidUnheard();
    const outcomes = [];
    for (let copy = 0; copy < 3; copy++) outcomes.push(await paying.deliver(paying.stub.webhook(first())));
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['applied', 'duplicate', 'duplicate']);
    const together = await Promise.all(
      Array.from({ length: 10 }, () => paying.deliver(paying.stub.webhook(first()))),
    );
    expect(new Set(together.map(({ outcome }) => outcome))).toEqual(new Set(['duplicate']));
    expect(await paying.status(person)).toBe('active');
  });

  it.each<[string, (event: PendingWebhook['event']) => void]>([
    ['another business', (event) => Object.assign(event, { business_id: 'bus_other' })],
    ['another product', (event) => Object.assign(event.data, { product_id: 'pdt_other' })],
    ['a payment', (event) => Object.assign(event, { type: 'payment.succeeded' })],
    [
      'nobody we know, with the address of a user',
      (event) => {
        event.data.metadata = { reference: crypto.randomUUID() };
        event.data.customer.customer_id = 'cus_unheard_of';
      },
    ],
    [
      'no reference',
      (event) => Object.assign(event.data, { metadata: {}, customer: { customer_id: 'cus_x' } }),
    ],
  ])('of %s is taken and changes nothing', async (_, change) => {
    const person = await paying.paidUnheard();
    const { id, event } = structuredClone(first());
    change(event);
    expect((await paying.deliver(paying.stub.webhook({ id, event }))).status).toBe(200);
    expect(await paying.status(person)).toBe('trial');
  });

  it('that comes late makes the subscription be read again', async () => {
    const person = await paying.paidUnheard();
    const [activated, renewed] = paying.stub.pending.splice(0) as [PendingWebhook, PendingWebhook];
    await paying.deliverAll([renewed]);
    await paying.cancel(person);
    expect(await paying.status(person)).toBe('cancelled');
    paying.stub.requests.length = 0;
    expect(await paying.deliver(paying.stub.webhook(activated))).toMatchObject({
      status: 200,
      outcome: 'read again',
    });
    expect(paying.requested(/^GET \/subscriptions/)).toHaveLength(1);
    expect(await paying.status(person)).toBe('cancelled');
  });

  it('that cannot be applied is sent again and then is', async () => {
    const person = await paying.paidUnheard();
    const [activated, renewed] = paying.stub.pending.splice(0) as [PendingWebhook, PendingWebhook];
    await paying.deliverAll([renewed]);
    paying.stub.failNext(9);
    expect((await paying.deliver(paying.stub.webhook(activated))).status).toBe(500);
    paying.stub.failNext(0);
    expect(await paying.deliver(paying.stub.webhook(activated))).toMatchObject({
      status: 200,
      outcome: 'read again',
    });
    expect(await paying.status(person)).toBe('active');
  }, 20_000);

  it('of an old subscription takes nothing from the new one', async () => {
    const person = await paying.subscriber();
    await paying.cancel(person);
    const old = await paying.subscriptionOf(person);
    await paying.stub.dodo.endPeriod(old);
    const late = paying.stub.pending.splice(0);
    await paying.deliverAll([late.at(-1) as PendingWebhook]);
    expect(await paying.status(person)).toBe('expired');
    await paying.pay(person);
    await paying.deliverAll();
    expect(paying.requested(/^POST \/checkouts/).at(-1)?.body.customer).toHaveProperty('customer_id');
    await paying.deliverAll(late);
    expect([await paying.status(person), await paying.premium(person)]).toEqual(['active', true]);
  });
});

describe('what missed its webhooks', () => {
  it('is repaired: bought, cancelled and ended without a word', async () => {
    const person = await paying.paidUnheard();
    paying.stub.pending.length = 0;
    await paying.backend.app.reconcilePayments();
    expect(await paying.status(person)).toBe('active');
    const id = await paying.subscriptionOf(person);
    const patch = { method: 'PATCH', body: JSON.stringify({ cancel_at_next_billing_date: true }) };
    await paying.stub.dodo.fetch(`${paying.stub.baseUrl}/subscriptions/${id}`, patch);
    await paying.backend.app.reconcilePayments();
    expect(await paying.status(person)).toBe('cancelled');
    await paying.stub.dodo.endPeriod(id);
    await paying.backend.app.reconcilePayments();
    expect([await paying.status(person), await paying.premium(person)]).toEqual(['expired', false]);
  });

  it('ends without anybody, also while the provider is down, and a renewal is read first', async () => {
    const ending = await paying.subscriber();
    await paying.cancel(ending);
    const renewing = await paying.subscriber();
    const past = new Date(Date.now() - 1_000).toISOString();
    await paying.backend.database.asOwner((tx) =>
      tx.query(
        `update public.subscription_status set current_period_start = null, current_period_end = $2
         where user_id = any($1)`,
        [[ending.id, renewing.id], past],
      ),
    );
    expect([await paying.premium(ending), await paying.premium(renewing)]).toEqual([false, false]);
    paying.stub.failNext(99);
    await paying.backend.app.reconcilePayments().catch(() => {});
    expect(await paying.status(ending)).toBe('expired');
    expect(await paying.premium(renewing)).toBe(false);
    paying.stub.failNext(0);
    await paying.backend.app.reconcilePayments();
    expect([await paying.status(renewing), await paying.premium(renewing)]).toEqual(['active', true]);
    expect(await paying.status(ending)).toBe('expired');
  }, 30_000);

  it('comes out right when ten lives arrive shuffled, doubled and with gaps', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, paying.paidUnheard));
    const expected = new Map<string, string>();
    await paying.backend.app.reconcilePayments();
    for (const [index, person] of people.entries()) {
      const id = await paying.subscriptionOf(person);
      if (index % 3 === 0) await paying.stub.dodo.failRenewal(id);
      if (index % 3 === 1) await paying.stub.dodo.endPeriod(id);
      expected.set(person.id, index % 3 === 0 ? 'past_due' : 'active');
    }
    const webhooks = paying.stub.pending
      .splice(0)
      .flatMap((webhook, index) => (index % 4 ? [webhook, webhook] : [webhook]));
    webhooks.sort(() => Math.random() - 0.5);
    await Promise.all(webhooks.map((webhook) => paying.deliver(paying.stub.webhook(webhook))));
    await paying.backend.app.reconcilePayments();
    for (const person of people) expect(await paying.status(person)).toBe(expected.get(person.id));
  }, 30_000);
});

describe('what is logged', () => {
  it('holds no address, no key and no reference', async () => {
    const person = await paying.subscriber();
    const lines = JSON.stringify(paying.backend.logged);
    expect(lines).toContain('webhook');
    for (const secret of [person.email, paying.stub.webhookKey, apiKey]) expect(lines).not.toContain(secret);
  });
});
