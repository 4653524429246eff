import { jsonResponse } from '../http.ts';
import { authError, validationFailed } from './errors.ts';
import { lockFactorSession, requireRaised } from './factor-session.ts';
import { challengeOf } from './fields.ts';
import { requireLinking } from './identities.ts';
import { limitByAddress } from './limits.ts';
import { beginFlow, browserCookie, providerFlow } from './oauth-flows.ts';
import type { AuthCall, AuthParts, Endpoint } from './parts.ts';
import { ProviderFailure } from './provider.ts';
import { requireProvider } from './providers.ts';
import { redirect, refusalParams, withFragment, withQuery } from './redirect-back.ts';

/** What a client's `queryParams` may add for the provider. What the flow itself is made of isn't among it. */
const passedOn = ['prompt', 'login_hint', 'hd', 'access_type', 'login', 'allow_signup'];
const maxPassedLength = 200;

interface Begun {
  address: URL;
  cookie: string;
}

/** Begins a flow and says where the browser goes. Throws 400 where the provider isn't set up, ProviderFailure where it is away. */
async function begin(parts: AuthParts, call: AuthCall, sessionId: string | null): Promise<Begun> {
  const query = call.url.searchParams;
  const provider = requireProvider(parts.providers, query.get('provider'));
  const challenge = challengeOf({
    code_challenge: query.get('code_challenge'),
    code_challenge_method: query.get('code_challenge_method'),
  });
  if (challenge && challenge.challenge.length > 256) throw validationFailed('code challenge is too long');
  const redirectTo = parts.redirects.choose(query.get('redirect_to'));
  const state = await beginFlow(parts, { provider: provider.name, redirectTo, challenge, sessionId });
  const address = await provider.authorizeUrl(providerFlow(parts, state));
  for (const name of passedOn) {
    const value = query.get(name);
    if (value && value.length <= maxPassedLength) address.searchParams.set(name, value);
  }
  return { address, cookie: browserCookie(parts, state) };
}

/** A provider that is away, as a refusal that can go back to the site. */
export function providerAway(parts: AuthParts, call: AuthCall, error: ProviderFailure) {
  parts.log('warn', 'sign-in provider failed', { requestId: call.context.requestId, step: error.message });
  return authError(500, 'unexpected_failure', 'Unable to exchange external code');
}

/** GET /authorize?provider=...: off to the provider. A provider that is away sends the browser back to the site at once. */
export const authorize: Endpoint = async (parts, call) => {
  await limitByAddress(parts, call, 'authorize');
  try {
    const { address, cookie } = await begin(parts, call, null);
    return redirect(address, { 'set-cookie': cookie });
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    const refusal = refusalParams(providerAway(parts, call, error));
    const target = parts.redirects.choose(call.url.searchParams.get('redirect_to'));
    return redirect(withFragment(withQuery(target, refusal).href, refusal));
  }
};

/** GET /user/identities/authorize?provider=...: the same for a signed-in user who links an identity. */
export const authorizeLink: Endpoint = async (parts, call) => {
  requireLinking(parts);
  await limitByAddress(parts, call, 'authorize');
  requireProvider(parts.providers, call.url.searchParams.get('provider'));
  const session = await parts.database.asOwner((tx) => lockFactorSession(parts, tx, call));
  requireRaised(session, 'link an identity');
  try {
    const { address, cookie } = await begin(parts, call, session.id);
    const headers = { 'set-cookie': cookie };
    return call.url.searchParams.get('skip_http_redirect') === 'true'
      ? jsonResponse(200, { url: address.href }, headers)
      : redirect(address, headers);
  } catch (error) {
    throw error instanceof ProviderFailure ? providerAway(parts, call, error) : error;
  }
};
