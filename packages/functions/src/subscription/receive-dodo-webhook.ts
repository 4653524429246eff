import { ProtocolError } from '@greenroom/domain';
import { answerError, describeBug, toAppError } from '../answer-error.ts';
import type { Db, Log } from '../ports.ts';
import { readText } from '../read-input.ts';
import type { PaymentEvent, Payments } from './payments.ts';
import { applySubscription } from './store.ts';
import { takeSubscription } from './take-subscription.ts';

export interface WebhookPorts {
  payments: Payments;
  /** A client past row-level security: the provider is nobody's user. */
  serviceDb: Db;
  log: Log;
}

/** What is not UTF-8 was not written by the provider. */
async function readBody(request: Request): Promise<string> {
  try {
    return await readText(request);
  } catch (error) {
    throw error instanceof TypeError ? new ProtocolError('bad_request', 'The body is not text.') : error;
  }
}

async function take({ payments, serviceDb }: WebhookPorts, event: PaymentEvent): Promise<string> {
  const { subscription, ...origin } = event;
  if (!subscription) return 'ignored';
  const outcome = await applySubscription(serviceDb, subscription, origin);
  if (outcome !== 'stale') return outcome;
  // It tells of the past: only the provider knows what holds now.
  return (await takeSubscription(serviceDb, payments, subscription.subscriptionId, origin))
    ? 'read again'
    : 'ignored';
}

/**
 * Answers a webhook of the payment provider: 401 for what it has not signed, 200 once the event has had its effect or
 * needs none, and 500 where it could not be applied, upon which the provider sends it again. Never throws.
 */
export async function receiveDodoWebhook(
  request: Request,
  ports: WebhookPorts,
  requestId: string,
): Promise<Response> {
  try {
    if (request.method !== 'POST')
      throw new ProtocolError('method_not_allowed', 'Webhooks are sent by POST.');
    const event = ports.payments.readWebhook(await readBody(request), request.headers);
    const outcome = await take(ports, event);
    ports.log('info', 'webhook', { kind: event.kind, outcome, requestId });
    return Response.json({ received: true, outcome }, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    const refusal = toAppError(error);
    const level = refusal.code === 'internal' ? 'error' : 'warn';
    const detail = refusal.code === 'internal' ? describeBug(error) : { code: refusal.code };
    ports.log(level, 'webhook refused', { requestId, ...detail });
    return answerError(refusal, requestId, refusal.code === 'method_not_allowed' ? { allow: 'POST' } : {});
  }
}
