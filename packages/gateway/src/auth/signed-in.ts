import { authError, unauthorized } from './errors.ts';
import type { AuthCall } from './parts.ts';

/** The user and session of the call's access token. Throws 401 for keys alone. */
export function signedIn({ context }: AuthCall): { userId: string; sessionId: string } {
  const { userId, sessionId } = context.identity;
  if (userId && sessionId) return { userId, sessionId };
  throw unauthorized('no_authorization', 'This endpoint requires a valid Bearer token');
}

/** The same for what a user with a second factor may do only once it is proven. Throws 403 before, where it is required. */
export function wholeSignedIn(call: AuthCall): { userId: string; sessionId: string } {
  if (call.context.identity.lacksFactor) {
    throw authError(403, 'insufficient_aal', 'AAL2 required: verify a second factor first');
  }
  return signedIn(call);
}
