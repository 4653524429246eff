import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthStage, freshEmail, openLink, signedUp, siteUrl, startAuth } from './auth-fixture.ts';

let stage: AuthStage;
beforeAll(async () => {
  stage = await startAuth();
});
afterAll(() => stage.close());

type Owner = Awaited<ReturnType<typeof signedUp>>;

/** Somebody who has asked for another address, with what was mailed to both. */
async function changing(options: { owner?: Owner; next?: string; on?: AuthStage } = {}) {
  const { next = freshEmail(), on = stage } = options;
  const owner = options.owner ?? (await signedUp(on));
  const { data, error } = await owner.client.auth.updateUser(
    { email: next },
    { emailRedirectTo: `${siteUrl}/email-changed` },
  );
  if (error) throw error;
  return {
    ...owner,
    next,
    answer: data.user,
    current: (await on.mails(owner.email)).findLast((mail) => mail.kind === 'email_change_current'),
    asked: (await on.mails(next)).findLast((mail) => mail.kind === 'email_change_new'),
  };
}

const verify = (email: string, token: string | undefined) =>
  stage.visitor().client.auth.verifyOtp({ email, token: token ?? '', type: 'email_change' });

const addressOf = async ({ client }: Pick<Owner, 'client'>) => (await client.auth.getUser()).data.user;

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
      for (const { link } of [change.current, change.asked].map((mail) => mail ?? {})) {
        expect((await openLink(stage, link)).fragment.get('error_code')).toBe('otp_expired');
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

describe('who has an account', () => {
  it('is told to the mailbox alone: asking for a taken address looks like asking for a free one', async () => {
    const holder = await signedUp(stage);
    const asks = async (next: string) => {
      const { visitor, email, session, password } = await signedUp(stage);
      const bearer = session.access_token;
      const put = await visitor.raw('PUT', '/user', { bearer, body: { email: next } });
      const current = (await stage.lastMail(email)).link;
      const half = await openLink(stage, current);
      const own = await visitor.raw('GET', '/user', { bearer });
      const plain = (value: unknown) =>
        JSON.stringify(value)
          .replaceAll(next, '<next>')
          .replaceAll(email, '<own>')
          .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '<id>');
      const said = [put.status, plain(put.body), half.url?.href, plain(own.body)];
      return { said, email, password, bearer };
    };
    const taken = await asks(holder.email);
    const free = await asks(freshEmail());
    expect(taken.said).toEqual(free.said);
    expect(await stage.lastMail(holder.email)).toEqual({
      kind: 'email_change_taken',
      to: holder.email,
      user: { id: holder.user.id, metadata: {} },
    });
  });

  it('is not told to a stranger by codes or by asking again', async () => {
    const change = await changing();
    const ask = (email: string) =>
      stage.visitor().raw('POST', '/resend', { body: { email, type: 'email_change' } });
    const guess = (email: string) =>
      stage.visitor().raw('POST', '/verify', { body: { email, token: '00000000', type: 'email_change' } });
    for (const email of [change.email, change.next, (await signedUp(stage)).email, freshEmail()]) {
      expect(await ask(email)).toMatchObject({ status: 200, body: {} });
      expect(await guess(email)).toMatchObject({ status: 403, body: { error_code: 'otp_expired' } });
    }
  });

  it('two who want one address: the first to confirm has it, the other learns it from the mailbox', async () => {
    const next = freshEmail();
    const first = await changing({ next });
    stage.pass(61);
    const second = await changing({ next });
    for (const { current } of [first, second]) await openLink(stage, current?.link);
    expect((await verify(next, first.asked?.code)).data.user?.id).toBe(first.user.id);
    const late = await openLink(stage, second.asked?.link);
    expect(late.fragment.get('error_code')).toBe('email_exists');
    expect(await addressOf(second)).toMatchObject({ email: second.email });
    expect((await addressOf(second))?.new_email).toBeUndefined();
  });

  it('two who confirm one address at the same moment: one has it', async () => {
    const next = freshEmail();
    const first = await changing({ next });
    stage.pass(61);
    const second = await changing({ next });
    for (const { current } of [first, second]) await openLink(stage, current?.link);
    const ends = await Promise.all(
      [first, second].map(async ({ asked }) => (await openLink(stage, asked?.link)).fragment),
    );
    expect(ends.map((end) => end.get('error_code') ?? end.get('type')).sort()).toEqual([
      'email_change',
      'email_exists',
    ]);
  });

  it('an address that signs up while the change waits keeps its account', async () => {
    const change = await changing();
    await signedUp(stage, { email: change.next });
    await openLink(stage, change.current?.link);
    expect((await verify(change.next, change.asked?.code)).error?.code).toBe('email_exists');
  });
});

describe('limits', () => {
  it('a user asks once a minute, and is told so', async () => {
    const change = await changing();
    const { error } = await change.client.auth.updateUser({ email: freshEmail() });
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    expect((await addressOf(change))?.new_email).toBe(change.next);
    stage.pass(61);
    expect((await change.client.auth.updateUser({ email: freshEmail() })).error).toBeNull();
  });

  it('many accounts flood no mailbox: one email a minute and five an hour, without telling', async () => {
    const victim = freshEmail();
    for (let i = 0; i < 8; i++) {
      const { client } = await signedUp(stage);
      expect((await client.auth.updateUser({ email: victim })).error).toBeNull();
      if (i > 1) stage.pass(60);
    }
    expect(await stage.mails(victim)).toHaveLength(5);
  });

  it('refuses what is not one plain address', async () => {
    const { visitor, session } = await signedUp(stage);
    for (const email of ['a@b.example\r\nBcc: c@d.example', 'a@b.example,c@d.example', 'no-at-sign']) {
      const answer = await visitor.raw('PUT', '/user', { bearer: session.access_token, body: { email } });
      expect([answer.status, answer.body.error_code]).toEqual([400, 'validation_failed']);
    }
  });
});

describe('confirmed by the new mailbox alone', () => {
  it('asks for the current password, mails nothing to the former mailbox before, and tells it afterwards', async () => {
    const own = await startAuth({ email: { changeConfirmedBy: 'new' } });
    try {
      const owner = await signedUp(own);
      const next = freshEmail();
      const ask = (current_password?: string) =>
        owner.client.auth.updateUser({ email: next, ...(current_password ? { current_password } : {}) });
      expect((await ask()).error?.code).toBe('current_password_required');
      expect((await ask('Not-mine-at-all-1!')).error?.code).toBe('current_password_mismatch');
      expect((await ask(owner.password)).error).toBeNull();
      expect(await own.mails(owner.email)).toHaveLength(1);
      const { fragment } = await openLink(own, (await own.lastMail(next)).link);
      expect(fragment.get('type')).toBe('email_change');
      expect((await own.lastMail(owner.email)).kind).toBe('email_changed');
    } finally {
      await own.close();
    }
  });
});
