import { z } from 'zod';
import type { Tx } from '../database/port.ts';
import { jsonResponse } from '../http.ts';
import { validationFailed } from './errors.ts';
import { evenly } from './even-time.ts';
import { challengeFields, challengeOf, Email } from './fields.ts';
import { limitByAddress, withMailAllowance } from './limits.ts';
import { mailToken, type TokenKind } from './one-time-tokens.ts';
import type { AuthCall, AuthParts, Endpoint } from './parts.ts';
import { readJson } from './read-json.ts';
import { findUserByEmail, type UserRow } from './users.ts';

const Address = z.object({ email: Email, ...challengeFields });
const Resend = Address.extend({ type: z.string().catch('') });

/** Emails the token if there is an account that may use it; returns `{}` in any case. */
async function mailIfKnown(
  parts: AuthParts,
  call: AuthCall,
  kind: TokenKind,
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

/** POST /resend: the confirmation once more, for an account that still lacks it. */
export const resend: Endpoint = async (parts, call) => {
  await limitByAddress(parts, call, 'resend');
  const body = await readJson(call.request, Resend);
  if (body.type !== 'signup') throw validationFailed('Only the mail of type signup can be sent again');
  return mailIfKnown(parts, call, 'signup', body);
};
