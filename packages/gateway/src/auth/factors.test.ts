import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AuthStage, goodPassword, openLink, signedUp, startAuth } from './auth-fixture.ts';
import { authenticatorCode, sendCode, withAuthenticator } from './factor-fixture.ts';

let stage: AuthStage;
beforeAll(async () => {
  stage = await startAuth({ signIn: { totp: true } });
});
afterAll(() => stage.close());

const levelOf = async (client: Awaited<ReturnType<typeof signedUp>>['client']) =>
  (await client.auth.mfa.getAuthenticatorAssuranceLevel()).data;
const codeNow = (secret: string) => authenticatorCode(secret, stage.now());
const wrongFor = (secret: string) => String((Number(codeNow(secret)) + 500_000) % 1_000_000).padStart(6, '0');
const outcome = ({ error }: { error: { status?: number; code?: string } | null }) => [
  error?.status,
  error?.code,
];

async function signInAgain(email: string) {
  const { client } = stage.visitor();
  const { error } = await client.auth.signInWithPassword({ email, password: goodPassword });
  if (error) throw error;
  return client;
}

it('raises a session by a code, and keeps the level over a refresh', async () => {
  const { client, email } = await signedUp(stage);
  const { factorId, secret } = await withAuthenticator(client, stage.now);
  expect(await levelOf(client)).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
  await client.auth.refreshSession();
  expect(await levelOf(client)).toMatchObject({ currentLevel: 'aal2' });
  const other = await signInAgain(email);
  expect(await levelOf(other)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
  stage.pass(60);
  expect((await sendCode(other, factorId, codeNow(secret))).error).toBeNull();
  const level = await levelOf(other);
  expect(
    level?.currentAuthenticationMethods.map((entry) => (typeof entry === 'string' ? entry : entry.method)),
  ).toEqual(['totp', 'password']);
  expect((await other.auth.mfa.listFactors()).data?.totp.map(({ id }) => id)).toEqual([factorId]);
});

it('ends the sessions that never proved the factor once it counts', async () => {
  const { client, email } = await signedUp(stage);
  const before = await signInAgain(email);
  await withAuthenticator(client, stage.now);
  // The client may ask with its access token or refresh first: both belong to a session that is over.
  const { data, error } = await before.auth.getUser();
  expect([data.user, error === null]).toEqual([null, false]);
  expect((await client.auth.getUser()).error).toBeNull();
});

it('shows the secret once, and stores it encrypted', async () => {
  const { client } = await signedUp(stage);
  const { secret, factorId } = await withAuthenticator(client, stage.now);
  const shown = JSON.stringify([await client.auth.getUser(), await client.auth.mfa.listFactors()]);
  expect(shown).not.toContain(secret);
  const { rows } = await stage.database.asOwner((tx) =>
    tx.query('select * from auth.mfa_factors where id = $1', [factorId]),
  );
  expect(JSON.stringify(rows)).not.toContain(secret);
  expect(stage.logs.join('')).not.toContain(secret);
});

it('accepts each code once, and none of another factor, session or time', async () => {
  const { client } = await signedUp(stage);
  const { factorId, secret } = await withAuthenticator(client, stage.now);
  expect(outcome(await sendCode(client, factorId, codeNow(secret)))).toEqual([
    422,
    'mfa_verification_failed',
  ]);
  stage.pass(60);
  const stale = authenticatorCode(secret, stage.now() - 120_000);
  expect(outcome(await sendCode(client, factorId, stale))).toEqual([422, 'mfa_verification_failed']);
  const stranger = await signedUp(stage);
  expect(outcome(await sendCode(stranger.client, factorId, codeNow(secret)))).toEqual([
    404,
    'mfa_factor_not_found',
  ]);
  const { data } = await client.auth.mfa.challenge({ factorId });
  const verify = () =>
    client.auth.mfa.verify({ factorId, challengeId: data?.id ?? '', code: codeNow(secret) });
  stage.pass(301);
  expect(outcome(await verify())).toEqual([422, 'mfa_challenge_expired']);
});

it('lets nobody try codes without end, from whatever session, and not in parallel', async () => {
  const { client, email } = await signedUp(stage);
  const { factorId, secret } = await withAuthenticator(client, stage.now);
  stage.pass(60);
  const thieves = await Promise.all(Array.from({ length: 8 }, () => signInAgain(email)));
  const tries = await Promise.all(thieves.map((thief) => sendCode(thief, factorId, wrongFor(secret))));
  expect(tries.map(({ error }) => error?.status).sort()).toEqual([422, 422, 422, 422, 422, 429, 429, 429]);
  expect(outcome(await sendCode(thieves[0] ?? client, factorId, codeNow(secret)))[0]).toBe(429);
  for (let quarter = 0; quarter < 5; quarter += 1) {
    stage.pass(901);
    const thief = await signInAgain(email);
    for (let at = 0; at < 5; at += 1) await sendCode(thief, factorId, wrongFor(secret));
  }
  stage.pass(901);
  expect(outcome(await sendCode(await signInAgain(email), factorId, codeNow(secret)))[0]).toBe(429);
  stage.pass(86_400);
  expect((await sendCode(await signInAgain(email), factorId, codeNow(secret))).error).toBeNull();
});

it('lets a session of aal1 change neither factors nor password nor address', async () => {
  const { client, email } = await signedUp(stage);
  const { factorId } = await withAuthenticator(client, stage.now);
  const thief = await signInAgain(email);
  const refused = [403, 'insufficient_aal'];
  expect(outcome(await thief.auth.mfa.enroll({ factorType: 'totp' }))).toEqual(refused);
  expect(outcome(await thief.auth.mfa.unenroll({ factorId }))).toEqual(refused);
  expect(outcome(await thief.auth.updateUser({ email: 'thief@mail.example' }))).toEqual(refused);
  const password = { password: 'Renewed-52!stage', current_password: goodPassword };
  expect(outcome(await thief.auth.updateUser(password))).toEqual(refused);
  const visitor = stage.visitor();
  await visitor.client.auth.resetPasswordForEmail(email);
  const { fragment } = await openLink(stage, (await stage.lastMail(email)).link);
  const recovered = await visitor.raw('PUT', '/user', {
    body: { password: 'Renewed-52!stage' },
    bearer: fragment.get('access_token') ?? '',
  });
  expect(recovered.status).toBe(403);
  expect((await client.auth.updateUser(password)).error).toBeNull();
});

it('ends a refresh token from before the code, and the session of whoever still uses it', async () => {
  const { client, visitor, session } = await signedUp(stage);
  await withAuthenticator(client, stage.now);
  const stolen = await visitor.raw('POST', '/token?grant_type=refresh_token', {
    body: { refresh_token: session?.refresh_token },
  });
  expect(stolen.status).toBe(400);
  expect((await client.auth.refreshSession()).error?.status).toBe(400);
});

it('goes back to aal1 everywhere when the last factor goes', async () => {
  const { client } = await signedUp(stage);
  const { factorId } = await withAuthenticator(client, stage.now);
  expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();
  await client.auth.refreshSession();
  expect(await levelOf(client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
});

it('counts a factor only after its first code, and keeps one that waits', async () => {
  const { client } = await signedUp(stage);
  const first = await client.auth.mfa.enroll({ factorType: 'totp' });
  const second = await client.auth.mfa.enroll({ factorType: 'totp' });
  const { data } = await client.auth.mfa.listFactors();
  expect([data?.all.map(({ id }) => id), data?.totp]).toEqual([[second.data?.id], []]);
  expect(await levelOf(client)).toMatchObject({ nextLevel: 'aal1' });
  expect(outcome(await sendCode(client, first.data?.id ?? '', '000000'))).toEqual([
    404,
    'mfa_factor_not_found',
  ]);
});

it('is off unless the operator turns it on', async () => {
  const off = await startAuth();
  const { client } = await signedUp(off);
  expect(outcome(await client.auth.mfa.enroll({ factorType: 'totp' }))).toEqual([
    422,
    'mfa_totp_enroll_not_enabled',
  ]);
  await off.close();
});
