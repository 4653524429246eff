import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Tx } from '../database/port.ts';
import { HttpError, jsonResponse } from '../http.ts';
import { authError, validationFailed } from './errors.ts';
import {
  type FactorSession,
  lockFactorSession,
  raiseSession,
  requireRaised,
  requireRecent,
} from './factor-session.ts';
import { consumeFactorAttempt } from './limits.ts';
import type { AuthParts, Endpoint } from './parts.ts';
import { readJson } from './read-json.ts';
import { endSessions, sessionResponse } from './sessions.ts';
import { signedIn } from './signed-in.ts';
import { drawQrCode, matchingStep, randomTotpKey, toBase32, totpUri } from './totp.ts';
import type { UserRow } from './users.ts';

const maxFactors = 10;
const challengeMs = 5 * 60_000;

const noFactor = () => authError(404, 'mfa_factor_not_found', 'Factor not found');
const wrongCode = () => authError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');

type FactorNotice = 'second_factor_on' | 'second_factor_off' | 'factor_added' | 'factor_removed';

/** Emails the account's owner what became of a second factor. */
export async function mailFactorNotice(
  parts: AuthParts,
  tx: Tx,
  user: UserRow,
  kind: FactorNotice | 'recovery_code_used',
): Promise<void> {
  // An anonymous user has no mailbox.
  if (user.email === '') return;
  await parts.mailer.enqueue(tx, {
    kind,
    to: user.email,
    user: { id: user.id, metadata: user.raw_user_meta_data },
  });
}

const isCounted = ({ factor_type: type, status }: UserRow['factors'][number]) =>
  type === 'totp' && status === 'verified';

