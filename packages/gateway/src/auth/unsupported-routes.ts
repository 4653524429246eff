import type { HttpError } from '../http.ts';
import { authError } from './errors.ts';

interface UnsupportedRoutes {
  paths: readonly string[];
  refusal: () => HttpError;
}

const unsupportedAt = (
  paths: readonly string[],
  status: number,
  code: string,
  message: string,
): UnsupportedRoutes => ({
  paths,
  refusal: () => authError(status, code, message),
});

/** What GoTrue has and this server doesn't, by route: the error names the feature. */
export const unsupportedRoutes: readonly UnsupportedRoutes[] = [
  unsupportedAt(['/sso/*'], 422, 'saml_provider_disabled', 'SAML 2.0 is disabled'),
  unsupportedAt(
    ['/passkeys/*', '/admin/users/:id/passkeys/*'],
    422,
    'validation_failed',
    'Passkeys are not offered',
  ),
  unsupportedAt(
    ['/reauthenticate'],
    422,
    'validation_failed',
    'Reauthentication is not offered: send current_password',
  ),
  unsupportedAt(
    ['/oauth/*', '/user/oauth/*', '/admin/oauth/*', '/admin/custom-providers/*'],
    422,
    'validation_failed',
    'OAuth is not offered',
  ),
  unsupportedAt(
    ['/.well-known/*'],
    404,
    'not_found',
    'This server is no OpenID provider: see /.well-known/jwks.json for its keys',
  ),
];
