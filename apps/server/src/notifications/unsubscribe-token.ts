import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Kinds of notification emails. Each has its own unsubscribe link, which holds its place here: a new one goes last. */
export const notificationKinds = [
  'daily_reminder',
  'achievement_alert',
  'weekly_report',
  'interview_day',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Whose emails of which kind a link ends. */
export interface Subscription {
  userId: string;
  kind: NotificationKind;
}

const keyBytes = 32;
const idBytes = 16;
/** Keeps the key apart from every other use of the secret it is made of. */
const purpose = 'greenroom unsubscribe link v1';

/** The key of unsubscribe links, made of the server's secret for this one purpose (HKDF, RFC 5869). */
export function unsubscribeKey(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, keyBytes));
}

const sign = (key: Buffer, payload: string) => createHmac('sha256', key).update(payload).digest();

/** A token without an end: the link of an old email still has to work. It can do nothing but unsubscribe. */
export function makeUnsubscribeToken(key: Buffer, { userId, kind }: Subscription): string {
  const id = Buffer.from(userId.replaceAll('-', ''), 'hex');
  const payload = Buffer.concat([id, Buffer.from([notificationKinds.indexOf(kind)])]).toString('base64url');
  return `${payload}.${sign(key, payload).toString('base64url')}`;
}

/** What a token says; null where it was not made with this key. */
export function readUnsubscribeToken(key: Buffer, token: string): Subscription | null {
  const [payload = '', signature = '', ...rest] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(key, payload);
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const bytes = Buffer.from(payload, 'base64url');
  const kind = notificationKinds[bytes[idBytes] ?? -1];
  if (bytes.length !== idBytes + 1 || !kind) return null;
  const hex = bytes.toString('hex', 0, idBytes);
  const userId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { userId, kind };
}
