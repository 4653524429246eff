import type { Tx } from '../database/port.ts';
import { HttpError } from '../http.ts';
import { authError, userBanned } from './errors.ts';
import { openFlow } from './flow-codes.ts';
import { linkIdentity, requireUnlinked } from './identities.ts';
import { limitByAddress } from './limits.ts';
import { countNewAccount, findOrMakeUser } from './oauth-accounts.ts';
import { providerAway } from './oauth-authorize.ts';
import { endBrowserCookie, type OauthFlow, pageOfFlow, providerFlow, takeFlow } from './oauth-flows.ts';
import type { AuthCall, AuthParts, Endpoint } from './parts.ts';
import { type Provider, ProviderFailure, type ProviderProfile } from './provider.ts';
import { redirect, refusalParams, sessionParams, withFragment, withQuery } from './redirect-back.ts';
import { openSession } from './sessions.ts';
import { findUserById, isBanned, type UserRow } from './users.ts';

const maxDescriptionLength = 300;

/** Who came back. Throws HttpError for a response of another provider, ProviderFailure for one that can't be used. */
async function readProfile(
  parts: AuthParts,
  query: URLSearchParams,
  provider: Provider,
): Promise<ProviderProfile> {
  const issuer = query.get('iss');
  if (issuer !== null && URL.parse(issuer)?.origin !== provider.origin) {
    throw authError(400, 'bad_oauth_callback', 'The response is not of the provider that was asked');
  }
  const code = query.get('code');
  if (!code || code.length > 2_048) {
    throw authError(400, 'bad_oauth_callback', 'OAuth callback with missing authorization code missing');
  }
  return provider.profileOf(code, providerFlow(parts, query.get('state') ?? ''));
}

/** The user who asked to link an identity, while the session that asked lasts. Throws 400. */
async function linkingUser(parts: AuthParts, tx: Tx, sessionId: string): Promise<UserRow> {
  const { rows } = await tx.query<{ user_id: string }>('select user_id from auth.sessions where id = $1', [
    sessionId,
  ]);
  const id = rows[0]?.user_id;
  const user = id && (await findUserById(tx, id));
  if (!user) throw authError(400, 'bad_oauth_state', 'The session that asked for the link has ended');
  if (isBanned(user, parts.clock())) throw userBanned();
  return user;
}

type Done = { code: string } | { session: Awaited<ReturnType<typeof openSession>> };

/** A sign-in, or an identity linked at once. */
async function finish(
  parts: AuthParts,
  tx: Tx,
  call: AuthCall,
  flow: OauthFlow,
  profile: ProviderProfile,
): Promise<Done> {
  const { provider, challenge, sessionId } = flow;
  if (sessionId !== null && challenge) {
    // Linked at the exchange of the code, which proves that it is the browser of the user who asked.
    const user = await linkingUser(parts, tx, sessionId);
    await requireUnlinked(tx, user.id, provider, profile.subject);
    return { code: await openFlow(parts, tx, user.id, 'oauth', challenge, { provider, profile }) };
  }
  const user =
    sessionId === null
      ? await findOrMakeUser(parts, tx, provider, profile)
      : await linkIdentity(parts, tx, (await linkingUser(parts, tx, sessionId)).id, provider, profile);
  if (challenge) return { code: await openFlow(parts, tx, user.id, 'oauth', challenge) };
  return { session: await openSession(parts, tx, user, 'oauth', call) };
}

/** The provider's own refusal: mostly somebody who changed their mind. */
function refusedThere(query: URLSearchParams): URLSearchParams | undefined {
  const error = query.get('error');
  if (error === null) return undefined;
  return new URLSearchParams({
    error: /^[a-z_]{1,60}$/.test(error) ? error : 'server_error',
    error_description: query.get('error_description')?.slice(0, maxDescriptionLength) ?? '',
  });
}

async function complete(parts: AuthParts, call: AuthCall, flow: OauthFlow): Promise<URL> {
  const query = call.url.searchParams;
  const provider = parts.providers.get(flow.provider);
  if (!provider) throw authError(400, 'oauth_provider_not_supported', 'Unsupported provider');
  const refused = refusedThere(query);
  if (refused) return withFragment(withQuery(flow.redirectTo, refused).href, refused);
  const profile = await readProfile(parts, query, provider);
  if (flow.sessionId === null) await countNewAccount(parts, call, flow.provider, profile);
  const done = await parts.database.asOwner((tx) => finish(parts, tx, call, flow, profile));
  parts.log('info', 'sign-in by provider', { provider: flow.provider, requestId: call.context.requestId });
  return 'code' in done
    ? withQuery(flow.redirectTo, new URLSearchParams({ code: done.code }))
    : withFragment(flow.redirectTo, await sessionParams(parts, done.session));
}

/** What went wrong, as a refusal that can go back to the site. Throws what is a bug. */
function refusalOf(parts: AuthParts, call: AuthCall, error: unknown): HttpError {
  if (error instanceof ProviderFailure) return providerAway(parts, call, error);
  if (error instanceof HttpError) return error;
  throw error;
}

/** GET /callback: from the provider back to the site, with a session, a PKCE code or an error. */
export const providerCallback: Endpoint = async (parts, call) => {
  await limitByAddress(parts, call, 'callback');
  const state = call.url.searchParams.get('state') ?? '';
  try {
    const flow = await takeFlow(parts, call, state);
    return redirect(await complete(parts, call, flow), { 'set-cookie': endBrowserCookie(parts, state) });
  } catch (error) {
    const params = refusalParams(refusalOf(parts, call, error));
    const target = parts.redirects.choose(await pageOfFlow(parts, state));
    return redirect(withFragment(withQuery(target, params).href, params));
  }
};
