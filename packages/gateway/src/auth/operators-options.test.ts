import { afterEach, describe, expect, it } from 'vitest';
import { type AuthStage, goodPassword, startAuth } from './auth-fixture.ts';
import { checkPassword, type PasswordOptions, passwordPolicyOf } from './password-policy.ts';

let stage: AuthStage | undefined;
afterEach(async () => {
  await stage?.close();
  stage = undefined;
});

const credentials = { email: 'ada@mail.example', password: goodPassword };

describe('without confirmation of addresses', () => {
  it('a new account is signed in at once, and gets no email', async () => {
    stage = await startAuth({ email: { confirm: false } });
    const { client } = stage.visitor();
    const { data, error } = await client.auth.signUp({ ...credentials, options: { data: { name: 'Ada' } } });
    expect(error).toBeNull();
    expect(data.session?.user).toMatchObject({ email: credentials.email, user_metadata: { name: 'Ada' } });
    expect((await client.auth.getUser()).data.user?.email_confirmed_at).toBeTruthy();
    expect(await stage.mails(credentials.email)).toEqual([]);
    const again = await stage.visitor().client.auth.signInWithPassword(credentials);
    expect(again.error).toBeNull();
  });

  it('an address that has an account is refused, and its password stays', async () => {
    stage = await startAuth({ email: { confirm: false } });
    await stage.visitor().client.auth.signUp(credentials);
    const taken = { ...credentials, password: 'Another-24!room' };
    const { data, error } = await stage.visitor().client.auth.signUp(taken);
    expect(data.session).toBeNull();
    expect(error).toMatchObject({ status: 422, code: 'user_already_exists' });
    expect((await stage.visitor().client.auth.signInWithPassword(taken)).error?.status).toBe(400);
    expect((await stage.visitor().client.auth.signInWithPassword(credentials)).error).toBeNull();
  });
});

describe('where sign-ups are closed', () => {
  it('nobody makes an account but the operator, and the settings say so', async () => {
    stage = await startAuth({ signUps: { isOpen: false }, signIn: { anonymous: true } });
    const { client, raw } = stage.visitor();
    expect((await client.auth.signUp(credentials)).error?.code).toBe('signup_disabled');
    expect((await client.auth.signInAnonymously()).error?.code).toBe('signup_disabled');
    // The same answer as for an address that has an account.
    expect((await client.auth.signInWithOtp({ email: credentials.email })).error).toBeNull();
    expect(await stage.mails(credentials.email)).toEqual([]);
    expect((await raw('GET', '/settings')).body.disable_signup).toBe(true);
    const { admin } = stage.visitor({ key: stage.secrets.secretKey }).client.auth;
    expect((await admin.inviteUserByEmail(credentials.email)).error).toBeNull();
    expect((await stage.mails(credentials.email)).map(({ kind }) => kind)).toEqual(['invite']);
  });
});

describe('where users connect no accounts elsewhere', () => {
  it('linking and unlinking are refused', async () => {
    stage = await startAuth({ email: { confirm: false }, signIn: { linking: false } });
    const { client } = stage.visitor();
    const { data } = await client.auth.signUp(credentials);
    const linked = await client.auth.linkIdentity({
      provider: 'google',
      options: { skipBrowserRedirect: true },
    });
    const [own] = data.user?.identities ?? [];
    if (!own) throw new Error('no identity');
    const unlinked = await client.auth.unlinkIdentity(own);
    expect([linked.error?.code, unlinked.error?.code]).toEqual([
      'manual_linking_disabled',
      'manual_linking_disabled',
    ]);
  });
});

describe('the lifetime of access tokens', () => {
  it('is the operator’s, also after the key was rotated out', async () => {
    stage = await startAuth({ email: { confirm: false }, accessTokenSeconds: 7_200 });
    const { client } = stage.visitor();
    const { data } = await client.auth.signUp(credentials);
    expect(data.session?.expires_in).toBe(7_200);
    const token = data.session?.access_token ?? '';
    const admin = { method: 'POST', headers: { apikey: stage.secrets.secretKey } };
    const rotate = new Request('https://site.example/auth/v1/admin/signing-keys/rotate', admin);
    expect((await stage.send(rotate, '10.9.9.9')).status).toBe(200);
    stage.pass(7_100);
    expect((await stage.auth.identifyToken(token)).userId).toBe(data.user?.id);
    stage.pass(200);
    await expect(stage.auth.identifyToken(token)).rejects.toMatchObject({ status: 401 });
  });

  it.each([59, 86_401, 1.5])('can’t be %s seconds', async (accessTokenSeconds) => {
    await expect(startAuth({ accessTokenSeconds })).rejects.toThrow(RangeError);
  });
});

describe('the operator’s password policy', () => {
  const isTaken = (password: string, options: Partial<PasswordOptions>) => {
    try {
      checkPassword(password, passwordPolicyOf(options));
      return true;
    } catch {
      return false;
    }
  };

  it.each<[string, Partial<PasswordOptions>, boolean]>([
    ['kettle', { minLength: 6, requires: [] }, true],
    ['kettl', { minLength: 6, requires: [] }, false],
    ['Kettle-boils-2', { minLength: 15 }, false],
    ['kettle boils', { requires: ['lower'] }, true],
    ['kettle boils', { requires: ['lower', 'digit'] }, false],
    ['Password1!', {}, false],
    ['Password1!', { refuseCommon: false }, true],
    ['x'.repeat(73), { requires: [] }, false],
  ])('%s by %o: %s', (password, options, expected) => {
    expect(isTaken(password, options)).toBe(expected);
  });

  it('says what is missing', () => {
    const check = () => checkPassword('KETTLE BOILS', passwordPolicyOf({ requires: ['lower', 'digit'] }));
    expect(check).toThrow('Password should contain at least one lowercase letter and one number.');
  });

  it.each([5, 73])('has no length of %i', (minLength) => {
    expect(() => passwordPolicyOf({ minLength })).toThrow(RangeError);
  });
});
