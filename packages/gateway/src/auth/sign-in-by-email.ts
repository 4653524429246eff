import { z } from 'zod';
import { HttpError, jsonResponse } from '../http.ts';
import { authError } from './errors.ts';
import { evenly } from './even-time.ts';
import { challengeFields, challengeOf, Email, Metadata } from './fields.ts';
import { consumeSignUp, limitByAddress, withMailAllowance } from './limits.ts';
import { mailToken } from './mail-token.ts';
import type { LinkOptions } from './one-time-tokens.ts';
import type { AuthCall, AuthParts, Endpoint } from './parts.ts';
import { parseFields, readJson } from './read-json.ts';
import { emailProvider, findUserByEmail, insertUser } from './users.ts';

const Anything = z.looseObject({ email: z.unknown().optional(), phone: z.unknown().optional() });
const Body = z.object({
  email: Email,
  data: Metadata.nullish(),
  create_user: z.boolean().nullish(),
  ...challengeFields,
});
type Wish = z.output<typeof Body>;

/** Whether the network may make another account. Past its limit nothing is made and nothing is said. */
async function mayCreate(parts: AuthParts, call: AuthCall, email: string): Promise<boolean> {
  try {
    await consumeSignUp(parts, call, email);
    return true;
  } catch (error) {
    if (error instanceof HttpError) return false;
    throw error;
  }
}

/** Emails a link and a code to an account, or to a new one that they confirm. */
async function mailSignIn(parts: AuthParts, call: AuthCall, wish: Wish, link: LinkOptions): Promise<void> {
  const { database } = parts;
  const known = await database.asOwner((tx) => findUserByEmail(tx, wish.email));
  if (!known && (wish.create_user === false || !(await mayCreate(parts, call, wish.email)))) return;
  await withMailAllowance(parts, wish.email, 'magiclink', async (allowance) => {
    if (!allowance.isAllowed) return;
    await database.asOwner(async (tx) => {
      const made = known
        ? undefined
        : await insertUser(
            tx,
            {
              id: parts.hashes.uuid('user', wish.email),
              email: wish.email,
              encryptedPassword: null,
              confirmedAt: null,
              appMetadata: emailProvider,
              userMetadata: wish.data ?? {},
            },
            new Date(parts.clock()),
          );
      const user = made ?? (await findUserByEmail(tx, wish.email));
      if (user) await mailToken(parts, tx, user, 'magiclink', { ...link, allowance });
    });
  });
}

/**
 * POST /otp: an email that signs in. The answer is the same for known and unknown addresses, and where no account may be
 * made: GoTrue tells them apart.
 */
export const sendOtp: Endpoint = async (parts, call) => {
  await limitByAddress(parts, call, 'otp');
  if (!parts.email.signIn) {
    throw authError(422, 'otp_disabled', 'Sign-in by mailed code or link is not offered: use a password');
  }
  const fields = await readJson(call.request, Anything);
  if (fields.phone) throw authError(400, 'phone_provider_disabled', 'Unsupported phone provider');
  const wish = parseFields(fields, Body);
  const redirectTo = parts.redirects.choose(call.url.searchParams.get('redirect_to'));
  const challenge = challengeOf(wish);
  await evenly(parts.answerFloorMs, () => mailSignIn(parts, call, wish, { redirectTo, challenge }));
  return jsonResponse(200, {});
};
