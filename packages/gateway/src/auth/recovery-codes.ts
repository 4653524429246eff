import { randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Tx } from '../database/port.ts';
import { HttpError, jsonResponse } from '../http.ts';
import { authError } from './errors.ts';
import {
  type FactorSession,
  lockFactorSession,
  raiseSession,
  requireFactor,
  requireRecent,
} from './factor-session.ts';
import { mailFactorNotice, requireOffered } from './factors.ts';
import { consumeFactorAttempt } from './limits.ts';
import type { AuthCall, AuthParts, Endpoint } from './parts.ts';
import { readJson } from './read-json.ts';
import { sessionResponse } from './sessions.ts';
import { signedIn } from './signed-in.ts';
import { toBase32 } from './totp.ts';
import type { UserRow } from './users.ts';

const codesOfASet = 10;
const codeBytes = 10;

const noCodes = () => authError(404, 'mfa_factor_not_found', 'There are no recovery codes');

/** 80 random bits in four groups: `ABCD-EFGH-IJKL-MNOP`. */
const randomRecoveryCode = () => (toBase32(randomBytes(codeBytes)).match(/.{4}/g) ?? []).join('-');

/** The hash of a code as it is typed: spaces, hyphens and case don't count. */
const hashOf = (parts: AuthParts, factorId: string, code: string) =>
  parts.hashes.code(factorId, 'recovery_code', code.replace(/[\s-]/g, '').toUpperCase());

const codesFactor = (user: UserRow) =>
  user.factors.find(({ factor_type }) => factor_type === 'recovery_code');

/** Stores a new set. The response is the only one that holds its codes. */
async function makeSet(parts: AuthParts, tx: Tx, { user }: FactorSession, name: string): Promise<Response> {
  const id = randomUUID();
  const codes = Array.from({ length: codesOfASet }, randomRecoveryCode);
  await tx.query(`delete from auth.mfa_factors where user_id = $1 and factor_type = 'recovery_code'`, [
    user.id,
  ]);
  await tx.query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
     values ($1, $2, $3, 'recovery_code', 'verified', $4, $4)`,
    [id, user.id, name, new Date(parts.clock())],
  );
  await tx.query('insert into auth.mfa_recovery_codes (factor_id, code_hash) select $1, unnest($2::text[])', [
    id,
    codes.map((code) => hashOf(parts, id, code)),
  ]);
  return jsonResponse(200, { id, type: 'recovery_code', friendly_name: name, total: codes.length, codes });
}

const inSession = <T>(
  parts: AuthParts,
  call: AuthCall,
  work: (tx: Tx, session: FactorSession) => Promise<T>,
) => {
  requireOffered(parts);
  return parts.database.asOwner(async (tx) => work(tx, await lockFactorSession(parts, tx, call)));
};

const Naming = z.object({ friendly_name: z.string().max(100).nullish() });

/** POST /factors/recovery-codes: the first set. Needs a session of level aal2. */
export const generateRecoveryCodes: Endpoint = async (parts, call) => {
  const { friendly_name: name } = await readJson(call.request, Naming);
  return inSession(parts, call, async (tx, session) => {
    requireFactor(session, 'generate recovery codes');
    requireRecent(parts, session);
    if (codesFactor(session.user)) {
      throw authError(422, 'mfa_verified_factor_exists', 'There are recovery codes already: regenerate them');
    }
    return makeSet(parts, tx, session, name ?? '');
  });
};

/** POST /factors/recovery-codes/regenerate: a new set; the codes of the last one stop working. */
export const regenerateRecoveryCodes: Endpoint = async (parts, call) =>
  inSession(parts, call, async (tx, session) => {
    requireFactor(session, 'regenerate recovery codes');
    requireRecent(parts, session);
    const factor = codesFactor(session.user);
    if (!factor) throw noCodes();
    return makeSet(parts, tx, session, factor.friendly_name ?? '');
  });

/** GET /factors/recovery-codes: how many are left, never which. */
export const recoveryCodesStatus: Endpoint = async (parts, call) =>
  inSession(parts, call, async (tx, session) => {
    const factor = codesFactor(session.user);
    if (!factor) throw noCodes();
    const { rows } = await tx.query<{ total: number; remaining: number }>(
      `select count(*)::integer as total, count(*) filter (where used_at is null)::integer as remaining
         from auth.mfa_recovery_codes where factor_id = $1`,
      [factor.id],
    );
    return jsonResponse(200, { id: factor.id, type: 'recovery_code', ...rows[0] });
  });

/** DELETE /factors/recovery-codes. Needs a session of level aal2. */
export const removeRecoveryCodes: Endpoint = async (parts, call) =>
  inSession(parts, call, async (tx, session) => {
    requireFactor(session, 'unenroll recovery codes');
    requireRecent(parts, session);
    const factor = codesFactor(session.user);
    if (!factor) throw noCodes();
    await tx.query('delete from auth.mfa_factors where id = $1', [factor.id]);
    return jsonResponse(200, { id: factor.id });
  });

const Verification = z.object({ code: z.string().max(64) });

/** POST /factors/recovery-codes/verify: a code, which is used up, for a session of level aal2. */
export const verifyRecoveryCode: Endpoint = async (parts, call) => {
  const { code } = await readJson(call.request, Verification);
  const { userId } = signedIn(call);
  const takeBack = await consumeFactorAttempt(parts, userId, 'recovery_code');
  const outcome = await inSession(parts, call, async (tx, session) => {
    const factor = codesFactor(session.user);
    if (!factor) throw noCodes();
    const { rows } = await tx.query(
      `update auth.mfa_recovery_codes set used_at = $3
        where factor_id = $1 and code_hash = $2 and used_at is null returning factor_id`,
      [factor.id, hashOf(parts, factor.id, code), new Date(parts.clock())],
    );
    if (rows.length === 0) return authError(422, 'mfa_verification_failed', 'Invalid recovery code entered');
    await mailFactorNotice(parts, tx, session.user, 'recovery_code_used');
    return raiseSession(parts, tx, session, 'recovery_code');
  });
  if (outcome instanceof HttpError) throw outcome;
  await takeBack();
  parts.sessionChecks.forgetUser(userId);
  return sessionResponse(parts, outcome);
};
