import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type Person, type TestApp } from '../test-app.ts';
import { type DodoStub, openDodoStub, type PendingWebhook, stubNames } from './dodo-stub.ts';
import { makeWebhookKey } from './sign-webhook.ts';

let stub: DodoStub;
let backend: TestApp;
/** Each event has a moment of its own on the provider's clock, which is never ahead of ours. */
let ticks = 0;
beforeAll(async () => {
  stub = await openDodoStub(() => Date.now() - 10_000 + ticks++);
  const { baseUrl, webhookKey } = stub;
  backend = await openTestApp({
    payments: {
      ...stubNames,
      apiKey: 'the-key-of-the-stub',
      webhookKey,
      environment: 'test_mode',
      standIn: { baseUrl },
    },
  });
});
afterAll(async () => {
  await backend.close();
  await stub.close();
});
afterEach(() => {
  stub.failNext(0);
  stub.pending.length = 0;
  stub.requests.length = 0;
});

const home = 'http://localhost:3000/dashboard';
const urls = { successUrl: home, cancelUrl: home };
const create = (person: Person, body: object = { email: person.email, ...urls }) =>
  backend.call('create-dodo-subscription', body, person.token);
const checkoutIn = async (response: Response) =>
  ((await response.json()) as { checkout_url: string }).checkout_url;
const idOf = (checkoutUrl: string) => checkoutUrl.split('/').at(-1) ?? '';
const status = async (person: Person) =>
  (await person.client.from('subscription_status').select('status').single()).data?.status;
const premium = async (person: Person) => (await person.client.rpc('is_premium')).data;
const cancel = (person: Person) => backend.call('cancel-dodo-subscription', {}, person.token);
const requested = (line: RegExp) => stub.requests.filter((request) => line.test(request.line));

async function deliver(request: Request): Promise<{ status: number; outcome?: string }> {
  const response = await backend.app.fetch(request, { peerAddress: '203.0.113.9' });
  const body = (await response.json()) as { outcome?: string };
  return { status: response.status, outcome: body.outcome };
}

async function deliverAll(pending: PendingWebhook[] = stub.pending.splice(0)): Promise<void> {
  for (const webhook of pending) expect((await deliver(stub.webhook(webhook))).status).toBe(200);
}

/** A user who has paid; the webhooks of it wait in the stub. */
async function paidUnheard(): Promise<Person> {
  const person = await backend.signIn();
  await stub.dodo.pay(idOf(await checkoutIn(await create(person))));
  return person;
}

async function subscriber(): Promise<Person> {
  const person = await paidUnheard();
  await deliverAll();
  return person;
}

async function subscriptionOf(person: Person): Promise<string> {
  const { data } = await person.client.from('subscription_status').select('dodo_subscription_id').single();
  return data?.dodo_subscription_id ?? '';
}

describe('a checkout', () => {
  it("is made out to the account's own address, whatever the body says, and to nobody found by address", async () => {
    const person = await backend.signIn();
    expect((await create(person, { email: 'somebody-else@example.com', ...urls })).status).toBe(200);
    const [opened] = requested(/^POST \/checkouts/);
    expect(opened?.authorization).toBe('Bearer the-key-of-the-stub');
    expect(opened?.body).toMatchObject({
      customer: { email: person.email },
      feature_flags: { always_create_new_customer: true, allow_customer_editing_email: false },
      product_cart: [{ product_id: 'pdt_stub', quantity: 1 }],
      return_url: home,
    });
    expect(JSON.stringify(opened?.body)).not.toContain('somebody-else');
    expect(JSON.stringify(opened?.body)).not.toContain(person.id);
  });

  it('is one, however often it is asked for', async () => {
    const person = await backend.signIn();
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(person)));
    const addresses = await Promise.all(answers.map(checkoutIn));
    addresses.push(await checkoutIn(await create(person)));
    expect(new Set(addresses).size).toBe(1);
    expect(requested(/^POST \/checkouts/)).toHaveLength(1);
  });

  it.each([
    'https://evil.example/',
    'http://localhost:3000.evil.example/',
    'http://localhost:3000@evil.example/',
    'javascript:alert(1)',
    '/dashboard',
  ])('leads back to this site alone, not to %s', async (foreign) => {
    const person = await backend.signIn();
    expect((await create(person, { ...urls, successUrl: foreign })).status).toBe(400);
    expect((await create(person, { ...urls, cancelUrl: foreign })).status).toBe(400);
    expect((await backend.call('create-dodo-portal-link', { returnUrl: foreign }, person.token)).status).toBe(
      400,
    );
    expect(stub.requests).toEqual([]);
  });

  it('is refused to whoever has Premium, and to visitors', async () => {
    const person = await subscriber();
    const answer = await create(person);
    expect([answer.status, (await answer.json()) as object]).toMatchObject([
      409,
      { error: { code: 'conflict' } },
    ]);
    expect((await backend.call('create-dodo-subscription', urls)).status).toBe(401);
    expect(requested(/^POST \/checkouts/)).toHaveLength(1);
  });

  it('is not opened twice while a payment is being confirmed', async () => {
    const person = await paidUnheard();
    expect((await create(person)).status).toBe(409);
    expect(requested(/^POST \/checkouts/)).toHaveLength(1);
  });

  it('can be asked for again after the provider was down', async () => {
    const person = await backend.signIn();
    stub.failNext(9);
    expect((await create(person)).status).toBe(500);
    stub.failNext(0);
    expect((await create(person)).status).toBe(200);
  }, 20_000);
});

