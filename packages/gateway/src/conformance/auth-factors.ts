import { deepEqual, equal } from 'node:assert/strict';
import { sendCode, withAuthenticator } from '../auth/factor-fixture.ts';
import { freshEmail, join } from './auth-steps.ts';
import { supported } from './claim.ts';
import { password } from './stage.ts';

/** Sign-in without an address, and with a second factor. */
export const authFactors = [
  ...supported('Auth: anonymous users', [
    '`signInAnonymously`, `updateUser({ email })`, `verifyOtp` of type `email_change`, `updateUser({ password })`',
    async (stage) => {
      const client = stage.client();
      const { data } = await client.auth.signInAnonymously();
      equal(data.user?.is_anonymous, true);
      const email = freshEmail();
      equal((await client.auth.updateUser({ email })).error, null);
      const token = stage.lastMail(email).code ?? '';
      const linked = await client.auth.verifyOtp({ email, token, type: 'email_change' });
      deepEqual([linked.data.user?.id, linked.data.user?.is_anonymous], [data.user?.id, false]);
      equal((await client.auth.updateUser({ password: 'Renewed-52!stage' })).error, null);
    },
    'with `auth.signIn.anonymous`; 422 anonymous_provider_disabled otherwise',
  ]),
  ...supported(
    'Auth: second factor',
    [
      '`mfa.enroll`, `challenge`, `verify`, `unenroll`, `listFactors`, `getAuthenticatorAssuranceLevel` of type `totp`',
      async (stage) => {
        const { client, email } = await join(stage);
        const { factorId } = await withAuthenticator(client, Date.now);
        const level = async (of = client) => (await of.auth.mfa.getAuthenticatorAssuranceLevel()).data;
        equal((await level())?.currentLevel, 'aal2');
        const other = stage.client();
        await other.auth.signInWithPassword({ email, password });
        deepEqual([(await level(other))?.currentLevel, (await level(other))?.nextLevel], ['aal1', 'aal2']);
        equal((await sendCode(other, factorId, 'wrong')).error?.code, 'mfa_verification_failed');
        equal((await client.auth.mfa.listFactors()).data?.totp.length, 1);
        equal((await client.auth.mfa.unenroll({ factorId })).error, null);
        await client.auth.refreshSession();
        equal((await level())?.currentLevel, 'aal1');
      },
      'with `auth.signIn.totp`; the other sessions end when a factor is verified',
    ],
    [
      '`admin.mfa.listFactors`, `deleteFactor`',
      async (stage) => {
        const { client } = await join(stage);
        const { factorId } = await withAuthenticator(client, Date.now);
        const userId = (await client.auth.getUser()).data.user?.id ?? '';
        const { mfa } = stage.service.auth.admin;
        deepEqual(
          (await mfa.listFactors({ userId })).data?.factors.map(({ id }) => id),
          [factorId],
        );
        equal((await mfa.deleteFactor({ userId, id: factorId })).error, null);
        equal((await client.auth.mfa.listFactors()).data?.all.length, 0);
      },
      'with the secret key',
    ],
    [
      '`mfa.recoveryCodes` (experimental)',
      async (stage) => {
        const { client } = await join(stage);
        await withAuthenticator(client, Date.now);
        const ask = async (method: string, path: string, body?: object) => {
          const token = (await client.auth.getSession()).data.session?.access_token;
          const headers = { authorization: `Bearer ${token}` };
          const init = body ? { headers, body: JSON.stringify(body) } : { headers };
          return (await stage.send(method, `/auth/v1/factors/recovery-codes${path}`, init)).json();
        };
        const { codes } = await ask('POST', '');
        equal((await ask('POST', '/verify', { code: codes[3] })).token_type, 'bearer');
      },
      'ten codes, each once; needs aal2 to make or renew them',
    ],
  ),
];
