import { openTestApp, type Person, type TestApp } from '../test-app.ts';
import { type DodoStub, openDodoStub, type PendingWebhook, stubNames } from './dodo-stub.ts';

/** The whole backend with the stub as its payment provider, and what people do with both. */
export interface PayingApp {
  backend: TestApp;
  stub: DodoStub;
  create(person: Person, body?: object): Promise<Response>;
  cancel(person: Person): Promise<Response>;
  portalLink(person: Person | undefined, returnUrl?: string): Promise<Response>;
  status(person: Person): Promise<string | undefined>;
  premium(person: Person): Promise<boolean | null>;
  subscriptionOf(person: Person): Promise<string>;
  /** Requests that the stub has seen, by their line. */
  requested(line: RegExp): DodoStub['requests'];
  /** Sends a webhook from outside; its answer's status and outcome. */
  deliver(request: Request): Promise<{ status: number; outcome?: string }>;
  /** Sends webhooks in order, those that wait unless others are named. Throws where one is not taken. */
  deliverAll(pending?: PendingWebhook[]): Promise<void>;
  /** A user who pays in a checkout; its webhooks wait in the stub. */
  pay(person: Person): Promise<void>;
  paidUnheard(): Promise<Person>;
  /** A user with a subscription that both sides know of. */
  subscriber(): Promise<Person>;
  /** Forgets what waits and what was asked. */
  settle(): void;
  close(): Promise<void>;
}

export const home = 'http://localhost:3000/dashboard';
export const urls = { successUrl: home, cancelUrl: home };
export const apiKey = 'the-key-of-the-stub';

export const checkoutIn = async (response: Response): Promise<string> =>
  ((await response.json()) as { checkout_url: string }).checkout_url;

/** Opens both for one test file. */
export async function openPayingApp(): Promise<PayingApp> {
  // Each event has a moment of its own on the provider's clock, which is never ahead of ours.
  let ticks = 0;
  const stub = await openDodoStub(() => Date.now() - 10_000 + ticks++);
  const { baseUrl, webhookKey } = stub;
  const keys = { ...stubNames, apiKey, webhookKey, environment: 'test_mode' as const };
  const backend = await openTestApp({ payments: { ...keys, standIn: { baseUrl } } });
  const plan = async (person: Person) =>
    (await person.client.from('subscription_status').select('status, dodo_subscription_id').single()).data;

  const app: PayingApp = {
    backend,
    stub,
    create: (person, body = { email: person.email, ...urls }) =>
      backend.call('create-dodo-subscription', body, person.token),
    cancel: (person) => backend.call('cancel-dodo-subscription', {}, person.token),
    portalLink: (person, returnUrl = home) =>
      backend.call('create-dodo-portal-link', { returnUrl }, person?.token),
    status: async (person) => (await plan(person))?.status,
    premium: async (person) => (await person.client.rpc('is_premium')).data,
    subscriptionOf: async (person) => (await plan(person))?.dodo_subscription_id ?? '',
    requested: (line) => stub.requests.filter((request) => line.test(request.line)),
    async deliver(request) {
      const response = await backend.app.fetch(request, { peerAddress: '203.0.113.9' });
      const body = (await response.json()) as { outcome?: string };
      return { status: response.status, outcome: body.outcome };
    },
    async deliverAll(pending = stub.pending.splice(0)) {
      for (const webhook of pending) {
        const { status } = await app.deliver(stub.webhook(webhook));
        if (status !== 200) throw new Error(`a webhook was answered ${status}`);
      }
    },
    async pay(person) {
      const address = await checkoutIn(await app.create(person));
      await stub.dodo.pay(address.split('/').at(-1) ?? '');
    },
    async paidUnheard() {
      const person = await backend.signIn();
      await app.pay(person);
      return person;
    },
    async subscriber() {
      const person = await app.paidUnheard();
      await app.deliverAll();
      return person;
    },
    settle() {
      stub.failNext(0);
      stub.pending.length = 0;
      stub.requests.length = 0;
    },
    async close() {
      await backend.close();
      await stub.close();
    },
  };
  return app;
}
