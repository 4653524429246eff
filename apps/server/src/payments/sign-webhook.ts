import { createHmac, randomBytes } from 'node:crypto';

/** A fresh webhook secret in the provider's form. */
export const makeWebhookKey = () => `whsec_${randomBytes(32).toString('base64')}`;

/** The headers of a webhook by the Standard Webhooks specification: id, time in seconds, HMAC-SHA256. */
export function signWebhook(
  webhookKey: string,
  webhook: { id: string; sentAt: number; body: string },
): Record<string, string> {
  const seconds = Math.floor(webhook.sentAt / 1000);
  const key = Buffer.from(webhookKey.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key)
    .update(`${webhook.id}.${seconds}.${webhook.body}`)
    .digest('base64');
  return {
    'content-type': 'application/json',
    'webhook-id': webhook.id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  };
}
