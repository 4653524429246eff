import type { SupabaseClient } from '@supabase/supabase-js';
import { stepAt, totpCode } from './totp.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator app shows for a secret, at a time in milliseconds. */
export function authenticatorCode(secret: string, milliseconds: number): string {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return totpCode(Buffer.from(bytes), stepAt(milliseconds));
}

/** Sends a code of a factor, with a challenge of its own. */
export async function sendCode(client: SupabaseClient, factorId: string, code: string) {
  return client.auth.mfa.challengeAndVerify({ factorId, code });
}

/** Enrolls and verifies an authenticator; the client's session is of level aal2 then. */
export async function withAuthenticator(client: SupabaseClient, now: () => number) {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
  if (error || data.type !== 'totp') throw error ?? new Error('no TOTP factor');
  const { secret } = data.totp;
  const verified = await sendCode(client, data.id, authenticatorCode(secret, now()));
  if (verified.error) throw verified.error;
  return { factorId: data.id, secret };
}
