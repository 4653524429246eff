import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AuthStage, goodPassword, signedUp, startAuth } from './auth-fixture.ts';
import { withAuthenticator } from './factor-fixture.ts';

let stage: AuthStage;
beforeAll(async () => {
  stage = await startAuth({ signIn: { totp: true } });
});
afterAll(() => stage.close());

async function person() {
  const account = await signedUp(stage);
  const { factorId } = await withAuthenticator(account.client, stage.now);
  /** As the client's experimental API asks, with the session's token. */
  const ask =
    (client: typeof account.client) =>
    async (method: string, path = '', body?: object) => {
      const token = (await client.auth.getSession()).data.session?.access_token ?? '';
      return account.visitor.raw(method, `/factors/recovery-codes${path}`, { body, bearer: token });
    };
  const fresh = stage.visitor().client;
  await fresh.auth.signInWithPassword({ email: account.email, password: goodPassword });
  return { ...account, factorId, own: ask(account.client), later: ask(fresh) };
}

it('are ten, each raises one session once, and the status tells how many are left', async () => {
  const { own, later } = await person();
  const made = await own('POST');
  const codes = made.body.codes as unknown as string[];
  expect([made.status, codes.length, new Set(codes).size]).toEqual([200, 10, 10]);
  const used = await later('POST', '/verify', { code: codes[0]?.toLowerCase().replaceAll('-', ' ') });
  const claims = JSON.parse(
    Buffer.from(String(used.body.access_token).split('.')[1] ?? '', 'base64url').toString(),
  );
  expect([used.status, claims.aal, claims.amr[0].method]).toEqual([200, 'aal2', 'recovery_code']);
  expect((await own('POST', '/verify', { code: codes[0] })).status).toBe(422);
  const status = await own('GET');
  expect([status.body.total, status.body.remaining]).toEqual([10, 9]);
});

it('are shown once, and stored as keyed hashes', async () => {
  const { own, client } = await person();
  const codes = (await own('POST')).body.codes as unknown as string[];
  const shown = JSON.stringify([(await own('GET')).body, await client.auth.getUser()]);
  const { rows } = await stage.database.asOwner((tx) => tx.query('select * from auth.mfa_recovery_codes'));
  for (const code of codes) expect(shown + JSON.stringify(rows)).not.toContain(code);
  expect((await own('POST')).status).toBe(422);
});

it('stop working when new ones are made, and with the last authenticator', async () => {
  const { own, later, client, factorId } = await person();
  const [old] = (await own('POST')).body.codes as unknown as string[];
  const [fresh] = (await own('POST', '/regenerate')).body.codes as unknown as string[];
  expect((await later('POST', '/verify', { code: old })).status).toBe(422);
  await client.auth.mfa.unenroll({ factorId });
  expect((await later('POST', '/verify', { code: fresh })).status).toBe(404);
});

it('are made, renewed and removed by a session of aal2 only', async () => {
  const { own, later } = await person();
  await own('POST');
  for (const [method, path] of [
    ['POST', ''],
    ['POST', '/regenerate'],
    ['DELETE', ''],
  ] as const) {
    const refused = await later(method, path);
    expect([refused.status, refused.body.error_code]).toEqual([403, 'insufficient_aal']);
  }
  expect((await own('DELETE')).status).toBe(200);
  expect((await own('GET')).status).toBe(404);
});

it('are guessed ten times in a quarter of an hour at most', async () => {
  const { own, later } = await person();
  await own('POST');
  const statuses: number[] = [];
  for (let at = 0; at < 11; at += 1) {
    statuses.push((await later('POST', '/verify', { code: 'AAAA-AAAA-AAAA-AAAA' })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(422), 429]);
});
