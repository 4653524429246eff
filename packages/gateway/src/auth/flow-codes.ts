import { z } from 'zod';
import type { Tx } from '../database/port.ts';
import { authError, userBanned } from './errors.ts';
import type { PkceChallenge } from './fields.ts';
import { linkIdentity } from './identities.ts';
import type { AuthParts, Endpoint } from './parts.ts';
import type { ProviderProfile } from './provider.ts';
import { answersChallenge, hashToken, randomToken } from './random-token.ts';
import { readJson } from './read-json.ts';
import { openSession, type SessionMethod, sessionResponse } from './sessions.ts';
import { findUserById, isBanned } from './users.ts';

const lifeMs = 5 * 60_000;

/** An identity that is linked when the code is exchanged. */
interface AwaitedIdentity {
  provider: string;
  profile: ProviderProfile;
}

/** Stores a code that the browser which began the flow, and no other, can turn into a session within five minutes. */
export async function openFlow(
  parts: AuthParts,
  tx: Tx,
  userId: string,
  method: SessionMethod,
  pkce: PkceChallenge,
  identity?: AwaitedIdentity,
): Promise<string> {
  const code = randomToken();
  await tx.query(
    `insert into auth.flow_codes (code_hash, user_id, method, code_challenge, code_challenge_method, expires_at, identity)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb)`,
    [
      hashToken(code),
      userId,
      method,
      pkce.challenge,
      pkce.method,
      new Date(parts.clock() + lifeMs),
      identity ? JSON.stringify(identity) : null,
    ],
  );
  return code;
}

interface FlowRow {
  user_id: string;
  method: SessionMethod;
  code_challenge: string;
  code_challenge_method: string;
  identity: AwaitedIdentity | null;
}

const Body = z.object({
  auth_code: z.string().max(512).catch(''),
  code_verifier: z.string().max(512).catch(''),
});

const noFlow = () => authError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');

/** POST /token?grant_type=pkce: a code from a link and the verifier kept by the browser, for a session. */
export const exchangeCode: Endpoint = async (parts, call) => {
  const body = await readJson(call.request, Body);
  if (!body.auth_code || !body.code_verifier) {
    throw authError(
      400,
      'validation_failed',
      'invalid request: both auth code and code verifier should be non-empty',
    );
  }
  const session = await parts.database.asOwner(async (tx) => {
    // Throwing rolls the deletion back: a caller without the verifier can't use up the code.
    const { rows } = await tx.query<FlowRow>(
      `delete from auth.flow_codes where code_hash = $1 and expires_at > $2
       returning user_id, method, code_challenge, code_challenge_method, identity`,
      [hashToken(body.auth_code), new Date(parts.clock())],
    );
    const [flow] = rows;
    const user = flow && (await findUserById(tx, flow.user_id));
    if (!flow || !user) throw noFlow();
    if (!answersChallenge(body.code_verifier, flow.code_challenge, flow.code_challenge_method)) {
      throw authError(
        400,
        'bad_code_verifier',
        'code challenge does not match previously saved code verifier',
      );
    }
    if (isBanned(user, parts.clock())) throw userBanned();
    const { provider, profile } = flow.identity ?? {};
    const linked = provider && profile ? await linkIdentity(parts, tx, user.id, provider, profile) : user;
    return openSession(parts, tx, linked, flow.method, call);
  });
  return sessionResponse(parts, session);
};
