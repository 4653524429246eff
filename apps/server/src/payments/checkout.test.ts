import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { apiKey, checkoutIn, home, openPayingApp, type PayingApp, urls } from './paying-app-fixture.ts';

let paying: PayingApp;
beforeAll(async () => {
  paying = await openPayingApp();
});
afterAll(() => paying.close());
afterEach(() => paying.settle());

describe('a checkout', () => {
  it("is made out to the account's own address, whatever the body says, and to nobody found by address", async () => {
    const person = await paying.backend.signIn();
    expect((await paying.create(person, { email: 'somebody-else@example.com', ...urls })).status).toBe(200);
    const [opened] = paying.requested(/^POST \/checkouts/);
    expect(opened?.authorization).toBe(`Bearer ${apiKey}`);
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
    const person = await paying.backend.signIn();
    const answers = await Promise.all(Array.from({ length: 5 }, () => paying.create(person)));
    const addresses = await Promise.all(answers.map(checkoutIn));
    addresses.push(await checkoutIn(await paying.create(person)));
    expect(new Set(addresses).size).toBe(1);
    expect(paying.requested(/^POST \/checkouts/)).toHaveLength(1);
  });

  it.each([
    'https://evil.example/',
    'http://localhost:3000.evil.example/',
    'http://localhost:3000@evil.example/',
    'javascript:alert(1)',
    '/dashboard',
  ])('leads back to this site alone, not to %s', async (foreign) => {
    const person = await paying.backend.signIn();
    expect((await paying.create(person, { ...urls, successUrl: foreign })).status).toBe(400);
    expect((await paying.create(person, { ...urls, cancelUrl: foreign })).status).toBe(400);
    expect((await paying.portalLink(person, foreign)).status).toBe(400);
    expect(paying.stub.requests).toEqual([]);
  });

  it('is refused to whoever has Premium, and to visitors', async () => {
    const person = await paying.subscriber();
    const answer = await paying.create(person);
    expect([answer.status, (await answer.json()) as object]).toMatchObject([
      409,
      { error: { code: 'conflict' } },
    ]);
    expect((await paying.backend.call('create-dodo-subscription', urls)).status).toBe(401);
    expect(paying.requested(/^POST \/checkouts/)).toHaveLength(1);
  });

  it('is not opened twice while a payment is being confirmed', async () => {
    const person = await paying.paidUnheard();
    expect((await paying.create(person)).status).toBe(409);
    expect(paying.requested(/^POST \/checkouts/)).toHaveLength(1);
  });

  it('can be asked for again after the provider was down', async () => {
    const person = await paying.backend.signIn();
    paying.stub.failNext(9);
    expect((await paying.create(person)).status).toBe(500);
    paying.stub.failNext(0);
    expect((await paying.create(person)).status).toBe(200);
  }, 20_000);
});

describe('cancelling', () => {
  it('is a refusal without a subscription, and to visitors', async () => {
    expect((await paying.cancel(await paying.backend.signIn())).status).toBe(404);
    expect((await paying.cancel(await paying.backend.signIn('premium'))).status).toBe(404);
    expect((await paying.backend.call('cancel-dodo-subscription', {})).status).toBe(401);
    expect((await paying.portalLink(undefined)).status).toBe(401);
    expect(paying.requested(/PATCH/)).toEqual([]);
  });

  it('asks for the end of the period, keeps Premium until then, and may be repeated', async () => {
    const person = await paying.subscriber();
    const other = await paying.subscriber();
    expect([(await paying.cancel(person)).status, (await paying.cancel(person)).status]).toEqual([200, 200]);
    expect(paying.requested(/PATCH/)).toMatchObject([
      {
        line: `PATCH /subscriptions/${await paying.subscriptionOf(person)}`,
        body: { cancel_at_next_billing_date: true, cancel_reason: 'cancelled_by_customer' },
      },
    ]);
    expect([await paying.status(person), await paying.premium(person)]).toEqual(['cancelled', true]);
    expect(await paying.status(other)).toBe('active');
  });

  it('while a payment is missing waits for the end of the grace period, which is when Premium ends', async () => {
    const person = await paying.subscriber();
    await paying.stub.dodo.failRenewal(await paying.subscriptionOf(person));
    await paying.deliverAll();
    expect([await paying.status(person), await paying.premium(person)]).toEqual(['past_due', true]);
    const { data } = await person.client.from('subscription_status').select('current_period_end').single();
    const daysLeft = (Date.parse(data?.current_period_end ?? '') - Date.now()) / 86_400_000;
    expect(daysLeft).toBeGreaterThan(2.9);
    expect(daysLeft).toBeLessThan(3.1);
    expect((await paying.cancel(person)).status).toBe(200);
    expect(paying.requested(/PATCH/)).toMatchObject([{ body: { cancel_at_next_billing_date: true } }]);
    expect(await paying.premium(person)).toBe(true);
  });

  it('opens the portal of the own customer alone', async () => {
    const person = await paying.subscriber();
    await paying.subscriber();
    const answer = await paying.portalLink(person);
    const { portal_url } = (await answer.json()) as { portal_url: string };
    const { data } = await person.client.from('subscription_status').select('dodo_customer_id').single();
    expect(portal_url).toContain(`/portal/${data?.dodo_customer_id}`);
    const stranger = await paying.backend.signIn();
    expect((await paying.portalLink(stranger)).status).toBe(404);
  });
});
