import { authError } from './errors.ts';
import type { PkceChallenge } from './fields.ts';
import type { AuthCall, AuthParts } from './parts.ts';
import type { ProviderFlow } from './provider.ts';
import { hashToken, randomToken, sameSecret } from './random-token.ts';

/** How long somebody may take at the provider. */
const lifeMs = 10 * 60_000;

/** A sign-in at a provider that is under way. */
export interface OauthFlow {
  provider: string;
  redirectTo: string;
  /** Of the client that began it; null for the implicit flow. */
  challenge: PkceChallenge | null;
  /** The session whose user links the identity; null for a sign-in. */
  sessionId: string | null;
}

interface FlowRow {
  provider: string;
  redirect_to: string;
  code_challenge: string | null;
  code_challenge_method: PkceChallenge['method'] | null;
  session_id: string | null;
}

/** What goes to the provider with this state. All but the state follows from the server's key, so nothing of it is stored. */
export const providerFlow = ({ hashes, authUrl }: AuthParts, state: string): ProviderFlow => ({
  state,
  nonce: hashes.token('oauth nonce', state),
  codeVerifier: hashes.token('oauth verifier', state),
  redirectUri: `${authUrl}/callback`,
});

const cookieName = (state: string) => `gateway-oauth-${hashToken(state).slice(0, 16)}`;

function cookie({ authUrl }: AuthParts, state: string, value: string, maxAgeSeconds: number): string {
  const { protocol, pathname } = new URL(authUrl);
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${cookieName(state)}=${value}; Path=${pathname}/callback; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** The `Set-Cookie` value that binds a state to the browser that began. */
export const browserCookie = (parts: AuthParts, state: string) =>
  cookie(parts, state, parts.hashes.token('oauth browser', state), lifeMs / 1_000);

export const endBrowserCookie = (parts: AuthParts, state: string) => cookie(parts, state, '', 0);

function holdsCookie(parts: AuthParts, { request }: AuthCall, state: string): boolean {
  const expected = parts.hashes.token('oauth browser', state);
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const begin = `${cookieName(state)}=`;
  return pairs.some((pair) => pair.startsWith(begin) && sameSecret(pair.slice(begin.length), expected));
}

/** Stores the beginning of a flow; resolves to its state. */
export async function beginFlow(parts: AuthParts, flow: OauthFlow): Promise<string> {
  const state = randomToken();
  await parts.database.asOwner((tx) =>
    tx.query(
      `insert into auth.oauth_flows (state_hash, provider, redirect_to, code_challenge, code_challenge_method, session_id, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        hashToken(state),
        flow.provider,
        flow.redirectTo,
        flow.challenge?.challenge ?? null,
        flow.challenge?.method ?? null,
        flow.sessionId,
        new Date(parts.clock() + lifeMs),
      ],
    ),
  );
  return state;
}

/** The page that a flow began on, whatever has become of it since. */
export async function pageOfFlow(parts: AuthParts, state: string): Promise<string | undefined> {
  const { rows } = await parts.database.asOwner((tx) =>
    tx.query<{ redirect_to: string }>('select redirect_to from auth.oauth_flows where state_hash = $1', [
      hashToken(state),
    ]),
  );
  return rows[0]?.redirect_to;
}

const badState = (message: string) => authError(400, 'bad_oauth_state', message);

/**
 * Uses up the flow of a callback, which only the browser that began it can. Linking with PKCE is bound to that browser by the
 * exchange of the code instead, because its flow begins with a request that may not set cookies. Throws 400.
 */
export async function takeFlow(parts: AuthParts, call: AuthCall, state: string): Promise<OauthFlow> {
  if (state === '') throw authError(400, 'bad_oauth_callback', 'OAuth state parameter missing');
  const isOwnBrowser = holdsCookie(parts, call, state);
  const { rows } = await parts.database.asOwner((tx) =>
    tx.query<FlowRow>(
      `update auth.oauth_flows set used_at = $2
        where state_hash = $1 and used_at is null and expires_at > $2
          and ($3 or session_id is not null and code_challenge is not null)
        returning provider, redirect_to, code_challenge, code_challenge_method, session_id`,
      [hashToken(state), new Date(parts.clock()), isOwnBrowser],
    ),
  );
  const [row] = rows;
  if (!row) throw badState('OAuth state not found or expired');
  const { code_challenge: challenge, code_challenge_method: method } = row;
  return {
    provider: row.provider,
    redirectTo: row.redirect_to,
    challenge: challenge && method ? { challenge, method } : null,
    sessionId: row.session_id,
  };
}
