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
