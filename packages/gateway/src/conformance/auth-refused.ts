import { equal } from 'node:assert/strict';
import { answers, freshEmail, join } from './auth-steps.ts';
import { refused } from './claim.ts';
import { adaEmail } from './stage.ts';

/** What the gateway's auth refuses, and how it says so. */
export const authRefused = refused(
  'Auth',
  [
    'wrong password, unknown address',
    answers(
      ({ client }) => client().auth.signInWithPassword({ email: adaEmail, password: 'Wrong-77!stages' }),
      400,
      'invalid_credentials',
    ),
    '400 invalid_credentials for both',
  ],
  [
    'weak passwords',
    answers(
      ({ client }) => client().auth.signUp({ email: freshEmail(), password: 'Password1!' }),
      422,
      'weak_password',
    ),
    '422 weak_password',
  ],
  [
    'admin calls without the secret key',
    answers(({ ada }) => ada.auth.admin.listUsers(), 401, 'no_authorization'),
    '401 or 403',
  ],
  [
    'a new password without the current one',
    answers(
      async (stage) => (await join(stage)).client.auth.updateUser({ password: 'Renewed-52!stage' }),
      400,
      'current_password_required',
    ),
    '400 current_password_required',
  ],
  [
    'signing in by phone',
    answers(
      ({ client }) => client().auth.signInWithOtp({ phone: '+351000000000' }),
      400,
      'phone_provider_disabled',
    ),
    '400 phone_provider_disabled',
  ],
  [
    '`signInWithIdToken`',
    answers(
      ({ client }) => client().auth.signInWithIdToken({ provider: 'google', token: 'x' }),
      400,
      'provider_disabled',
    ),
    '400 provider_disabled',
  ],
  [
    '`signInWithWeb3`',
    async ({ send }) => {
      equal((await send('POST', '/auth/v1/token?grant_type=web3', { body: '{}' })).status, 422);
    },
    '422 web3_provider_disabled',
  ],
  [
    '`signInWithOAuth` with a provider that isn’t set up',
    async ({ send }) => {
      equal((await send('GET', '/auth/v1/authorize?provider=apple')).status, 400);
    },
    '400 validation_failed',
  ],
  [
    '`signInWithSSO`',
    answers(
      ({ client }) => client().auth.signInWithSSO({ domain: 'x.example' }),
      422,
      'saml_provider_disabled',
    ),
    '422 saml_provider_disabled',
  ],
  [
    '`mfa` by phone or WebAuthn',
    answers(
      async (stage) =>
        (await join(stage)).client.auth.mfa.enroll({ factorType: 'phone', phone: '+351000000000' }),
      400,
      'validation_failed',
    ),
    '400 validation_failed',
  ],
  [
    '`reauthenticate`',
    answers(async (stage) => (await join(stage)).client.auth.reauthenticate(), 422, 'validation_failed'),
    '422 validation_failed',
  ],
);
