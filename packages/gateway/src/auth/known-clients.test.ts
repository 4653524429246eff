import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthStage, freshEmail, goodPassword, signedUp, startAuth } from './auth-fixture.ts';

let stage: AuthStage;
beforeAll(async () => {
  stage = await startAuth();
});
afterAll(() => stage.close());

const wrongPassword = 'Never-the-one-5!';

const signIn = (
  visitor: ReturnType<AuthStage['visitor']>,
  body: { email: string; password: string },
  cookie?: string,
) => visitor.raw('POST', '/token?grant_type=password', { body, headers: cookie ? { cookie } : {} });

/** Ten wrong passwords, each from another address. */
async function guess(email: string): Promise<void> {
  for (let i = 0; i < 10; i++) {
    expect((await signIn(stage.visitor(), { email, password: wrongPassword })).status).toBe(400);
  }
  expect((await signIn(stage.visitor(), { email, password: wrongPassword })).status).toBe(429);
}

const cookieIn = (headers: Headers) => headers.getSetCookie()[0]?.split(';')[0] ?? '';

describe('ten wrong passwords from elsewhere', () => {
  it('let the owner in from a network that signed in before, also after signing out everywhere', async () => {
    const { email, password, visitor, client } = await signedUp(stage);
    await client.auth.signOut({ scope: 'global' });
    await guess(email);
    expect((await signIn(visitor, { email, password })).status).toBe(200);
  });

  it('let the owner in from a new network with the cookie of a browser that signed in before', async () => {
    const { email, password } = await signedUp(stage);
    const before = await signIn(stage.visitor(), { email, password });
    const cookie = cookieIn(before.headers);
    await guess(email);
    expect((await signIn(stage.visitor(), { email, password })).status).toBe(429);
    expect((await signIn(stage.visitor(), { email, password }, `theme=dark; ${cookie}`)).status).toBe(200);
  });

  it('keep everybody else out, whoever their cookie is made for', async () => {
    const { email, password } = await signedUp(stage);
    const other = await signedUp(stage);
    const foreign = cookieIn(
      (await signIn(other.visitor, { email: other.email, password: other.password })).headers,
    );
    const own = cookieIn((await signIn(stage.visitor(), { email, password })).headers);
    const forged = `${own.slice(0, -1)}${own.endsWith('0') ? '1' : '0'}`;
    const renamed = `${own.split('=')[0]}=${foreign.split('=')[1]}`;
    await guess(email);
    for (const cookie of [foreign, forged, renamed]) {
      expect((await signIn(stage.visitor(), { email, password }, cookie)).status).toBe(429);
    }
  });

  it('tell somebody in the same network nothing that a stranger does not learn', async () => {
    const { email, visitor } = await signedUp(stage);
    await guess(email);
    const inside = await signIn(visitor, { email, password: wrongPassword });
    const outside = await signIn(stage.visitor(), { email, password: wrongPassword });
    expect(inside.status).toBe(429);
    expect(inside.body).toEqual(outside.body);
  });

  it('from a known network or device count there, ten in 15 minutes', async () => {
    const { email, password, visitor } = await signedUp(stage);
    const cookie = cookieIn((await signIn(visitor, { email, password })).headers);
    for (let i = 0; i < 10; i++) {
      expect((await signIn(visitor, { email, password: wrongPassword }, cookie)).status).toBe(400);
    }
    expect((await signIn(visitor, { email, password }, cookie)).status).toBe(429);
    for (let i = 0; i < 10; i++) await signIn(visitor, { email, password: wrongPassword });
    expect((await signIn(visitor, { email, password })).status).toBe(429);
    stage.pass(901);
    expect((await signIn(visitor, { email, password }, cookie)).status).toBe(200);
  });
});

