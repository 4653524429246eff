import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AuthStage, freshEmail, goodPassword, openLink, signedUp, startAuth } from './auth-fixture.ts';

let stage: AuthStage;
beforeAll(async () => {
  stage = await startAuth({ signIn: { anonymous: true }, signUps: { perHour: 3 } });
});
afterAll(() => stage.close());

async function anonymous() {
  const visitor = stage.visitor();
  const { data, error } = await visitor.client.auth.signInAnonymously({
    options: { data: { theme: 'dark' } },
  });
  if (error || !data.user) throw error ?? new Error('no user');
  return { visitor, client: visitor.client, user: data.user, session: data.session };
}

const claimsOf = (token = '') => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

it('makes a user without an address, whose token says so', async () => {
  const { client, user, session } = await anonymous();
  expect([user.is_anonymous, user.email, user.identities, user.user_metadata]).toEqual([
    true,
    '',
    [],
    { theme: 'dark' },
  ]);
  const claims = claimsOf(session?.access_token);
  expect([claims.is_anonymous, claims.role, claims.amr[0].method]).toEqual([
    true,
    'authenticated',
    'anonymous',
  ]);
  const refreshed = await client.auth.refreshSession();
  expect(claimsOf(refreshed.data.session?.access_token).is_anonymous).toBe(true);
  const other = await anonymous();
  expect(other.user.id).not.toBe(user.id);
});

it('links an address that its mailbox confirms, and keeps the id', async () => {
  const { client, user } = await anonymous();
  const email = freshEmail();
  const asked = await client.auth.updateUser({ email });
  expect([asked.error, asked.data.user?.is_anonymous, asked.data.user?.new_email]).toEqual([
    null,
    true,
    email,
  ]);
  const { code } = await stage.lastMail(email);
  const verified = await client.auth.verifyOtp({ email, token: code ?? '', type: 'email_change' });
  expect(verified.error).toBeNull();
  expect([verified.data.user?.id, verified.data.user?.email, verified.data.user?.is_anonymous]).toEqual([
    user.id,
    email,
    false,
  ]);
  expect(verified.data.user?.app_metadata.providers).toEqual(['email']);
  expect(claimsOf(verified.data.session?.access_token).is_anonymous).toBe(false);
  expect((await client.auth.updateUser({ password: goodPassword })).error).toBeNull();
  const again = await stage.visitor().client.auth.signInWithPassword({ email, password: goodPassword });
  expect(again.data.user?.id).toBe(user.id);
});

it('leaves an address to the account that has it', async () => {
  const { email } = await signedUp(stage);
  const { client } = await anonymous();
  expect((await client.auth.updateUser({ email })).error).toBeNull();
  expect((await stage.lastMail(email)).link).toBeUndefined();
  expect((await client.auth.getUser()).data.user?.is_anonymous).toBe(true);
});

it('gives the link of the email to its mailbox alone: the anonymous user stays so until it is opened', async () => {
  const { client, user } = await anonymous();
  const email = freshEmail();
  await client.auth.updateUser({ email });
  expect((await client.auth.getUser()).data.user?.is_anonymous).toBe(true);
  const opened = await openLink(stage, (await stage.lastMail(email)).link);
  expect(claimsOf(opened.fragment.get('access_token') ?? '').sub).toBe(user.id);
  expect((await client.auth.getUser()).data.user?.email).toBe(email);
});

it('takes no password before an address is confirmed', async () => {
  const { client } = await anonymous();
  const { error } = await client.auth.updateUser({ password: goodPassword });
  expect([error?.status, error?.code]).toEqual([422, 'validation_failed']);
});

it('counts as a new account of the network', async () => {
  const clientAddress = '203.0.113.99';
  const answers: (number | undefined)[] = [];
  for (let at = 0; at < 4; at += 1) {
    const { error } = await stage.visitor({ clientAddress }).client.auth.signInAnonymously();
    answers.push(error?.status);
  }
  expect(answers).toEqual([undefined, undefined, undefined, 429]);
});

it('is off unless the operator turns it on, and settings say which', async () => {
  const off = await startAuth();
  const { error } = await off.visitor().client.auth.signInAnonymously();
  expect([error?.status, error?.code]).toEqual([422, 'anonymous_provider_disabled']);
  const external = async (at: AuthStage) =>
    ((await at.visitor().raw('GET', '/settings')).body as { external?: unknown }).external;
  expect(await external(off)).toMatchObject({ anonymous_users: false });
  expect(await external(stage)).toMatchObject({ anonymous_users: true });
  await off.close();
});
