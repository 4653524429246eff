import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthStage, freshEmail, goodPassword, signedUp, startAuth } from './auth-fixture.ts';

let stage: AuthStage;
beforeAll(async () => {
  stage = await startAuth();
});
afterAll(() => stage.close());

const admin = () => stage.visitor({ key: stage.secrets.secretKey }).client.auth.admin;

describe('the admin interface', () => {
  it('is for the secret key alone', async () => {
    const { visitor, session, user } = await signedUp(stage);
    for (const [method, path] of [
      ['GET', '/admin/users'],
      ['POST', '/admin/users'],
      ['GET', `/admin/users/${user.id}`],
      ['PUT', `/admin/users/${user.id}`],
      ['DELETE', `/admin/users/${user.id}`],
    ] as const) {
      const body = method === 'GET' ? undefined : {};
      expect((await visitor.raw(method, path, { body })).status).toBe(401);
      const asUser = await visitor.raw(method, path, { body, bearer: session.access_token });
      expect(asUser.status).toBe(403);
      expect(asUser.body.error_code).toBe('not_admin');
    }
  });

  it('creates a confirmed account that can sign in, and mails nothing', async () => {
    const email = freshEmail();
    const { data, error } = await admin().createUser({
      email,
      password: goodPassword,
      email_confirm: true,
      user_metadata: { full_name: 'Made by hand' },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, user_metadata: { full_name: 'Made by hand' } });
    expect(await stage.mails(email)).toEqual([]);
    const signedIn = await stage.visitor().client.auth.signInWithPassword({ email, password: goodPassword });
    expect(signedIn.data.user?.id).toBe(data.user?.id);
    const again = await admin().createUser({ email: email.toUpperCase() });
    expect(again.error).toMatchObject({ status: 422, code: 'email_exists' });
  });

  it('without email_confirm the account waits for its confirmation', async () => {
    const email = freshEmail();
    const { data } = await admin().createUser({ email, password: goodPassword });
    const tried = await stage.visitor().client.auth.signInWithPassword({ email, password: goodPassword });
    expect(tried.error?.code).toBe('email_not_confirmed');
    await admin().updateUserById(data.user?.id ?? '', { email_confirm: true });
    const now = await stage.visitor().client.auth.signInWithPassword({ email, password: goodPassword });
    expect(now.error).toBeNull();
  });

  it('reads one and lists all, in pages, as the client counts them', async () => {
    const { user } = await signedUp(stage);
    expect((await admin().getUserById(user.id)).data.user?.email).toBe(user.email);
    const all = await admin().listUsers({ page: 1, perPage: 1_000 });
    if (all.error) throw all.error;
    expect(all.data.users.map(({ id }) => id)).toContain(user.id);
    expect(all.data.total).toBe(all.data.users.length);
    const first = await admin().listUsers({ page: 1, perPage: 2 });
    expect(first.data).toMatchObject({ nextPage: 2, total: all.data.total });
    expect(first.data.users).toHaveLength(2);
    expect((await admin().listUsers({ page: 1, perPage: 10_000_000 })).error).toBeNull();
    expect((await admin().listUsers({ page: -3 })).error).toMatchObject({ status: 400 });
  });

  it('a ban stops sign-in, and says so only to who knows the password', async () => {
    const { user, email, password } = await signedUp(stage);
    await admin().updateUserById(user.id, { ban_duration: '1h30m' });
    const attempt = (pass: string) =>
      stage.visitor().client.auth.signInWithPassword({ email, password: pass });
    expect((await attempt(password)).error?.code).toBe('user_banned');
    expect((await attempt('Never-the-one-5!')).error?.code).toBe('invalid_credentials');
    stage.pass(5_401);
    expect((await attempt(password)).error).toBeNull();
    const nonsense = await admin().updateUserById(user.id, { ban_duration: 'forever' });
    expect(nonsense.error?.status).toBe(400);
  });

  it('a new password ends all sessions', async () => {
    const { user, email, client } = await signedUp(stage);
    expect((await client.auth.getUser()).error).toBeNull();
    await admin().updateUserById(user.id, { password: 'Set-by-admin-3!' });
    expect((await client.auth.getUser()).error).not.toBeNull();
    const signedIn = await stage
      .visitor()
      .client.auth.signInWithPassword({ email, password: 'Set-by-admin-3!' });
    expect(signedIn.error).toBeNull();
  });

  it('an address changes only to a free one', async () => {
    const one = await signedUp(stage);
    const other = await signedUp(stage);
    const taken = await admin().updateUserById(one.user.id, { email: other.email });
    expect(taken.error?.code).toBe('email_exists');
    const email = freshEmail();
    expect((await admin().updateUserById(one.user.id, { email })).data.user?.email).toBe(email);
    stage.pass(61);
    // The old address is free again, for an account of its own.
    const anew = await signedUp(stage, { email: one.email });
    expect(anew.user.id).not.toBe(one.user.id);
  });

  it.each([false, true])('deletes a user with all sessions; softly: %s', async (softly) => {
    const { user, email, client, password } = await signedUp(stage);
    expect((await admin().deleteUser(user.id, softly)).error).toBeNull();
    expect((await client.auth.getUser()).error).not.toBeNull();
    expect((await admin().getUserById(user.id)).error).toMatchObject({ status: 404, code: 'user_not_found' });
    const tried = await stage.visitor().client.auth.signInWithPassword({ email, password });
    expect(tried.error?.code).toBe('invalid_credentials');
    const { rows } = await stage.database.asOwner((tx) =>
      tx.query<{ email: string }>('select email from auth.users where id = $1', [user.id]),
    );
    expect(rows.map((row) => row.email)).toEqual(softly ? [`${user.id}@deleted.invalid`] : []);
    stage.pass(61);
    const anew = await signedUp(stage, { email });
    expect(anew.user.email).toBe(email);
  });

  it('answers 404 for nobody and for what is no id', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'x', "'; drop table auth.users; --"]) {
      const path = `/admin/users/${encodeURIComponent(id)}`;
      const answer = await stage.visitor({ key: stage.secrets.secretKey }).raw('GET', path);
      expect(answer.status).toBe(404);
      expect(answer.body.error_code).toBe('user_not_found');
    }
  });
});
