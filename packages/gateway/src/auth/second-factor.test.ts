import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AuthStage, goodPassword, openLink, signedUp, startAuth } from './auth-fixture.ts';
import { authenticatorCode, sendCode, withAuthenticator } from './factor-fixture.ts';

let stage: AuthStage;
beforeAll(async () => {
  stage = await startAuth({ signIn: { totp: true, requireSecondFactor: true } });
});
afterAll(() => stage.close());

const codeNow = (secret: string) => authenticatorCode(secret, stage.now());
const kinds = async (email: string) => (await stage.mails(email)).map(({ kind }) => kind);

it('draws the address of the factor as a QR code that a reader understands', async () => {
  const { client } = await signedUp(stage);
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp', issuer: 'Greenroom' });
  if (data?.type !== 'totp') throw new Error('no TOTP factor');
  const [head, svg = ''] = data.totp.qr_code.split(/,(.*)/s);
  expect([head, svg.includes('#')]).toEqual(['data:image/svg+xml;utf-8', false]);
  const picture = sharp(Buffer.from(svg)).resize(400).flatten({ background: 'white' }).ensureAlpha().raw();
  const drawn = await picture.toBuffer({ resolveWithObject: true });
  const { width, height } = drawn.info;
  expect(decodeQR({ width, height, data: drawn.data })).toBe(data.totp.uri);
});

it('begins only within 15 minutes of a sign-in', async () => {
  const { client, email } = await signedUp(stage);
  stage.pass(901);
  const late = await client.auth.mfa.enroll({ factorType: 'totp' });
  expect(late.error?.code).toBe('reauthentication_needed');
  await client.auth.signInWithPassword({ email, password: goodPassword });
  expect((await client.auth.mfa.enroll({ factorType: 'totp' })).error).toBeNull();
});

it('ends, grows and makes new recovery codes only within 15 minutes of a code', async () => {
  const { client, visitor } = await signedUp(stage);
  const { factorId, secret } = await withAuthenticator(client, stage.now);
  const codes = async (path: string) => {
    const bearer = (await client.auth.getSession()).data.session?.access_token ?? '';
    return (await visitor.raw('POST', `/factors/recovery-codes${path}`, { body: {}, bearer })).status;
  };
  expect(await codes('')).toBe(200);
  stage.pass(901);
  expect(await codes('/regenerate')).toBe(403);
  expect((await client.auth.mfa.unenroll({ factorId })).error?.code).toBe('reauthentication_needed');
  expect((await client.auth.mfa.enroll({ factorType: 'totp' })).error?.code).toBe('reauthentication_needed');
  await sendCode(client, factorId, codeNow(secret));
  expect(await codes('/regenerate')).toBe(200);
  expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();
});

it('tells the mailbox when it goes on and off, of further apps and of a used recovery code', async () => {
  const { client, email, visitor } = await signedUp(stage);
  const { factorId } = await withAuthenticator(client, stage.now);
  const bearer = async () => (await client.auth.getSession()).data.session?.access_token ?? '';
  const made = await visitor.raw('POST', '/factors/recovery-codes', { body: {}, bearer: await bearer() });
  const [code] = made.body.codes as unknown as string[];
  const second = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'tablet' });
  if (second.data?.type !== 'totp') throw new Error('no TOTP factor');
  await sendCode(client, second.data.id, codeNow(second.data.totp.secret));
  await visitor.raw('POST', '/factors/recovery-codes/verify', { body: { code }, bearer: await bearer() });
  const again = await client.auth.signInWithPassword({ email, password: goodPassword });
  stage.pass(60);
  await sendCode(client, second.data.id, codeNow(second.data.totp.secret));
  await client.auth.mfa.unenroll({ factorId });
  await client.auth.mfa.unenroll({ factorId: second.data.id });
  expect(again.error).toBeNull();
  expect(await kinds(email)).toEqual([
    'confirm_signup',
    'second_factor_on',
    'factor_added',
    'recovery_code_used',
    'factor_removed',
    'second_factor_off',
  ]);
});

it('lets a reset of the password go on after a code', async () => {
  const { client, email } = await signedUp(stage);
  const { factorId, secret } = await withAuthenticator(client, stage.now);
  await client.auth.resetPasswordForEmail(email);
  const { fragment } = await openLink(stage, (await stage.lastMail(email)).link);
  const { client: reader } = stage.visitor();
  await reader.auth.setSession({
    access_token: fragment.get('access_token') ?? '',
    refresh_token: fragment.get('refresh_token') ?? '',
  });
  const next = { password: 'Renewed-52!stage' };
  expect((await reader.auth.updateUser(next)).error?.code).toBe('insufficient_aal');
  stage.pass(60);
  expect((await sendCode(reader, factorId, codeNow(secret))).error).toBeNull();
  expect((await reader.auth.updateUser(next)).error).toBeNull();
});

it('lets the operator help somebody who lost the phone and the codes', async () => {
  const { client, email, user } = await signedUp(stage);
  const { factorId } = await withAuthenticator(client, stage.now);
  const { admin } = stage.visitor({ key: stage.secrets.secretKey }).client.auth;
  const userId = user?.id ?? '';
  const listed = await admin.mfa.listFactors({ userId });
  expect(listed.data?.factors.map(({ id }) => id)).toEqual([factorId]);
  expect((await admin.mfa.deleteFactor({ userId, id: userId })).error?.code).toBe('mfa_factor_not_found');
  expect((await admin.mfa.deleteFactor({ userId, id: factorId })).error).toBeNull();
  const { client: back } = stage.visitor();
  await back.auth.signInWithPassword({ email, password: goodPassword });
  const level = await back.auth.mfa.getAuthenticatorAssuranceLevel();
  expect([level.data?.nextLevel, (await kinds(email)).at(-1)]).toEqual(['aal1', 'second_factor_off']);
  expect((await client.auth.mfa.enroll({ factorType: 'totp' })).error).toBeNull();
});

it('names a missing sign-in before anything else', async () => {
  const { raw } = stage.visitor();
  for (const [method, path] of [
    ['POST', '/factors'],
    ['POST', '/factors/nothing/challenge'],
    ['POST', '/factors/nothing/verify'],
    ['DELETE', '/factors/nothing'],
  ] as const) {
    const { status, body } = await raw(method, path, { body: {} });
    expect([path, status, body.error_code]).toEqual([path, 401, 'no_authorization']);
  }
});

it('says in the settings that it is required', async () => {
  const { body } = await stage.visitor().raw('GET', '/settings');
  expect(body.second_factor).toEqual({ totp: true, required: true });
});
