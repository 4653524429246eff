import { z } from 'zod';
import type { Tx } from '../database/port.ts';
import { HttpError, jsonResponse } from '../http.ts';
import { requestEmailChange } from './email-change.ts';
import { validationFailed } from './errors.ts';
import { evenly } from './even-time.ts';
import { challengeFields, challengeOf, Email } from './fields.ts';
import { limitByAddress, withMailAllowance } from './limits.ts';
import { mailToken } from './mail-token.ts';
import type { AuthCall, AuthParts, Endpoint } from './parts.ts';
import { readJson } from './read-json.ts';
import { findUserByEmail, type UserRow } from './users.ts';

const Address = z.object({ email: Email, ...challengeFields });
const Resend = Address.extend({ type: z.string().catch('') });

/** Emails the token if there is an account that may use it; returns `{}` in any case. */
async function mailIfKnown(
  parts: AuthParts,
  call: AuthCall,
  kind: 'signup' | 'recovery',
  body: z.output<typeof Address>,
): Promise<Response> {
  const redirectTo = parts.redirects.choose(call.url.searchParams.get('redirect_to'));
  const challenge = challengeOf(body);
  /** The account that such an email is for. */
  async function findRecipient(tx: Tx): Promise<UserRow | undefined> {
    const user = await findUserByEmail(tx, body.email);
    return kind === 'signup' && user?.email_confirmed_at ? undefined : user;
  }
  await evenly(parts.answerFloorMs, async () => {
    const { database } = parts;
    if (!(await database.asOwner(findRecipient))) return;
    await withMailAllowance(parts, body.email, kind, (allowance) =>
      database.asOwner(async (tx) => {
        const user = await findRecipient(tx);
        if (user) await mailToken(parts, tx, user, kind, { redirectTo, challenge, allowance });
      }),
    );
  });
  return jsonResponse(200, {});
}

/** POST /recover: an email that lets a known account set a new password. */
export const recover: Endpoint = async (parts, call) => {
  await limitByAddress(parts, call, 'recover');
  return mailIfKnown(parts, call, 'recovery', await readJson(call.request, Address));
};

/** Sends the emails of a change of address once more, for an account that has one; returns `{}` in any case. */
async function mailChangeAgain(
  parts: AuthParts,
  call: AuthCall,
  body: z.output<typeof Address>,
): Promise<Response> {
  const redirectTo = parts.redirects.choose(call.url.searchParams.get('redirect_to'));
  const challenge = challengeOf(body);
  await evenly(parts.answerFloorMs, async () => {
    const user = await parts.database.asOwner((tx) => findUserByEmail(tx, body.email));
    if (!user?.email_change) return;
    try {
      await requestEmailChange(parts, user, user.email_change, { redirectTo, challenge });
    } catch (error) {
      // Over the limit, or changed meanwhile: whoever asks doesn't learn that there is such an account.
      if (!(error instanceof HttpError)) throw error;
    }
  });
  return jsonResponse(200, {});
}

/** POST /resend: the confirmation of a sign-up or of a change of address once more, for an account that still lacks it. */
export const resend: Endpoint = async (parts, call) => {
  await limitByAddress(parts, call, 'resend');
  const body = await readJson(call.request, Resend);
  if (body.type === 'email_change') return mailChangeAgain(parts, call, body);
  if (body.type !== 'signup') throw validationFailed('Resend requires the type signup or email_change');
  return mailIfKnown(parts, call, 'signup', body);
};
