import { deepEqual, equal } from 'node:assert/strict';
import { freshEmail } from './auth-steps.ts';
import { supported } from './claim.ts';

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
];
