import { jsonResponse } from '../http.ts';
import type { Endpoint } from './parts.ts';
import { providerNames } from './provider.ts';

/** GET /settings: what this server offers, so that a client can draw its sign-in page. */
export const settings: Endpoint = async ({ signInOptions, signUps, providers, email }) =>
  jsonResponse(200, {
    external: {
      email: true,
      phone: false,
      anonymous_users: signInOptions.anonymous,
      ...Object.fromEntries(providerNames.map((name) => [name, providers.has(name)])),
    },
    disable_signup: !signUps.isOpen,
    mailer_autoconfirm: !email.confirm,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    second_factor: { totp: signInOptions.totp, required: signInOptions.requireSecondFactor },
  });

/** GET /health: the area is up and reaches its database. */
export const health: Endpoint = async (parts) => {
  await parts.database.asOwner((tx) => tx.query('select 1 from auth.users limit 1'));
  return jsonResponse(200, { name: 'GoTrue', description: 'A user registration and authentication API' });
};

/** GET /.well-known/jwks.json: the public keys that access tokens can be verified with, also those that sign next. */
export const publicKeys: Endpoint = async ({ signingKeys }) =>
  jsonResponse(
    200,
    { keys: (await signingKeys?.published()) ?? [] },
    { 'cache-control': 'public, max-age=600' },
  );
