import { unauthorized } from './errors.ts';
import type { AuthCall } from './parts.ts';

/** The user and session of the call's access token. Throws 401 for keys alone. */
export function signedIn({ context }: AuthCall): { userId: string; sessionId: string } {
  const { userId, sessionId } = context.identity;
  if (userId && sessionId) return { userId, sessionId };
  throw unauthorized('no_authorization', 'This endpoint requires a valid Bearer token');
}