describe('cancelling', () => {
  it('is a refusal without a subscription, and to visitors', async () => {
    expect((await cancel(await backend.signIn())).status).toBe(404);
    expect((await cancel(await backend.signIn('premium'))).status).toBe(404);
    expect((await backend.call('cancel-dodo-subscription', {})).status).toBe(401);
    expect((await backend.call('create-dodo-portal-link', { returnUrl: home })).status).toBe(401);
    expect(requested(/PATCH/)).toEqual([]);
  });

  it('asks for the end of the period, keeps Premium until then, and may be repeated', async () => {
    const person = await subscriber();
    const other = await subscriber();
    expect([(await cancel(person)).status, (await cancel(person)).status]).toEqual([200, 200]);
    expect(requested(/PATCH/)).toMatchObject([
      {
        line: `PATCH /subscriptions/${await subscriptionOf(person)}`,
        body: { cancel_at_next_billing_date: true, cancel_reason: 'cancelled_by_customer' },
      },
    ]);
    expect([await status(person), await premium(person)]).toEqual(['cancelled', true]);
    expect(await status(other)).toBe('active');
  });

  it('opens the portal of the own customer alone', async () => {
    const person = await subscriber();
    await subscriber();
    const answer = await backend.call('create-dodo-portal-link', { returnUrl: home }, person.token);
    const { portal_url } = (await answer.json()) as { portal_url: string };
    const { data } = await person.client.from('subscription_status').select('dodo_customer_id').single();
    expect(portal_url).toContain(`/portal/${data?.dodo_customer_id}`);
    const stranger = await backend.signIn();
    expect((await backend.call('create-dodo-portal-link', { returnUrl: home }, stranger.token)).status).toBe(
      404,
    );
  });
});

describe('a webhook', () => {
  const first = () => stub.pending[0] as PendingWebhook;

  it('that is forged is refused and changes nothing', async () => {
    const person = await paidUnheard();
    const body = JSON.stringify(first().event);
    const unsigned = ['webhook-id', 'webhook-signature', 'webhook-timestamp'].map((name) => {
      const request = stub.webhook(first());
      request.headers.delete(name);
      return request;
    });
    const empty = stub.webhook(first());
    empty.headers.set('webhook-signature', '');
    const renamed = stub.webhook(first());
    renamed.headers.set('webhook-id', 'msg_other');
    const attacks = [
      ...unsigned,
      empty,
      renamed,
      stub.webhook(first(), { key: makeWebhookKey() }),
      stub.webhook(first(), { sentAt: Date.now() - 6 * 60_000 }),
      stub.webhook(first(), { sentAt: Date.now() + 6 * 60_000 }),
      new Request(stub.webhook(first()), {
        body: body.replace('"quantity"', '"x"').concat(' '),
        method: 'POST',
      }),
      new Request('http://localhost:3000/webhooks/dodo', { method: 'POST', body }),
    ];
    for (const attack of attacks) expect((await deliver(attack)).status).toBe(401);
    expect((await deliver(new Request('http://localhost:3000/webhooks/dodo'))).status).toBe(405);
    expect((await deliver(stub.webhook(first(), { body: 'x'.repeat(300_000) }))).status).toBe(413);
    expect((await deliver(stub.webhook(first(), { body: '[]' }))).status).toBe(400);
    expect(await status(person)).toBe('trial');
  });

  it('that is replayed has its effect once', async () => {
    const person = await paidUnheard();
    const outcomes = [];
    for (let copy = 0; copy < 3; copy++) outcomes.push(await deliver(stub.webhook(first())));
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['applied', 'duplicate', 'duplicate']);
    const together = await Promise.all(Array.from({ length: 10 }, () => deliver(stub.webhook(first()))));
    expect(new Set(together.map(({ outcome }) => outcome))).toEqual(new Set(['duplicate']));
    expect(await status(person)).toBe('active');
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
    const person = await paidUnheard();
    const { id, event } = structuredClone(first());
    change(event);
    expect((await deliver(stub.webhook({ id, event }))).status).toBe(200);
    expect(await status(person)).toBe('trial');
  });

  it('that comes late makes the subscription be read again', async () => {
    const person = await paidUnheard();
    const [activated, renewed] = stub.pending.splice(0) as [PendingWebhook, PendingWebhook];
    await deliverAll([renewed]);
    await cancel(person);
    expect(await status(person)).toBe('cancelled');
    stub.requests.length = 0;
    expect(await deliver(stub.webhook(activated))).toMatchObject({ status: 200, outcome: 'read again' });
    expect(requested(/^GET \/subscriptions/)).toHaveLength(1);
    expect(await status(person)).toBe('cancelled');
  });

  it('that cannot be applied is sent again and then is', async () => {
    const person = await paidUnheard();
    const [activated, renewed] = stub.pending.splice(0) as [PendingWebhook, PendingWebhook];
    await deliverAll([renewed]);
    stub.failNext(9);
    expect((await deliver(stub.webhook(activated))).status).toBe(500);
    stub.failNext(0);
    expect(await deliver(stub.webhook(activated))).toMatchObject({ status: 200, outcome: 'read again' });
    expect(await status(person)).toBe('active');
  }, 20_000);

  it('of an old subscription takes nothing from the new one', async () => {
    const person = await subscriber();
    await cancel(person);
    const old = await subscriptionOf(person);
    await stub.dodo.endPeriod(old);
    const late = stub.pending.splice(0);
    await deliverAll([late.at(-1) as PendingWebhook]);
    expect(await status(person)).toBe('expired');
    await stub.dodo.pay(idOf(await checkoutIn(await create(person))));
    await deliverAll();
    expect(requested(/^POST \/checkouts/).at(-1)?.body.customer).toHaveProperty('customer_id');
    await deliverAll(late);
    expect([await status(person), await premium(person)]).toEqual(['active', true]);
  });
});

