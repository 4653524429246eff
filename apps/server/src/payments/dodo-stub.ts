import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createLocalDodo, type LocalDodo } from './local-dodo.ts';
import type { LocalDocument, LocalStore } from './local-store.ts';
import type { LocalEvent } from './local-subscriptions.ts';
import { makeWebhookKey, signWebhook } from './sign-webhook.ts';

/** A webhook that waits to be sent. */
export interface PendingWebhook {
  id: string;
  event: LocalEvent;
}

/** Dodo Payments for tests, behind a real HTTP port: it may fail, and its webhooks are sent when the test says so. */
export interface DodoStub {
  dodo: LocalDodo;
  baseUrl: string;
  webhookKey: string;
  /** Requests that were answered, as `METHOD /path`, with their bodies. */
  requests: { line: string; body: Record<string, unknown>; authorization: string | null }[];
  /** Webhooks in the order of their events, not sent yet. */
  pending: PendingWebhook[];
  /** The next requests are answered with this status instead. */
  failNext(times: number, status?: number): void;
  /** The request of a webhook, signed now unless told otherwise. */
  webhook(pending: PendingWebhook, changes?: { key?: string; sentAt?: number; body?: string }): Request;
  close(): Promise<void>;
}

export const stubNames = { businessId: 'bus_stub', productId: 'pdt_stub' };

function createMemoryStore(): LocalStore {
  const documents = new Map<string, { kind: string; document: LocalDocument }>();
  return {
    async get<T extends LocalDocument>(kind: string, id: string) {
      const found = documents.get(id);
      return found?.kind === kind ? (structuredClone(found.document) as T) : undefined;
    },
    async list<T extends LocalDocument>(kind: string) {
      const all = [...documents.values()].reverse().filter((entry) => entry.kind === kind);
      return all.map(({ document }) => structuredClone(document) as T);
    },
    async put(kind, document) {
      documents.set(document.id, { kind, document: structuredClone(document) });
    },
  };
}

/** Opens the stub on a free loopback port. `now` is the provider's clock. */
export async function openDodoStub(now: () => number = Date.now): Promise<DodoStub> {
  const webhookKey = makeWebhookKey();
  const requests: DodoStub['requests'] = [];
  const pending: PendingWebhook[] = [];
  let failures = 0;
  let failureStatus = 500;
  let sent = 0;
  const dodo = createLocalDodo({
    ...stubNames,
    store: createMemoryStore(),
    priceCents: 500,
    addressOf: (kind, id) => `https://checkout.example/${kind}/${id}`,
    deliver: async (event) => void pending.push({ id: `msg_${sent++}_${crypto.randomUUID()}`, event }),
    now,
  });

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const text = request.method === 'GET' ? '' : await request.clone().text();
    const authorization = request.headers.get('authorization');
    requests.push({
      line: `${request.method} ${pathname}`,
      body: text ? JSON.parse(text) : {},
      authorization,
    });
    if (failures > 0) {
      failures--;
      return Response.json({ message: 'The stub fails on purpose' }, { status: failureStatus });
    }
    return dodo.fetch(request);
  }

  const server = createServer(getRequestListener(answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    dodo,
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    webhookKey,
    requests,
    pending,
    failNext(times, status = 500) {
      failures = times;
      failureStatus = status;
    },
    webhook({ id, event }, { key = webhookKey, sentAt = Date.now(), body = JSON.stringify(event) } = {}) {
      const headers = signWebhook(key, { id, sentAt, body });
      return new Request('http://localhost:3000/webhooks/dodo', { method: 'POST', headers, body });
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
