import { refuse } from './refusals.ts';

/** What GoTrue has and this server does not, by the beginning of its path: the code and the words it is refused with. */
const notOffered: readonly (readonly [path: RegExp, status: number, code: string, message: string])[] = [
  [/^\/otp$/, 422, 'otp_disabled', 'Sign-in by mailed code or link is not offered: use a password'],
  [/^\/(authorize|callback)$/, 400, 'validation_failed', 'Unsupported provider: provider is not enabled'],
  [/^\/user\/identities(\/|$)/, 422, 'manual_linking_disabled', 'Manual linking is disabled'],
  [/^\/sso(\/|$)/, 422, 'saml_provider_disabled', 'SAML 2.0 is disabled'],
  [
    /^\/(factors|admin\/users\/[^/]+\/factors)(\/|$)/,
    422,
    'mfa_totp_enroll_not_enabled',
    'MFA is not offered',
  ],
  [/^\/(passkeys|admin\/users\/[^/]+\/passkeys)(\/|$)/, 422, 'validation_failed', 'Passkeys are not offered'],
  [/^\/reauthenticate$/, 422, 'validation_failed', 'Reauthentication is not offered: send current_password'],
  [
    /^\/(invite|admin\/generate_link)$/,
    422,
    'validation_failed',
    'Invitations and generated links are not offered',
  ],
  [
    /^\/(oauth|user\/oauth|admin\/oauth|admin\/custom-providers)(\/|$)/,
    422,
    'validation_failed',
    'OAuth is not offered',
  ],
  [
    /^\/\.well-known\//,
    404,
    'not_found',
    'Tokens are signed with a shared secret: there is no key to publish',
  ],
];

/** Throws the refusal that names a feature this server does not offer; does nothing for any other path. */
export function refuseNotOffered(path: string): void {
  const found = notOffered.find(([pattern]) => pattern.test(path));
  if (found) throw refuse(found[1], found[2], found[3]);
}
