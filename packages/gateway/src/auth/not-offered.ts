import type { HttpError } from '../http.ts';
import { refuse } from './refusals.ts';

interface NotOffered {
  paths: readonly string[];
  refusal: () => HttpError;
}

const notOfferedAt = (
  paths: readonly string[],
  status: number,
  code: string,
  message: string,
): NotOffered => ({
  paths,
  refusal: () => refuse(status, code, message),
});

/** What GoTrue has and this server doesn't, by route: the error names the feature. */
export const notOffered: readonly NotOffered[] = [
  notOfferedAt(
    ['/otp'],
    422,
    'otp_disabled',
    'Sign-in by mailed code or link is not offered: use a password',
  ),
  notOfferedAt(
    ['/authorize', '/callback'],
    400,
    'validation_failed',
    'Unsupported provider: provider is not enabled',
  ),
  notOfferedAt(['/user/identities/*'], 422, 'manual_linking_disabled', 'Manual linking is disabled'),
  notOfferedAt(['/sso/*'], 422, 'saml_provider_disabled', 'SAML 2.0 is disabled'),
  notOfferedAt(
    ['/factors/*', '/admin/users/:id/factors/*'],
    422,
    'mfa_totp_enroll_not_enabled',
    'MFA is not offered',
  ),
  notOfferedAt(
    ['/passkeys/*', '/admin/users/:id/passkeys/*'],
    422,
    'validation_failed',
    'Passkeys are not offered',
  ),
  notOfferedAt(
    ['/reauthenticate'],
    422,
    'validation_failed',
    'Reauthentication is not offered: send current_password',
  ),
  notOfferedAt(
    ['/invite', '/admin/generate_link'],
    422,
    'validation_failed',
    'Invitations and generated links are not offered',
  ),
  notOfferedAt(
    ['/oauth/*', '/user/oauth/*', '/admin/oauth/*', '/admin/custom-providers/*'],
    422,
    'validation_failed',
    'OAuth is not offered',
  ),
  notOfferedAt(
    ['/.well-known/*'],
    404,
    'not_found',
    'Tokens are signed with a shared secret: there is no key to publish',
  ),
];
