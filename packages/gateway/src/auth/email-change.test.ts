import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthStage, freshEmail, openLink, signedUp, startAuth } from './auth-fixture.ts';
import { addressOf, changingOn } from './email-change-fixture.ts';

let stage: AuthStage;
beforeAll(async () => {
  stage = await startAuth();
});
afterAll(() => stage.close());

const changing = (options: Parameters<typeof changingOn>[1] = {}) => changingOn(stage, options);

const verify = (email: string, token: string | undefined) =>
  stage.visitor().client.auth.verifyOtp({ email, token: token ?? '', type: 'email_change' });

describe('a change of address', () => {
  it('happens once both mailboxes have opened their links, in either order, and keeps all sessions', async () => {
    for (const first of ['current', 'asked'] as const) {
      const change = await changing();
      const phone = stage.visitor().client;
      await phone.auth.signInWithPassword({ email: change.email, password: change.password });
      expect(change.answer).toMatchObject({ email: change.email, new_email: change.next });
      const half = await openLink(stage, change[first]?.link);
      expect(half.url?.pathname).toBe('/email-changed');
      expect(half.fragment.get('message')).toContain(
        'Please proceed to confirm link sent to the other email',
      );
      expect(half.fragment.has('access_token')).toBe(false);
      expect((await addressOf(change))?.email).toBe(change.email);
      const { fragment } = await openLink(stage, change[first === 'current' ? 'asked' : 'current']?.link);
      expect(fragment.get('type')).toBe('email_change');
      expect(fragment.has('access_token')).toBe(true);
      for (const client of [change.client, phone]) {
        const user = await addressOf({ client });
        expect([user?.email, user?.new_email]).toEqual([change.next, undefined]);
        expect((await client.auth.refreshSession()).data.user?.email).toBe(change.next);
      }
      expect((await stage.lastMail(change.email)).kind).toBe('email_changed');
    }
  });

  it('is confirmed with codes as well, and signs in with the new address from then on', async () => {
    const change = await changing();
    const half = await verify(change.email, change.current?.code);
    expect([half.error, half.data.session]).toEqual([null, null]);
    const full = await verify(change.next, change.asked?.code);
    expect(full.data.user?.email).toBe(change.next);
    const signIn = (email: string) =>
      stage.visitor().client.auth.signInWithPassword({ email, password: change.password });
    expect((await signIn(change.next)).error).toBeNull();
    expect((await signIn(change.email)).error?.code).toBe('invalid_credentials');
  });

  it('comes back with a code to the browser that asked by PKCE', async () => {
    const { email, password } = await signedUp(stage);
    const { client } = stage.visitor({ flowType: 'pkce' });
    await client.auth.signInWithPassword({ email, password });
    const next = freshEmail();
    await client.auth.updateUser({ email: next });
    const half = await openLink(stage, (await stage.lastMail(email)).link);
    expect(half.url?.searchParams.get('message')).toContain('Confirmation link accepted');
    const { url } = await openLink(stage, (await stage.lastMail(next)).link);
    const { data } = await client.auth.exchangeCodeForSession(url?.searchParams.get('code') ?? '');
    expect(data.user?.email).toBe(next);
  });

  it('tells the current mailbox which address is asked for', async () => {
    const change = await changing();
    expect(change.current).toMatchObject({ to: change.email, newEmail: change.next });
    expect(change.asked).toMatchObject({ to: change.next, newEmail: change.next });
  });

  it('lets nobody set a password who merely opened its link', async () => {
    const change = await changing();
    await openLink(stage, change.current?.link);
    const { fragment } = await openLink(stage, change.asked?.link);
    const { client } = stage.visitor();
    await client.auth.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    });
    const { error } = await client.auth.updateUser({ password: 'Brand-new-31?room' });
    expect(error?.code).toBe('current_password_required');
  });
});

