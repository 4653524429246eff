import { msg, t } from '@lingui/core/macro';
import type { User } from '@supabase/supabase-js';
import { queryOptions } from '@tanstack/react-query';
import { loadConfig } from '@/lib/config.ts';
import { supabase } from '@/lib/supabase.ts';
import { type AccountResult, messageOf, type RefusalTexts, run } from './account.ts';

/** An app that makes codes for the account. */
export interface Authenticator {
  id: string;
  /** Empty where the user gave none. */
  name: string;
  since: Date;
}

/** What is known of the two-step sign-in of the account. */
export interface TwoStep {
  /** False where the server doesn't ask for it: turning it on would protect nothing. */
  isOffered: boolean;
  authenticators: readonly Authenticator[];
  /** Recovery codes that still work; null where none were made. */
  codesLeft: number | null;
}

/** The apps of a user that make valid codes, the oldest first. */
export const authenticatorsOf = ({ factors = [] }: Pick<User, 'factors'>): Authenticator[] =>
  factors
    .filter(({ factor_type: type, status }) => type === 'totp' && status === 'verified')
    .map(({ id, friendly_name: name, created_at: since }) => ({
      id,
      name: name ?? '',
      since: new Date(since),
    }))
    .sort((one, other) => one.since.getTime() - other.since.getTime());

export const nameOf = ({ name }: Authenticator) => name || t`Authenticator app`;

async function isOffered(): Promise<boolean> {
  const { url, publishableKey } = await loadConfig();
  const response = await fetch(`${url}/auth/v1/settings`, { headers: { apikey: publishableKey } });
  if (!response.ok) throw new Error(`the sign-in settings could not be read: ${response.status}`);
  return (await response.json()).second_factor?.required === true;
}

async function countCodes(): Promise<number | null> {
  const { data, error } = await (await supabase()).auth.mfa.recoveryCodes.getStatus();
  if (error?.code === 'mfa_factor_not_found') return null;
  if (error) throw error;
  return data.remaining;
}

/** Asks the server. Rejects where it can't be asked. */
async function readTwoStep(): Promise<TwoStep> {
  if (!(await isOffered())) return { isOffered: false, authenticators: [], codesLeft: null };
  const { data, error } = await (await supabase()).auth.getUser();
  if (error) throw error;
  const authenticators = authenticatorsOf(data.user);
  return {
    isOffered: true,
    authenticators,
    codesLeft: authenticators.length > 0 ? await countCodes() : null,
  };
}

/** A new app: what it scans, and the same as text. Both are shown once. */
export interface Enrollment {
  factorId: string;
  /** A picture as a `data:` address. */
  qrCode: string;
  secret: string;
  /** Opens an app on this device. */
  uri: string;
}

/** Where it doesn't begin: `proof` asks for the password or a code first. */
export type EnrollmentStart = Enrollment | 'proof' | { message: string };

/** Begins to set up an app; it counts once a code of it was right. */
export async function beginEnrollment(name: string): Promise<EnrollmentStart> {
  let start: EnrollmentStart = 'proof';
  const result = await run(async () => {
    const { auth } = await supabase();
    const { data, error } = await auth.mfa.enroll({
      factorType: 'totp',
      issuer: 'Greenroom',
      friendlyName: name,
    });
    if (error?.code === 'reauthentication_needed' || error?.code === 'insufficient_aal')
      return { error: null };
    if (error || data.type !== 'totp') return { error: error ?? new Error('no TOTP factor') };
    const { qr_code: qrCode, secret, uri } = data.totp;
    start = { factorId: data.id, qrCode, secret, uri };
    return { error: null };
  }, enrollmentTexts);
  return result.ok ? start : { message: result.message };
}

const enrollmentTexts: RefusalTexts = {
  mfa_factor_name_conflict: msg`You already have an app with that name. Choose another one.`,
  too_many_enrolled_mfa_factors: msg`You have ten authenticator apps, which is the most we keep. Remove one first.`,
};

const wrongCode = msg`That code isn't right, or it was already used. Type the one your app shows now.`;

const appTexts: RefusalTexts = {
  mfa_verification_failed: wrongCode,
  mfa_challenge_expired: wrongCode,
  mfa_factor_not_found: msg`That app was removed from your account. Sign in again.`,
  over_request_rate_limit: msg`Too many wrong codes. Wait 15 minutes, or use a recovery code.`,
};

const wrongRecoveryCode = msg`That code isn't right, or it was already used. Each one works once.`;

const recoveryTexts: RefusalTexts = {
  mfa_verification_failed: wrongRecoveryCode,
  mfa_factor_not_found: msg`Your account has no recovery codes. Use your authenticator app.`,
  over_request_rate_limit: msg`Too many wrong codes. Wait 15 minutes and try again.`,
};

/** Sends a code of an app; the session has its second step then. The app counts from its first right code on. */
export const sendAppCode = (factorId: string, code: string): Promise<AccountResult> =>
  run(async () => {
    const client = await supabase();
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code });
    // The operator may have removed the app: the session learns of it.
    if (error?.code === 'mfa_factor_not_found') await client.auth.refreshSession();
    // Its channels go on with the token of the second step.
    if (!error) await client.realtime.setAuth();
    return { error };
  }, appTexts);

/** Uses up a recovery code; the session has its second step then. */
export const sendRecoveryCode = (code: string): Promise<AccountResult> =>
  run(async () => (await supabase()).auth.mfa.recoveryCodes.verify({ code }), recoveryTexts);

/** How many recovery codes are left; null where it can't be told. */
export const codesLeft = () => countCodes().catch(() => null);

/** Proves the password of the signed-in user by a sign-in, which is recent enough for what follows. */
export const provePassword = (email: string, password: string): Promise<AccountResult> =>
  run(async () => (await supabase()).auth.signInWithPassword({ email, password }), {
    invalid_credentials: msg`That isn't your current password.`,
  });

/** New recovery codes: the first ones, or ones in place of those there are. */
export async function makeRecoveryCodes(): Promise<readonly string[] | { message: string }> {
  try {
    const { recoveryCodes } = (await supabase()).auth.mfa;
    const made = await recoveryCodes.generate();
    // There are some already.
    const { data, error } =
      made.error?.code === 'mfa_verified_factor_exists' ? await recoveryCodes.regenerate() : made;
    return error ? { message: messageOf(error) } : data.codes;
  } catch (error) {
    return { message: messageOf({ name: 'AuthRetryableFetchError', message: String(error) }) };
  }
}

/** Removes an app. With the last one the two-step sign-in is off. */
export const removeAuthenticator = (factorId: string): Promise<AccountResult> =>
  run(async () => {
    const { auth } = await supabase();
    const { error } = await auth.mfa.unenroll({ factorId });
    return error ? { error } : auth.refreshSession();
  });

/** What both halves of the dialog are given. */
export interface TwoStepParts {
  user: User;
  twoStep: TwoStep;
  /** Whether something is on the screen that is shown this once. */
  onHold(isHeld: boolean): void;
  /** To be called after a change on the server. */
  onChanged(): void;
  onClose(): void;
}

/** The state of the two-step sign-in of a user, kept while the page is open. */
export const twoStepQuery = (userId: string) =>
  queryOptions({ queryKey: ['two-step', userId], queryFn: readTwoStep });