describe('what missed its webhooks', () => {
  it('is repaired: bought, cancelled and ended without a word', async () => {
    const person = await paidUnheard();
    stub.pending.length = 0;
    await backend.app.reconcilePayments();
    expect(await status(person)).toBe('active');
    const id = await subscriptionOf(person);
    const patch = { method: 'PATCH', body: JSON.stringify({ cancel_at_next_billing_date: true }) };
    await stub.dodo.fetch(`${stub.baseUrl}/subscriptions/${id}`, patch);
    await backend.app.reconcilePayments();
    expect(await status(person)).toBe('cancelled');
    await stub.dodo.endPeriod(id);
    await backend.app.reconcilePayments();
    expect([await status(person), await premium(person)]).toEqual(['expired', false]);
  });

  it('ends without anybody, also while the provider is down, and a renewal is read first', async () => {
    const ending = await subscriber();
    await cancel(ending);
    const renewing = await subscriber();
    const past = new Date(Date.now() - 1_000).toISOString();
    await backend.database.asOwner((tx) =>
      tx.query(
        `update public.subscription_status set current_period_start = null, current_period_end = $2
         where user_id = any($1)`,
        [[ending.id, renewing.id], past],
      ),
    );
    expect([await premium(ending), await premium(renewing)]).toEqual([false, false]);
    stub.failNext(99);
    await backend.app.reconcilePayments().catch(() => {});
    expect(await status(ending)).toBe('expired');
    expect(await premium(renewing)).toBe(false);
    stub.failNext(0);
    await backend.app.reconcilePayments();
    expect([await status(renewing), await premium(renewing)]).toEqual(['active', true]);
    expect(await status(ending)).toBe('expired');
  }, 30_000);

  it('comes out right when ten lives arrive shuffled, doubled and with gaps', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, paidUnheard));
    const expected = new Map<string, string>();
    await backend.app.reconcilePayments();
    for (const [index, person] of people.entries()) {
      const id = await subscriptionOf(person);
      if (index % 3 === 0) await stub.dodo.failRenewal(id);
      if (index % 3 === 1) await stub.dodo.endPeriod(id);
      expected.set(person.id, index % 3 === 0 ? 'past_due' : 'active');
    }
    const webhooks = stub.pending
      .splice(0)
      .flatMap((webhook, index) => (index % 4 ? [webhook, webhook] : [webhook]));
    webhooks.sort(() => Math.random() - 0.5);
    await Promise.all(webhooks.map((webhook) => deliver(stub.webhook(webhook))));
    await backend.app.reconcilePayments();
    for (const person of people) expect(await status(person)).toBe(expected.get(person.id));
  }, 30_000);
});

describe('what is logged', () => {
  it('holds no address, no key and no reference', async () => {
    const person = await subscriber();
    const lines = JSON.stringify(backend.logged);
    expect(lines).toContain('webhook');
    for (const secret of [person.email, stub.webhookKey, 'the-key-of-the-stub'])
      expect(lines).not.toContain(secret);
  });
});