describe('what is kept to recognize a client', () => {
  it('is a cookie that no script and no other site gets, and a hash that holds no address', async () => {
    const { email, password, visitor, user } = await signedUp(stage);
    const [cookie] = (await signIn(visitor, { email, password })).headers.getSetCookie();
    expect(cookie).toMatch(
      /^gateway-device-[0-9a-f]{8}=\S+; Path=\/auth\/v1; Max-Age=31536000; HttpOnly; SameSite=Strict; Secure$/,
    );
    expect(cookie).not.toContain(user.id);
    const { rows } = await stage.database.asOwner((tx) =>
      tx.query('select * from auth.known_networks where user_id = $1', [user.id]),
    );
    expect(JSON.stringify(rows)).not.toContain(visitor.clientAddress);
  });

  it('is at most 20 networks of the last 90 days', async () => {
    const { email, password, user } = await signedUp(stage);
    const count = async () => {
      const { rows } = await stage.database.asOwner((tx) =>
        tx.query<{ n: number }>('select count(*)::int as n from auth.known_networks where user_id = $1', [
          user.id,
        ]),
      );
      return rows[0]?.n;
    };
    for (let i = 0; i < 22; i++) await signIn(stage.visitor(), { email, password });
    expect(await count()).toBe(20);
    stage.pass(91 * 86_400);
    await signIn(stage.visitor(), { email, password });
    expect(await count()).toBe(1);
  });
});

describe('one client address', () => {
  it('tries wrong passwords for at most 30 accounts in 5 minutes, known or not', async () => {
    const visitor = stage.visitor();
    const { email } = await signedUp(stage);
    const known = await signIn(visitor, { email, password: wrongPassword });
    expect(known.status).toBe(400);
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => signIn(visitor, { email: freshEmail(), password: wrongPassword })),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(29);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(11);
    // An account that it has tried already is limited by itself.
    expect((await signIn(visitor, { email, password: wrongPassword })).status).toBe(400);
    stage.pass(301);
    expect((await signIn(visitor, { email: freshEmail(), password: wrongPassword })).status).toBe(400);
  });

  it('signs any number of people in who know their password', async () => {
    const office = stage.visitor();
    for (let i = 0; i < 33; i++) {
      const { email, password } = await signedUp(stage);
      expect((await signIn(office, { email, password })).status).toBe(200);
    }
  });
});

describe('sign-ups of one network', () => {
  const signUp = (visitor: ReturnType<AuthStage['visitor']>, email = freshEmail()) =>
    visitor.raw('POST', '/signup', { body: { email, password: goodPassword } });

  it('make at most 5 accounts an hour, and any number of tries for the same address', async () => {
    const visitor = stage.visitor();
    const emails = Array.from({ length: 5 }, freshEmail);
    for (const email of emails) expect((await signUp(visitor, email)).status).toBe(200);
    for (const email of emails) expect((await signUp(visitor, email)).status).toBe(200);
    const refused = await signUp(visitor);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(3_600);
    stage.pass(3_601);
    expect((await signUp(visitor)).status).toBe(200);
  });

  it('count across a network of IPv6, not by its single addresses', async () => {
    const at = (host: number) => stage.visitor({ clientAddress: `2001:db8:7:12${host}::${host}` });
    for (let host = 1; host <= 5; host++) expect((await signUp(at(host))).status).toBe(200);
    expect((await signUp(at(6))).status).toBe(429);
    expect((await signUp(stage.visitor({ clientAddress: '2001:db8:7:1300::1' }))).status).toBe(200);
  });

  it('count known addresses too, so that the limit does not tell them apart', async () => {
    const { email } = await signedUp(stage);
    const visitor = stage.visitor();
    for (let i = 0; i < 5; i++) await signUp(visitor);
    expect((await signUp(visitor, email)).status).toBe(429);
  });

  it.each([
    { name: 'another number', signUps: { perHour: 2 }, allowed: 2 },
    { name: 'no limit', signUps: { perHour: null }, allowed: 9 },
    { name: 'an exemption', signUps: { isExempt: () => true }, allowed: 9 },
  ])('follow $name of the operator', async ({ signUps, allowed }) => {
    const own = await startAuth({ signUps });
    try {
      const visitor = own.visitor();
      for (let i = 0; i < 9; i++) expect((await signUp(visitor)).status).toBe(i < allowed ? 200 : 429);
    } finally {
      await own.close();
    }
  });
});
