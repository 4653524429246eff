import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthStage, openLink, signedUp, startAuth } from './auth-fixture.ts';

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
    expect(Buffer.from(data.session?.refresh_token ?? '', 'base64url')).toHaveLength(64);
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

describe('what is kept of a session', () => {
  const count = async (sql: string, ...params: unknown[]) => {
    const { rows } = await stage.database.asOwner((tx) => tx.query<{ n: number }>(sql, params));
    return rows[0]?.n;
  };
  const tokensOf = (userId: string) =>
    count(
      `select count(*)::int as n from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id
        where s.user_id = $1`,
      userId,
    );

  it('is a handful of tokens, however often it was refreshed', async () => {
    const { session, user } = await signedUp(stage);
    let token = session.refresh_token;
    const before = (await tokensOf(user.id)) ?? 0;
    for (let i = 0; i < 40; i++) {
      stage.pass(1_800);
      token = (await refresh(token)).next;
    }
    expect(await tokensOf(user.id)).toBeLessThanOrEqual(before + 1);
    expect((await refresh(token)).status).toBe(200);
  });

  it('still recognizes a copy of a token that is stored no longer, and ends the session', async () => {
    const { session } = await signedUp(stage);
    let token = session.refresh_token;
    for (let i = 0; i < 5; i++) {
      stage.pass(3_600);
      token = (await refresh(token)).next;
    }
    expect(await refresh(session.refresh_token)).toMatchObject({
      status: 400,
      code: 'refresh_token_already_used',
    });
    expect((await refresh(token)).code).toBe('refresh_token_not_found');
  });

  it('lets nobody end a session with a token that they made up for it', async () => {
    const thief = await signedUp(stage);
    const { session } = await signedUp(stage);
    const own = Buffer.from(thief.session.refresh_token, 'base64url');
    const victims = Buffer.from(session.refresh_token, 'base64url');
    const forged = Buffer.concat([own.subarray(0, 32), victims.subarray(32, 48), own.subarray(48)]);
    const random = Buffer.concat([own.subarray(0, 32), victims.subarray(32)]);
    for (const token of [forged, random]) {
      expect((await refresh(token.toString('base64url'))).code).toBe('refresh_token_not_found');
    }
    expect((await refresh(session.refresh_token)).status).toBe(200);
  });

  it('ends after 60 days without use', async () => {
    const { session } = await signedUp(stage);
    stage.pass(59 * 86_400);
    const { next } = await refresh(session.refresh_token);
    stage.pass(61 * 86_400);
    expect(await refresh(next)).toMatchObject({ status: 400, code: 'session_expired' });
    expect((await refresh(next)).code).toBe('refresh_token_not_found');
  });

  it('ends after 365 days of use', async () => {
    const { session } = await signedUp(stage);
    let answer = { next: session.refresh_token, status: 200, code: undefined as unknown };
    let months = 0;
    for (; answer.status === 200 && months < 24; months++) {
      stage.pass(30 * 86_400);
      answer = await refresh(answer.next);
    }
    expect(months).toBe(13);
    expect(answer.code).toBe('session_expired');
  });

  it('is as long as the operator says', async () => {
    const own = await startAuth({ sessions: { idleDays: 1 } });
    try {
      const { session, client } = await signedUp(own);
      own.pass(2 * 86_400);
      const { error } = await client.auth.refreshSession(session);
      expect(error?.code).toBe('session_expired');
    } finally {
      await own.close();
    }
  });

  it('is given up for a new one past 50 of a user, the longest unused first', async () => {
    const { session, user, email, password } = await signedUp(stage);
    let latest = session.refresh_token;
    for (let i = 0; i < 51; i++) {
      stage.pass(1);
      const { data } = await stage.visitor().client.auth.signInWithPassword({ email, password });
      latest = data.session?.refresh_token ?? '';
    }
    expect(await count('select count(*)::int as n from auth.sessions where user_id = $1', user.id)).toBe(50);
    expect((await refresh(session.refresh_token)).code).toBe('refresh_token_not_found');
    expect((await refresh(latest)).status).toBe(200);
  });

  it('is swept when it has run out, and so are links and codes', async () => {
    const { user, email } = await signedUp(stage);
    const lost = stage.visitor({ flowType: 'pkce' });
    await lost.client.auth.resetPasswordForEmail(email);
    await openLink(stage, (await stage.lastMail(email)).link);
    stage.pass(3_601);
    await lost.client.auth.resetPasswordForEmail(email);
    const codes = 'select count(*)::int as n from auth.flow_codes where user_id = $1';
    const links = 'select count(*)::int as n from auth.one_time_tokens where user_id = $1';
    expect([await count(codes, user.id), await count(links, user.id)]).toEqual([1, 1]);
    stage.pass(601);
    await stage.auth.sweep();
    expect([await count(codes, user.id), await count(links, user.id)]).toEqual([0, 0]);
    const sessions = 'select count(*)::int as n from auth.sessions where user_id = $1';
    expect(await count(sessions, user.id)).toBeGreaterThan(0);
    stage.pass(61 * 86_400);
    await stage.auth.sweep();
    expect(await count(sessions, user.id)).toBe(0);
    expect(
      await count('select count(*)::int as n from auth.known_networks where user_id = $1', user.id),
    ).toBe(2);
    stage.pass(30 * 86_400);
    await stage.auth.sweep();
    expect(
      await count('select count(*)::int as n from auth.known_networks where user_id = $1', user.id),
    ).toBe(0);
  });
});
