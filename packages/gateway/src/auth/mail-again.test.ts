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

describe('recover and resend', () => {
  it('a recovery mail leads to the reset page with a recovery session', async () => {
    const { email } = await signedUp(stage);
    stage.pass(61);
    const { client } = stage.visitor();
    const { error } = await client.auth.resetPasswordForEmail(email, {
      redirectTo: `${siteUrl}/reset-password`,
    });
    expect(error).toBeNull();
    const mail = await stage.lastMail(email);
    expect(mail.kind).toBe('recover');
    const { url, fragment } = await openLink(stage, mail.link);
    expect(url?.pathname).toBe('/reset-password');
    expect(fragment.get('type')).toBe('recovery');
  });

  it.each(['/recover', '/resend'])(
    '%s answers the same for known, waiting and unknown addresses',
    async (path) => {
      const waiting = freshEmail();
      await stage.visitor().client.auth.signUp({ email: waiting, password: goodPassword });
      const { email: confirmed } = await signedUp(stage);
      stage.pass(61);
      const answers = await Promise.all(
        [waiting, confirmed, freshEmail()].map((email) =>
          stage.visitor().raw('POST', path, { body: { email, type: 'signup' } }),
        ),
      );
      expect(answers[0]).toMatchObject({ status: 200, body: {} });
      expect(answers[1]).toEqual(answers[0]);
      expect(answers[2]).toEqual(answers[0]);
    },
  );

  it('resend mails the confirmation to an account that waits for it, and to no other', async () => {
    const waiting = freshEmail();
    const { client } = stage.visitor();
    await client.auth.signUp({ email: waiting, password: goodPassword });
    const { email: confirmed } = await signedUp(stage);
    stage.pass(61);
    for (const email of [waiting, confirmed]) {
      expect((await client.auth.resend({ email, type: 'signup' })).error).toBeNull();
    }
    expect(await stage.mails(waiting)).toHaveLength(2);
    expect(await stage.mails(confirmed)).toHaveLength(1);
    expect((await openLink(stage, (await stage.lastMail(waiting)).link)).fragment.get('type')).toBe('signup');
  });

  it('one mail of a kind per minute and five per hour to an address, whoever asks, without telling', async () => {
    const { email } = await signedUp(stage);
    const ask = () => stage.visitor().raw('POST', '/recover', { body: { email } });
    const answers = await Promise.all(Array.from({ length: 5 }, ask));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const kinds = (await stage.mails(email)).map((mail) => mail.kind).sort();
    expect(kinds).toEqual(['confirm_signup', 'recover']);
    for (let minute = 0; minute < 10; minute++) {
      stage.pass(60);
      expect((await ask()).status).toBe(200);
    }
    expect(await stage.mails(email)).toHaveLength(5);
    stage.pass(3_600);
    await ask();
    expect(await stage.mails(email)).toHaveLength(6);
  });

  it('a mail that is held back leaves the last link working', async () => {
    const { email } = await signedUp(stage);
    stage.pass(61);
    const ask = () => stage.visitor().client.auth.resetPasswordForEmail(email);
    await ask();
    const { link } = await stage.lastMail(email);
    await ask();
    expect((await openLink(stage, link)).fragment.has('access_token')).toBe(true);
  });

  it.each(['/recover', '/resend'])('%s: 30 in 5 minutes per client address', async (path) => {
    const visitor = stage.visitor();
    const ask = () => visitor.raw('POST', path, { body: { email: freshEmail(), type: 'signup' } });
    for (let i = 0; i < 30; i++) expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it.each([
    'two@a.example,b@b.example',
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example\nX: y',
    '"a b"@c.example <d@e.example>',
    'a@b.example;c@d.example',
    'no-at-sign',
    '',
    `${'x'.repeat(260)}@long.example`,
  ])('refuses what is not one plain address: %j', async (email) => {
    for (const path of ['/signup', '/recover', '/resend']) {
      const answer = await stage.visitor().raw('POST', path, {
        body: { email, type: 'signup', password: goodPassword },
      });
      expect(answer.status).toBe(400);
      expect(answer.body.error_code).toBe('validation_failed');
    }
  });
});