/** Throws unless the operator offers second factors. */
export function requireOffered({ signInOptions }: AuthParts): void {
  if (signInOptions.totp) return;
  throw authError(422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP');
}

const Enrollment = z.object({
  factor_type: z.string().catch(''),
  friendly_name: z.string().max(100).nullish(),
  issuer: z.string().max(100).nullish(),
});

/** Throws where the user may enroll no further factor under that name. */
function checkRoom({ user }: FactorSession, name: string): void {
  const kept = user.factors.filter(({ status }) => status === 'verified');
  if (kept.length >= maxFactors) {
    throw authError(422, 'too_many_enrolled_mfa_factors', 'Maximum number of verified factors reached');
  }
  if (name !== '' && kept.some(({ friendly_name }) => friendly_name === name)) {
    throw authError(422, 'mfa_factor_name_conflict', `A factor with the name "${name}" already exists`);
  }
}

/**
 * POST /factors: a new TOTP factor, which counts once a code of it was verified. The response is the only one that holds its
 * key. One that waits for its code is replaced.
 */
export const enrollFactor: Endpoint = async (parts, call) => {
  signedIn(call);
  requireOffered(parts);
  const body = await readJson(call.request, Enrollment);
  if (body.factor_type !== 'totp') throw validationFailed('factor_type needs to be totp');
  const name = body.friendly_name ?? '';
  const id = randomUUID();
  const key = randomTotpKey();
  const user = await parts.database.asOwner(async (tx) => {
    const session = await lockFactorSession(parts, tx, call);
    requireRaised(session, 'enroll a new factor');
    requireRecent(parts, session);
    checkRoom(session, name);
    await tx.query(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [
      session.user.id,
    ]);
    await tx.query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, secret, created_at, updated_at)
       values ($1, $2, $3, 'totp', $4, $5, $5)`,
      [id, session.user.id, name, parts.keySeal.seal(id, key), new Date(parts.clock())],
    );
    return session.user;
  });
  const issuer = body.issuer?.trim() || new URL(parts.authUrl).host;
  const uri = totpUri(key, user.email || user.id, issuer);
  const totp = { qr_code: await drawQrCode(uri), secret: toBase32(key), uri };
  return jsonResponse(200, { id, type: 'totp', friendly_name: name, totp });
};

/** POST /factors/{id}/challenge: five minutes in which this session may send a code. */
export const challengeFactor: Endpoint = async (parts, call) => {
  requireOffered(parts);
  const id = randomUUID();
  const expiresAt = new Date(parts.clock() + challengeMs);
  await parts.database.asOwner(async (tx) => {
    const session = await lockFactorSession(parts, tx, call);
    // One challenge a session: the row count is bounded by the sessions.
    await tx.query('delete from auth.mfa_challenges where session_id = $1', [session.id]);
    const { rows } = await tx.query(
      `insert into auth.mfa_challenges (id, factor_id, session_id, expires_at)
       select $1, id, $4, $5 from auth.mfa_factors where id = $2 and user_id = $3 and factor_type = 'totp' returning id`,
      [id, call.id, session.user.id, session.id, expiresAt],
    );
    if (rows.length === 0) throw noFactor();
  });
  return jsonResponse(200, { id, type: 'totp', expires_at: Math.floor(expiresAt.getTime() / 1_000) });
};

/** Uses up the session's challenge of that factor. Throws 422 where it has run out or never was. */
async function consumeChallenge(
  parts: AuthParts,
  tx: Tx,
  session: FactorSession,
  factorId: string,
  id: string,
) {
  const { rows } = await tx.query(
    `delete from auth.mfa_challenges where id = $1 and factor_id = $2 and session_id = $3 and expires_at > $4 returning id`,
    [id, factorId, session.id, new Date(parts.clock())],
  );
  if (rows.length > 0) return;
  throw authError(
    422,
    'mfa_challenge_expired',
    'MFA challenge has expired, verify against another challenge',
  );
}

interface TotpRow {
  secret: string;
  status: string;
}

/** Accepts a code of the factor, once. Resolves to whether it was right. */
async function acceptCode(
  parts: AuthParts,
  tx: Tx,
  factorId: string,
  row: TotpRow,
  code: string,
): Promise<boolean> {
  const step = matchingStep(parts.keySeal.open(factorId, row.secret), code, parts.clock());
  if (step === undefined) return false;
  const { rows } = await tx.query(
    `update auth.mfa_factors set last_step = $2, status = 'verified', updated_at = $3
      where id = $1 and (last_step is null or last_step < $2) returning id`,
    [factorId, step, new Date(parts.clock())],
  );
  return rows.length > 0;
}

const Verification = z.object({ challenge_id: z.uuid(), code: z.string().max(20) });

/**
 * POST /factors/{id}/verify: a code, for a session of level aal2. The first right code makes the factor count, and ends the
 * user's other sessions, which never proved it.
 */
export const verifyFactor: Endpoint = async (parts, call) => {
  requireOffered(parts);
  const { userId } = signedIn(call);
  const { challenge_id: challengeId, code } = await readJson(call.request, Verification);
  const takeBack = await consumeFactorAttempt(parts, userId, 'totp');
  const outcome = await parts.database.asOwner(async (tx) => {
    const session = await lockFactorSession(parts, tx, call);
    const { rows } = await tx.query<TotpRow>(
      `select secret, status from auth.mfa_factors where id = $1 and user_id = $2 and factor_type = 'totp' for update`,
      [call.id, session.user.id],
    );
    const [row] = rows;
    if (!row) throw noFactor();
    const isNew = row.status !== 'verified';
    if (isNew) requireRaised(session, 'verify a new factor');
    await consumeChallenge(parts, tx, session, call.id, challengeId);
    // Returned, not thrown: the challenge stays used.
    if (!(await acceptCode(parts, tx, call.id, row, code))) return wrongCode();
    if (isNew) {
      await endSessions(tx, session.user.id, { allBut: session.id });
      const isFirst = !session.user.factors.some(isCounted);
      await mailFactorNotice(parts, tx, session.user, isFirst ? 'second_factor_on' : 'factor_added');
    }
    return raiseSession(parts, tx, session, 'totp');
  });
  if (outcome instanceof HttpError) throw outcome;
  await takeBack();
  parts.sessionChecks.forgetUser(userId);
  return sessionResponse(parts, outcome);
};

/** DELETE /factors/{id}: ends a factor. With the last TOTP factor its recovery codes and the raised level of all sessions end. */
export const removeFactor: Endpoint = async (parts, call) => {
  await parts.database.asOwner(async (tx) => {
    const session = await lockFactorSession(parts, tx, call);
    const factor = session.user.factors.find(({ id }) => id === call.id.toLowerCase());
    if (!factor) throw noFactor();
    if (factor.status === 'verified') {
      requireRaised(session, 'unenroll a verified factor');
      requireRecent(parts, session);
    }
    await deleteFactor(parts, tx, session.user, factor.id);
  });
  return jsonResponse(200, { id: call.id });
};

/** Deletes a user's factor, and what means nothing without any TOTP factor. The owner hears of one that counted. */
export async function deleteFactor(parts: AuthParts, tx: Tx, user: UserRow, factorId: string): Promise<void> {
  const { id: userId } = user;
  const [gone, others] = [
    user.factors.find(({ id }) => id === factorId),
    user.factors.filter(({ id }) => id !== factorId),
  ];
  await tx.query('delete from auth.mfa_factors where id = $1 and user_id = $2', [factorId, userId]);
  const isLast = !others.some(isCounted);
  if (gone && isCounted(gone)) {
    await mailFactorNotice(parts, tx, user, isLast ? 'second_factor_off' : 'factor_removed');
  }
  if (!isLast) return;
  await tx.query(`delete from auth.mfa_factors where user_id = $1 and factor_type = 'recovery_code'`, [
    userId,
  ]);
  await tx.query(
    `update auth.sessions set aal = 'aal1', factor_method = null, factor_at = null where user_id = $1`,
    [userId],
  );
}
