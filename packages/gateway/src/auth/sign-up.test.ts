import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AuthStage,
  freshEmail,
  goodPassword,
  openLink,
  otherOrigin,
  signedUp,
  siteUrl,
  startAuth,
} from './auth-fixture.ts';

let stage: AuthStage;
beforeAll(async () => {
  stage = await startAuth();
});
afterAll(() => stage.close());

const countUsers = async (email: string) => {
  const { rows } = await stage.database.asOwner((tx) =>
    tx.query<{ id: string; encrypted_password: string | null; email_confirmed_at: Date | null }>(
      'select id, encrypted_password, email_confirmed_at from auth.users where email = $1',
      [email],
    ),
  );
  return rows;
};

describe('sign-up by the official client', () => {
  it('makes an unconfirmed account, mails a link and eight digits, and opens no session', async () => {
    const email = freshEmail();
    const { client } = stage.visitor();
    const { data, error } = await client.auth.signUp({
      email: ` ${email.toUpperCase()} `,
      password: goodPassword,
      options: { data: { full_name: 'Ada Quill' }, emailRedirectTo: `${siteUrl}/auth-confirmed` },
    });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({
      email,
      aud: 'authenticated',
      role: 'authenticated',
      user_metadata: { full_name: 'Ada Quill' },
      app_metadata: { provider: 'email', providers: ['email'] },
    });
    const [row] = await countUsers(email);
    expect(data.user?.id).toBe(row?.id);
    expect(row?.email_confirmed_at).toBeNull();
    const mail = await stage.lastMail(email);
    expect(mail).toMatchObject({
      kind: 'confirm_signup',
      user: { id: row?.id, metadata: { full_name: 'Ada Quill' } },
    });
    expect(mail.code).toMatch(/^\d{8}$/);
    const link = new URL(mail.link ?? '');
    expect(link.origin + link.pathname).toBe(`${siteUrl}/auth/v1/verify`);
    expect(link.searchParams.get('redirect_to')).toBe(`${siteUrl}/auth-confirmed`);
    expect(Date.parse(mail.expiresAt ?? '') - stage.now()).toBe(24 * 3_600_000);
    expect(Date.parse(mail.codeExpiresAt ?? '') - stage.now()).toBe(600_000);
  });

  it('stores the password as bcrypt, and tokens and digits as hashes only', async () => {
    const email = freshEmail();
    await stage.visitor().client.auth.signUp({ email, password: goodPassword });
    const mail = await stage.lastMail(email);
    const token = new URL(mail.link ?? '').searchParams.get('token') ?? '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const dump = await stage.database.asOwner(async (tx) => {
      const users = await tx.query('select * from auth.users');
      const tokens = await tx.query('select * from auth.one_time_tokens');
      return JSON.stringify([users.rows, tokens.rows]);
    });
    expect((await countUsers(email))[0]?.encrypted_password).toMatch(/^\$2b\$04\$/);
    for (const secret of [goodPassword, token, mail.code ?? '-']) expect(dump).not.toContain(secret);
  });

  it('commits account and mail together or not at all', async () => {
    const email = freshEmail();
    await stage.database.asOwner((tx) => tx.exec('alter table public.outbox rename to gone'));
    const failed = await stage.visitor().raw('POST', '/signup', { body: { email, password: goodPassword } });
    await stage.database.asOwner((tx) => tx.exec('alter table public.gone rename to outbox'));
    expect(failed.status).toBe(500);
    expect(failed.body).toEqual({ code: 500, error_code: 'unexpected_failure', msg: expect.any(String) });
    expect(await countUsers(email)).toEqual([]);
    expect(stage.logs.at(-1)).toContain('"requestId":"test"');
    expect(stage.logs.at(-1)).not.toContain(email);
  });
});

describe('sign-up answers the same for known and unknown addresses', () => {
  it('fresh, waiting and confirmed: the same status, headers and fields, byte for byte but for the address', async () => {
    const fresh = freshEmail();
    const waiting = freshEmail();
    await stage.visitor().client.auth.signUp({ email: waiting, password: goodPassword });
    const { email: confirmed } = await signedUp(stage);
    const shapes = await Promise.all(
      [fresh, waiting, confirmed].map(async (email) => {
        const answer = await stage
          .visitor()
          .raw('POST', '/signup', { body: { email, password: goodPassword } });
        const text = JSON.stringify(answer.body)
          .replaceAll(email, 'EMAIL')
          .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g, 'ID');
        return { status: answer.status, headers: [...answer.headers], text };
      }),
    );
    expect(shapes[0]?.status).toBe(200);
    expect(shapes[1]).toEqual(shapes[0]);
    expect(shapes[2]).toEqual(shapes[0]);
  });

  it('asked again it answers again the same, before and after the confirmation', async () => {
    const email = freshEmail();
    const visitor = stage.visitor();
    const ask = () => visitor.raw('POST', '/signup', { body: { email, password: goodPassword } });
    const first = await ask();
    const second = await ask();
    await openLink(stage, (await stage.lastMail(email)).link);
    const third = await ask();
    expect(second.body).toEqual(first.body);
    expect(third.body).toEqual(first.body);
  });

  it('takes one run of bcrypt and at least the floor of time in each case', async () => {
    const floorMs = 120;
    const slow = await startAuth({ answerFloorMs: floorMs });
    try {
      const { email: confirmed } = await signedUp(slow);
      const visitor = slow.visitor();
      const timeOf = async (path: string, email: string) => {
        const start = performance.now();
        await visitor.raw('POST', path, { body: { email, password: goodPassword, type: 'signup' } });
        return performance.now() - start;
      };
      for (const path of ['/signup', '/recover', '/resend']) {
        const known = await timeOf(path, confirmed);
        const unknown = await timeOf(path, freshEmail());
        expect(Math.min(known, unknown)).toBeGreaterThanOrEqual(floorMs - 2);
        expect(Math.abs(known - unknown)).toBeLessThan(60);
      }
    } finally {
      await slow.close();
    }
  });

  it('sends the owner of a confirmed account no second confirmation, and changes nothing of theirs', async () => {
    const owner = await signedUp(stage);
    await stage.visitor().client.auth.signUp({
      email: owner.email,
      password: 'Intruder-99?door',
      options: { data: { full_name: 'Intruder' } },
    });
    const kinds = (await stage.mails(owner.email)).map(({ kind }) => kind);
    expect(kinds).toEqual(['confirm_signup', 'account_exists']);
    const again = await stage.visitor().client.auth.signInWithPassword(owner);
    expect(again.data.user?.user_metadata).toEqual({});
  });

  it('parallel sign-ups of one address make one account and one mail', async () => {
    const email = freshEmail();
    const body = { email, password: goodPassword };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => stage.visitor().raw('POST', '/signup', { body })),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(await countUsers(email)).toHaveLength(1);
    expect(await stage.mails(email)).toHaveLength(1);
    await openLink(stage, (await stage.lastMail(email)).link);
    expect((await stage.visitor().client.auth.signInWithPassword(body)).error).toBeNull();
  });
});

