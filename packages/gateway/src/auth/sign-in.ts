import { z } from 'zod';
import { authError, invalidCredentials, userBanned, validationFailed } from './errors.ts';
import { deviceCookie } from './known-clients.ts';
import { consumeAccountAttempt, consumePasswordAttempt } from './limits.ts';
import type { Endpoint } from './parts.ts';
import { readJson } from './read-json.ts';
import { openSession, sessionResponse } from './sessions.ts';
import { findUserByEmail, isBanned, type UserRow, userColumns } from './users.ts';

const Body = z.object({ email: z.string().catch(''), password: z.string().catch('') });

const notConfirmed = () => authError(400, 'email_not_confirmed', 'Email not confirmed');

/**
 * POST /token?grant_type=password. A wrong password and an unknown address get the same answer in the same time; that an
 * address is unconfirmed or an account banned is said only to who knows the password, or
 * has just tried to sign up with it: what a sign-up hides, a sign-in after it hides as well.
 */
export const signIn: Endpoint = async (parts, call) => {
  const body = await readJson(call.request, Body);
  const email = body.email.trim().toLowerCase();
  if (email === '') throw validationFailed('missing email or phone');
  const refundAccount = await consumeAccountAttempt(parts, call, email);
  const user = await parts.database.asOwner((tx) => findUserByEmail(tx, email));
  const userId = user?.id ?? parts.hashes.uuid('user', email);
  const attempt = await consumePasswordAttempt(parts, call, email, userId);
  // Always both, so that the time does not tell which of the two there is.
  const hashes = [user?.encrypted_password, user?.attempted_password];
  const [isRight, isAttempt] = await parts.passwords.matchesEach(body.password, hashes);
  if (!user || !(isRight || isAttempt)) throw attempt.refusal(invalidCredentials());
  await attempt.takeBack();
  await refundAccount();
  if (!isRight) throw notConfirmed();
  if (isBanned(user, parts.clock())) throw userBanned();
  if (!user.email_confirmed_at) throw notConfirmed();
  const session = await parts.database.asOwner(async (tx) => {
    // The password may have been changed while bcrypt was at work; a change locks the row as well.
    const { rows } = await tx.query<UserRow>(
      `select ${userColumns} from auth.users
        where id = $1 and encrypted_password = $2 and deleted_at is null for update`,
      [user.id, user.encrypted_password],
    );
    return rows[0] && openSession(parts, tx, rows[0], 'password', call);
  });
  if (!session) throw invalidCredentials();
  const answer = await sessionResponse(parts, session);
  answer.headers.append('set-cookie', deviceCookie(parts, user.id, call));
  return answer;
};
