import { z } from 'zod';
import { jsonResponse } from '../http.ts';
import { authError } from './errors.ts';
import type { AuthCall, AuthParts } from './parts.ts';
import { readJson } from './read-json.ts';
import type { SigningKeys } from './signing-keys.ts';

/** Throws 422 where the shared secret signs. */
function keysOf({ signingKeys }: AuthParts): SigningKeys {
  if (signingKeys) return signingKeys;
  throw authError(
    422,
    'validation_failed',
    'Tokens are signed with the shared secret: there are no signing keys',
  );
}

const listed = async (keys: SigningKeys) => jsonResponse(200, { keys: await keys.list() });

/** GET /admin/signing-keys: which key signs, which stands by, which ones still verify. Nothing of it is secret. */
export const listSigningKeys = async (parts: AuthParts): Promise<Response> => listed(keysOf(parts));

/** POST /admin/signing-keys/rotate: the standby key signs from now on. */
export async function rotateSigningKeys(parts: AuthParts): Promise<Response> {
  const keys = keysOf(parts);
  await keys.rotate();
  parts.log('info', 'signing keys rotated');
  return listed(keys);
}

const Import = z.object({ jwk: z.record(z.string(), z.unknown()) });

/** POST /admin/signing-keys: a key of the operator's own stands by. */
export async function importSigningKey(parts: AuthParts, call: AuthCall): Promise<Response> {
  const keys = keysOf(parts);
  const { jwk } = await readJson(call.request, Import);
  await keys.importStandby(jwk);
  return listed(keys);
}

/** DELETE /admin/signing-keys/{kid}: tokens of the key stop counting. */
export async function revokeSigningKey(parts: AuthParts, call: AuthCall): Promise<Response> {
  const keys = keysOf(parts);
  if (!(await keys.revoke(call.id))) throw authError(404, 'not_found', 'There is no such signing key');
  parts.log('warn', 'a signing key was revoked');
  return listed(keys);
}