describe('an address that a stranger signed up first', () => {
  it.each([
    ['the stranger comes first', ['Intruder-99?door', goodPassword]],
    ['the stranger comes second', [goodPassword, 'Intruder-99?door']],
  ])('gives the stranger no password to the confirmed account when %s', async (_name, passwords) => {
    const email = freshEmail();
    for (const password of passwords) {
      await stage.visitor().client.auth.signUp({ email, password });
      stage.pass(61);
    }
    await openLink(stage, (await stage.lastMail(email)).link);
    const tried = await stage
      .visitor()
      .client.auth.signInWithPassword({ email, password: 'Intruder-99?door' });
    expect(tried.error?.code).toBe('invalid_credentials');
  });

  it('loses the stranger’s password also when a recovery confirms it', async () => {
    const email = freshEmail();
    await stage.visitor().client.auth.signUp({ email, password: 'Intruder-99?door' });
    stage.pass(61);
    await stage.visitor().client.auth.resetPasswordForEmail(email);
    await openLink(stage, (await stage.lastMail(email)).link);
    const tried = await stage
      .visitor()
      .client.auth.signInWithPassword({ email, password: 'Intruder-99?door' });
    expect(tried.error?.code).toBe('invalid_credentials');
  });
});

describe('redirect_to', () => {
  it.each([`${siteUrl}/auth-confirmed?from=mail`, `${otherOrigin}/x`])(
    'leads to an allowed origin: %s',
    async (redirectTo) => {
      const email = freshEmail();
      await stage
        .visitor()
        .client.auth.signUp({ email, password: goodPassword, options: { emailRedirectTo: redirectTo } });
      const { url } = await openLink(stage, (await stage.lastMail(email)).link);
      expect(url?.href.replace(/#.*/, '')).toBe(redirectTo);
    },
  );

  it.each([
    'https://evil.example/',
    'https://site.example.evil.example/',
    'https://site.example@evil.example/',
    'https://evil.example\\@site.example/',
    'https://site.example\\.evil.example/',
    'https://user:pass@site.example/',
    'https://:@site.example/',
    '//evil.example/',
    '/\\evil.example',
    'https:evil.example',
    'https:///evil.example',
    'http://site.example/',
    'https://site.example:8443/',
    'javascript:alert(1)//https://site.example/',
    'data:text/html,https://site.example/',
    'https://site.example/\n',
    'https://site.example/%5c%5cevil.example',
    ' https://evil.example',
    'null',
  ])('never leads elsewhere: %s', async (redirectTo) => {
    const email = freshEmail();
    await stage
      .visitor()
      .client.auth.signUp({ email, password: goodPassword, options: { emailRedirectTo: redirectTo } });
    const mail = await stage.lastMail(email);
    const tampered = new URL(mail.link ?? '');
    tampered.searchParams.set('redirect_to', redirectTo);
    const { url, fragment } = await openLink(stage, tampered.href);
    expect(fragment.get('access_token')).toBeTruthy();
    expect(url?.href.replace(/#.*/, '')).toBe(`${siteUrl}/`);
  });
});

describe('limits of sign-up', () => {
  it('30 in 5 minutes per client address, then 429 with Retry-After', async () => {
    const visitor = stage.visitor();
    const ask = () => visitor.raw('POST', '/signup', { body: { email: 'x', password: 'y' } });
    for (let i = 0; i < 30; i++) expect((await ask()).status).toBe(400);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ code: 429, error_code: 'over_request_rate_limit' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(290);
    stage.pass(301);
    expect((await ask()).status).toBe(400);
  });

  it('bounds metadata, which travels in every token', async () => {
    const body = { email: freshEmail(), password: goodPassword, data: { note: 'x'.repeat(5_000) } };
    const refused = await stage.visitor().raw('POST', '/signup', { body });
    expect(refused.status).toBe(400);
    expect(refused.body.error_code).toBe('validation_failed');
  });
});
