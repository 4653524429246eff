import { validationFailed } from './errors.ts';
import type { Endpoint } from './parts.ts';
import { endSessions, type SessionSelection } from './sessions.ts';
import { signedIn } from './signed-in.ts';

const scopes = new Map<string, (sessionId: string) => SessionSelection>([
  ['global', () => 'all'],
  ['local', (sessionId) => ({ only: sessionId })],
  ['others', (sessionId) => ({ allBut: sessionId })],
]);

/** POST /logout?scope=global|local|others: ends all of the user's sessions (also without a scope), this one, or the others. */
export const signOut: Endpoint = async (parts, call) => {
  const { userId, sessionId } = signedIn(call);
  const scope = call.url.searchParams.get('scope') ?? 'global';
  const which = scopes.get(scope)?.(sessionId);
  if (!which) throw validationFailed(`Unsupported logout scope "${scope.slice(0, 20)}"`);
  // A password alone signs nobody else out, where a second factor is required.
  const ended = call.context.identity.lacksFactor ? { only: sessionId } : which;
  await parts.database.asOwner((tx) => endSessions(tx, userId, ended));
  parts.sessionChecks.forgetUser(userId);
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
};