describe('tokens of a change', () => {
  it('work once', async () => {
    const change = await changing();
    await openLink(stage, change.current?.link);
    const again = await openLink(stage, change.current?.link);
    expect(again.fragment.get('error_code')).toBe('otp_expired');
    expect((await verify(change.email, change.current?.code)).error?.code).toBe('otp_expired');
    expect((await addressOf(change))?.email).toBe(change.email);
  });

  it('end after ten minutes as codes and after a day as links, and the change with them', async () => {
    const change = await changing();
    await openLink(stage, change.current?.link);
    stage.pass(601);
    expect((await verify(change.next, change.asked?.code)).error?.code).toBe('otp_expired');
    stage.pass(86_400);
    expect((await openLink(stage, change.asked?.link)).fragment.get('error_code')).toBe('otp_expired');
    await stage.auth.sweep();
    const { data } = await change.client.auth.refreshSession();
    expect([data.user?.email, data.user?.new_email]).toEqual([change.email, undefined]);
  });

  it('are of no other type, and other types are none of theirs', async () => {
    const change = await changing();
    const asType = (type: 'signup' | 'recovery' | 'magiclink' | 'email') =>
      stage.visitor().client.auth.verifyOtp({ email: change.email, token: change.current?.code ?? '', type });
    for (const type of ['signup', 'recovery', 'magiclink', 'email'] as const) {
      expect((await asType(type)).error?.code).toBe('otp_expired');
      const renamed = new URL(change.asked?.link ?? '');
      renamed.searchParams.set('type', type);
      expect((await openLink(stage, renamed.href)).fragment.get('error_code')).toBe('otp_expired');
    }
    stage.pass(61);
    await stage.visitor().client.auth.resetPasswordForEmail(change.email);
    const recovery = await stage.lastMail(change.email);
    expect((await verify(change.email, recovery.code)).error?.code).toBe('otp_expired');
    expect((await openLink(stage, change.asked?.link)).fragment.has('message')).toBe(true);
  });

  it('of one mailbox never stand for the other: the new one alone changes nothing', async () => {
    const change = await changing();
    await openLink(stage, change.asked?.link);
    expect((await verify(change.email, change.asked?.code)).error?.code).toBe('otp_expired');
    expect((await verify(change.next, change.current?.code)).error?.code).toBe('otp_expired');
    expect((await addressOf(change))?.email).toBe(change.email);
  });

  it('end at five wrong codes, and the link outlives them', async () => {
    const change = await changing();
    for (let i = 0; i < 5; i++) await verify(change.next, '00000000');
    expect((await verify(change.next, change.asked?.code)).error?.code).toBe('otp_expired');
    expect((await openLink(stage, change.asked?.link)).fragment.has('message')).toBe(true);
  });

  it('end when another address is asked for, and what was confirmed counts for nothing', async () => {
    const first = await changing();
    await openLink(stage, first.current?.link);
    stage.pass(61);
    const second = await changing({ owner: first });
    expect((await openLink(stage, first.asked?.link)).fragment.get('error_code')).toBe('otp_expired');
    expect((await openLink(stage, second.asked?.link)).fragment.has('message')).toBe(true);
    expect((await openLink(stage, second.current?.link)).fragment.get('type')).toBe('email_change');
    expect((await addressOf(first))?.email).toBe(second.next);
  });

  it('of the former mailbox open nothing once it is left', async () => {
    const owner = await signedUp(stage);
    stage.pass(61);
    await stage.visitor().client.auth.resetPasswordForEmail(owner.email);
    const { link } = await stage.lastMail(owner.email);
    const change = await changing({ owner });
    await openLink(stage, change.current?.link);
    await openLink(stage, change.asked?.link);
    expect((await openLink(stage, link)).fragment.get('error_code')).toBe('otp_expired');
  });
});

describe('a change that waits', () => {
  it('is sent again to the mailbox that has not confirmed, a minute later', async () => {
    const change = await changing();
    await openLink(stage, change.current?.link);
    stage.pass(61);
    const visitor = stage.visitor().client;
    expect((await visitor.auth.resend({ type: 'email_change', email: change.email })).error).toBeNull();
    expect(await stage.mails(change.email)).toHaveLength(2);
    expect(await stage.mails(change.next)).toHaveLength(2);
    const { link } = await stage.lastMail(change.next);
    expect((await openLink(stage, link)).fragment.get('type')).toBe('email_change');
  });

  it('is canceled by asking for the address that one has, and by a new password', async () => {
    const canceled = await changing();
    const { data } = await canceled.client.auth.updateUser({ email: canceled.email });
    expect(data.user?.new_email).toBeUndefined();
    const reset = await changing();
    await reset.client.auth.updateUser({
      password: 'Brand-new-31?room',
      current_password: reset.password,
    });
    for (const change of [canceled, reset]) {
      for (const mail of [change.current, change.asked]) {
        expect((await openLink(stage, mail?.link)).fragment.get('error_code')).toBe('otp_expired');
      }
      expect((await addressOf(change))?.email).toBe(change.email);
    }
  });

  it('ends, with every link to the former mailbox, when the operator sets an address', async () => {
    const change = await changing();
    const { admin } = stage.visitor({ key: stage.secrets.secretKey }).client.auth;
    await admin.updateUserById(change.user.id, { email: freshEmail() });
    expect((await openLink(stage, change.asked?.link)).fragment.get('error_code')).toBe('otp_expired');
  });
});
