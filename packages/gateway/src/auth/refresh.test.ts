import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthStage, signedUp, startAuth } from './auth-fixture.ts';

let stage: AuthStage;
beforeAll(async () => {
  stage = await startAuth();
});
afterAll(() => stage.close());

async function refresh(token: string) {
  const visitor = stage.visitor();
  const answer = await visitor.raw('POST', '/token?grant_type=refresh_token', {
    body: { refresh_token: token },
  });
  return {
    status: answer.status,
    code: answer.body.error_code,
    next: String(answer.body.refresh_token ?? ''),
    body: answer.body,
  };
}

const liveTokens = async (userId: string) => {
  const { rows } = await stage.database.asOwner((tx) =>
    tx.query(
      `select t.id from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id
        where s.user_id = $1 and t.used_at is null`,
      [userId],
    ),
  );
  return rows.length;
};

describe('refresh tokens', () => {
  it('rotate: each refresh gives a new one and a new access token, by the official client', async () => {
    const { client, session } = await signedUp(stage);
    stage.pass(1_800);
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    expect(Buffer.from(data.session?.refresh_token ?? '', 'base64url')).toHaveLength(32);
    expect(data.session?.expires_at).toBe((session.expires_at ?? 0) + 1_800);
  });

  it('are stored as SHA-256 only', async () => {
    const { session } = await signedUp(stage);
    const { next } = await refresh(session.refresh_token);
    const { rows } = await stage.database.asOwner((tx) => tx.query('select * from auth.refresh_tokens'));
    const stored = JSON.stringify(rows, (_key, value) => (typeof value === 'bigint' ? String(value) : value));
    expect(stored).not.toContain(session.refresh_token);
    expect(stored).not.toContain(next);
    expect(rows.every((row) => 'token_hash' in row && /^[0-9a-f]{64}$/.test(String(row.token_hash)))).toBe(
      true,
    );
  });

  it('the parent within 10 seconds returns the active session', async () => {
    const { session } = await signedUp(stage);
    const first = await refresh(session.refresh_token);
    stage.pass(10);
    const again = await refresh(session.refresh_token);
    expect(again.status).toBe(200);
    expect(again.next).toBe(first.next);
    expect((await refresh(first.next)).status).toBe(200);
  });

  it('the parent after more than 10 seconds revokes the family', async () => {
    const { session, visitor } = await signedUp(stage);
    const first = await refresh(session.refresh_token);
    const accessToken = String(first.body.access_token);
    expect((await visitor.raw('GET', '/user', { bearer: accessToken })).status).toBe(200);
    stage.pass(11);
    expect(await refresh(session.refresh_token)).toMatchObject({
      status: 400,
      code: 'refresh_token_already_used',
    });
    expect(await refresh(first.next)).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
    const after = await visitor.raw('GET', '/user', { bearer: accessToken });
    expect(after.status).toBe(401);
    expect(after.body.error_code).toBe('session_not_found');
  });

  it('a grandparent revokes the family even within 10 seconds', async () => {
    const { session } = await signedUp(stage);
    const first = await refresh(session.refresh_token);
    const second = await refresh(first.next);
    expect((await refresh(session.refresh_token)).code).toBe('refresh_token_already_used');
    expect((await refresh(second.next)).status).toBe(400);
  });

  it('parallel refreshes end with one live token, and every caller holds it', async () => {
    const { session, user } = await signedUp(stage);
    // The sign-up's link opened a session of its own.
    const before = await liveTokens(user.id);
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(session.refresh_token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ next }) => next)).size).toBe(1);
    expect(await liveTokens(user.id)).toBe(before);
  });

  it('a theft in one session leaves the user’s other sessions alone', async () => {
    const owner = await signedUp(stage);
    const other = stage.visitor();
    const { data } = await other.client.auth.signInWithPassword(owner);
    await refresh(owner.session.refresh_token);
    stage.pass(11);
    await refresh(owner.session.refresh_token);
    expect((await refresh(data.session?.refresh_token ?? '')).status).toBe(200);
  });

  it.each(['', 'x', 'x'.repeat(5_000)])('an unknown token is refused: %#', async (token) => {
    expect((await refresh(token)).status).toBe(400);
  });

  it('of a banned user are refused, and work again after the ban', async () => {
    const { session, user } = await signedUp(stage);
    const admin = stage.visitor({ key: stage.secrets.secretKey }).client.auth.admin;
    await admin.updateUserById(user.id, { ban_duration: '1h' });
    expect((await refresh(session.refresh_token)).code).toBe('user_banned');
    stage.pass(3_601);
    expect((await refresh(session.refresh_token)).status).toBe(200);
  });
});
