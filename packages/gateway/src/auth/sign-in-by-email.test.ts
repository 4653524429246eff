import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AuthStage,
  freshEmail,
  goodPassword,
  openLink,
  signedUp,
  siteUrl,
  startAuth,
} from './auth-fixture.ts';

let stage: AuthStage;
beforeAll(async () => {
  stage = await startAuth();
});
afterAll(() => stage.close());

/** Somebody who asked to sign in by email; what they got. */
async function asked(email: string, options: { shouldCreateUser?: boolean; data?: object } = {}) {
  const { client } = stage.visitor();
  const { error } = await client.auth.signInWithOtp({
    email,
    options: { emailRedirectTo: `${siteUrl}/welcome`, ...options },
  });
  if (error) throw error;
  return { client, mail: (await stage.mails(email)).findLast(({ kind }) => kind === 'sign_in') };
}

describe('signing in by email', () => {
  it.each(['email', 'magiclink'] as const)('takes the code of the email as type %s, once', async (type) => {
    const { email, user } = await signedUp(stage);
    const { client, mail } = await asked(email);
    const token = mail?.code ?? '';
    const { data } = await client.auth.verifyOtp({ email, token, type });
    expect(data.user?.id).toBe(user.id);
    expect((await client.auth.getUser()).error).toBeNull();
    const again = await client.auth.verifyOtp({ email, token, type });
    expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  it('takes the link, once, and leads where it was asked to', async () => {
    const { email } = await signedUp(stage);
    const { mail } = await asked(email);
    const { url, fragment } = await openLink(stage, mail?.link);
    expect([url?.pathname, fragment.get('type')]).toEqual(['/welcome', 'magiclink']);
    expect(fragment.has('access_token')).toBe(true);
    expect((await openLink(stage, mail?.link)).fragment.get('error_code')).toBe('otp_expired');
  });

  it('ends after ten minutes, with another email, and at five wrong codes', async () => {
    const { email } = await signedUp(stage);
    const first = await asked(email);
    stage.pass(61);
    const second = await asked(email);
    expect((await openLink(stage, first.mail?.link)).fragment.get('error_code')).toBe('otp_expired');
    const use = (token: string) => second.client.auth.verifyOtp({ email, token, type: 'email' });
    for (let i = 0; i < 5; i++) await use('00000000');
    expect((await use(second.mail?.code ?? '')).error?.code).toBe('otp_expired');
    stage.pass(601);
    expect((await openLink(stage, second.mail?.link)).fragment.get('error_code')).toBe('otp_expired');
  });

  it('makes an account that has no password, with the data that was given', async () => {
    const email = freshEmail();
    const { client, mail } = await asked(email, { data: { full_name: 'Nell' } });
    const { data } = await client.auth.verifyOtp({ email, token: mail?.code ?? '', type: 'email' });
    expect(data.user).toMatchObject({ email, user_metadata: { full_name: 'Nell' } });
    const signIn = await stage.visitor().client.auth.signInWithPassword({ email, password: goodPassword });
    expect(signIn.error?.code).toBe('invalid_credentials');
  });

  it('leaves no password in the account that a stranger signed up for before', async () => {
    const email = freshEmail();
    await stage.visitor().client.auth.signUp({ email, password: goodPassword });
    stage.pass(61);
    const { client, mail } = await asked(email);
    await client.auth.verifyOtp({ email, token: mail?.code ?? '', type: 'email' });
    const stranger = await stage.visitor().client.auth.signInWithPassword({ email, password: goodPassword });
    expect(stranger.error?.code).toBe('invalid_credentials');
  });

  it('answers the same for known, waiting and unknown addresses, and where no account may be made', async () => {
    const { email: known } = await signedUp(stage);
    const waiting = freshEmail();
    await stage.visitor().client.auth.signUp({ email: waiting, password: goodPassword });
    stage.pass(61);
    const unknown = freshEmail();
    for (const email of [known, waiting, unknown]) {
      const answer = await stage.visitor().raw('POST', '/otp', { body: { email, create_user: false } });
      expect(answer).toMatchObject({ status: 200, body: {} });
    }
    expect(await stage.mails(unknown)).toHaveLength(0);
    expect((await stage.lastMail(waiting)).kind).toBe('sign_in');
  });

  it('makes five accounts an hour for a network, says nothing of it, and goes on for accounts that are there', async () => {
    const { email: known } = await signedUp(stage);
    const { raw } = stage.visitor({ clientAddress: '198.51.100.7' });
    const emails = Array.from({ length: 7 }, () => freshEmail());
    for (const email of [...emails, known]) {
      expect((await raw('POST', '/otp', { body: { email } })).status).toBe(200);
    }
    const mailed = await Promise.all(emails.map(async (email) => (await stage.mails(email)).length));
    expect(mailed).toEqual([1, 1, 1, 1, 1, 0, 0]);
    expect((await stage.lastMail(known)).kind).toBe('sign_in');
  });

  it('sends one email a minute to an address and takes 30 requests of an address in five minutes', async () => {
    const { email } = await signedUp(stage);
    const { raw } = stage.visitor();
    const ask = () => raw('POST', '/otp', { body: { email } });
    for (let i = 0; i < 30; i++) expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await stage.mails(email)).filter(({ kind }) => kind === 'sign_in')).toHaveLength(1);
  });
});

describe('options of the host', () => {
  it('refuse sign-in by email where it is off, and send codes of six digits', async () => {
    const own = await startAuth({ email: { signIn: false, codeDigits: 6 } });
    try {
      const { error } = await own.visitor().client.auth.signInWithOtp({ email: freshEmail() });
      expect(error).toMatchObject({ status: 422, code: 'otp_disabled' });
      const email = freshEmail();
      await own.visitor().client.auth.signUp({ email, password: goodPassword });
      expect((await own.lastMail(email)).code).toMatch(/^\d{6}$/);
    } finally {
      await own.close();
    }
  });

  it.each([5, 11, 6.5])('refuse codes of %s digits', async (codeDigits) => {
    await expect(startAuth({ email: { codeDigits } })).rejects.toThrow(RangeError);
  });
});
