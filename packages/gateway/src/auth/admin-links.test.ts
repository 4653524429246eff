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

const operator = () => stage.visitor({ key: stage.secrets.secretKey }).client.auth.admin;

describe('a generated link', () => {
  it('works as a link, as a code and as a token hash, and no email is sent', async () => {
    const { email } = await signedUp(stage);
    const mailed = (await stage.mails(email)).length;
    const make = () =>
      operator().generateLink({ type: 'magiclink', email, options: { redirectTo: `${siteUrl}/in` } });
    const { data } = await make();
    expect(data.user?.email).toBe(email);
    expect(data.properties).toMatchObject({ verification_type: 'magiclink', redirect_to: `${siteUrl}/in` });
    const { url, fragment } = await openLink(stage, data.properties?.action_link);
    expect([url?.pathname, fragment.get('type')]).toEqual(['/in', 'magiclink']);
    const { client } = stage.visitor();
    const code = (await make()).data.properties?.email_otp ?? '';
    expect((await client.auth.verifyOtp({ email, token: code, type: 'email' })).error).toBeNull();
    const hash = (await make()).data.properties?.hashed_token ?? '';
    expect((await client.auth.verifyOtp({ token_hash: hash, type: 'magiclink' })).error).toBeNull();
    expect(await stage.mails(email)).toHaveLength(mailed);
  });

  it('of a sign-up makes the account with its password', async () => {
    const email = freshEmail();
    const { data } = await operator().generateLink({ type: 'signup', email, password: goodPassword });
    await openLink(stage, data.properties?.action_link);
    const { error } = await stage.visitor().client.auth.signInWithPassword({ email, password: goodPassword });
    expect(error).toBeNull();
    const again = await operator().generateLink({ type: 'signup', email, password: goodPassword });
    expect(again.error).toMatchObject({ status: 422, code: 'email_exists' });
    const weak = await operator().generateLink({ type: 'signup', email: freshEmail(), password: 'short' });
    expect(weak.error?.code).toBe('weak_password');
  });

  it('of a change takes both mailboxes, and refuses a taken address', async () => {
    const { email, client } = await signedUp(stage);
    const newEmail = freshEmail();
    for (const type of ['email_change_current', 'email_change_new'] as const) {
      const { data } = await operator().generateLink({ type, email, newEmail });
      expect((await openLink(stage, data.properties?.action_link)).fragment.has('error')).toBe(false);
    }
    expect((await client.auth.getUser()).data.user?.email).toBe(newEmail);
    const other = await signedUp(stage);
    const taken = await operator().generateLink({
      type: 'email_change_new',
      email: other.email,
      newEmail,
    });
    expect(taken.error).toMatchObject({ status: 422, code: 'email_exists' });
  });

  it('of a recovery needs an account', async () => {
    const { error } = await operator().generateLink({ type: 'recovery', email: freshEmail() });
    expect(error).toMatchObject({ status: 404, code: 'user_not_found' });
  });
});

describe('an invitation', () => {
  it('makes an account whose owner comes in by the link and sets a password', async () => {
    const email = freshEmail();
    const { data } = await operator().inviteUserByEmail(email, { data: { full_name: 'Guest' } });
    expect(data.user).toMatchObject({
      email,
      invited_at: expect.any(String),
      user_metadata: { full_name: 'Guest' },
    });
    const { kind, link } = await stage.lastMail(email);
    expect(kind).toBe('invite');
    const { fragment } = await openLink(stage, link);
    expect(fragment.get('type')).toBe('invite');
    const { client } = stage.visitor();
    await client.auth.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    });
    expect((await client.auth.updateUser({ password: goodPassword })).error).toBeNull();
    stage.pass(61);
    expect((await operator().inviteUserByEmail(email)).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    });
  });
});

it.each(['/invite', '/admin/generate_link'])('%s is for the secret key alone', async (path) => {
  const { visitor, session } = await signedUp(stage);
  const body = { email: freshEmail(), type: 'magiclink' };
  expect((await visitor.raw('POST', path, { body })).status).toBe(401);
  expect((await visitor.raw('POST', path, { body, bearer: session.access_token })).status).toBe(403);
});
