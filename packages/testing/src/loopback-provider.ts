import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Somebody who has an account at the provider. */
export interface Person {
  /** `sub` at Google; GitHub knows a number, so digits there. */
  id: string;
  email: string;
  isVerified?: boolean;
  name?: string;
  login?: string;
}

interface Grant {
  person: Person;
  clientId: string;
  redirectUri: string;
  challenge: string;
  nonce: string | null;
}

/** A provider on this machine that speaks OpenID Connect as Google does, and OAuth as a GitHub Enterprise server does. */
export interface LoopbackProvider {
  url: string;
  clientId: string;
  clientSecret: string;
  /** Who is signed in there; null refuses with `access_denied`, as a press on Cancel does. */
  person: Person | null;
  /** Laid over the claims of the next id tokens. */
  claims: Record<string, unknown>;
  /** Laid over the header of the next id tokens; `alg: 'none'` also leaves the signature out. */
  idTokenHeader: Record<string, unknown>;
  /** Signs id tokens in place of the published key. */
  signingKey: KeyObject | null;
  /** Added to the redirect that comes back. */
  callbackExtra: Record<string, string>;
  /** Answers the token request with this status and nothing else. */
  tokenStatus: number | null;
  /** How many authorization codes were exchanged, refused ones too. */
  exchanges: number;
  /** The last authorization request. */
  asked: URLSearchParams;
  close(): Promise<void>;
}

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return new URLSearchParams(body);
}

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** Starts the provider on a free port. */
export async function startLoopbackProvider(): Promise<LoopbackProvider> {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const kid = randomUUID();
  const grants = new Map<string, Grant>();
  const tokens = new Map<string, Person>();

  function idToken({ person, clientId, nonce }: Grant): string {
    const now = Math.floor(Date.now() / 1_000);
    const claims = {
      iss: provider.url,
      aud: clientId,
      sub: person.id,
      email: person.email,
      email_verified: person.isVerified ?? true,
      name: person.name,
      iat: now,
      exp: now + 3_600,
      nonce,
      ...provider.claims,
    };
    const header = { alg: 'RS256', kid, typ: 'JWT', ...provider.idTokenHeader };
    const signed = `${base64(header)}.${base64(claims)}`;
    if (header.alg === 'none') return `${signed}.`;
    const key = provider.signingKey ?? keys.privateKey;
    return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
  }

  function authorize(query: URLSearchParams, response: ServerResponse) {
    provider.asked = query;
    const target = new URL(query.get('redirect_uri') ?? '');
    target.searchParams.set('state', query.get('state') ?? '');
    if (provider.person) {
      const code = randomUUID();
      grants.set(code, {
        person: provider.person,
        clientId: query.get('client_id') ?? '',
        redirectUri: query.get('redirect_uri') ?? '',
        challenge: query.get('code_challenge') ?? '',
        nonce: query.get('nonce'),
      });
      target.searchParams.set('code', code);
    } else {
      target.searchParams.set('error', 'access_denied');
      target.searchParams.set('error_description', 'The user has denied the request');
    }
    for (const [name, value] of Object.entries(provider.callbackExtra)) target.searchParams.set(name, value);
    return response.writeHead(302, { location: target.href }).end();
  }

  async function exchange(request: IncomingMessage, response: ServerResponse) {
    const form = await readForm(request);
    provider.exchanges += 1;
    if (provider.tokenStatus !== null) return json(response, provider.tokenStatus, {});
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    const verifier = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isGood =
      grant?.challenge === verifier &&
      grant.redirectUri === form.get('redirect_uri') &&
      grant.clientId === form.get('client_id') &&
      provider.clientSecret === form.get('client_secret');
    // GitHub says so with status 200.
    if (!grant || !isGood) return json(response, 200, { error: 'bad_verification_code' });
    const token = randomUUID();
    tokens.set(token, grant.person);
    return json(response, 200, { access_token: token, token_type: 'bearer', id_token: idToken(grant) });
  }

  function profile(request: IncomingMessage, response: ServerResponse, path: string) {
    const person = tokens.get(request.headers.authorization?.replace(/^Bearer /, '') ?? '');
    if (!person) return json(response, 401, {});
    const { id, email, isVerified = true, name, login = 'somebody' } = person;
    if (path.endsWith('/emails')) {
      const other = { email: 'another@mail.example', primary: false, verified: true };
      return json(response, 200, [other, { email, primary: true, verified: isVerified }]);
    }
    return json(response, 200, { id: Number(id), login, name, email: 'public@mail.example' });
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', provider.url);
    if (pathname === '/.well-known/openid-configuration') {
      return json(response, 200, {
        issuer: provider.url,
        authorization_endpoint: `${provider.url}/authorize`,
        token_endpoint: `${provider.url}/token`,
        jwks_uri: `${provider.url}/keys`,
      });
    }
    if (pathname === '/keys') {
      const jwk = keys.publicKey.export({ format: 'jwk' });
      return json(response, 200, { keys: [{ ...jwk, kid, alg: 'RS256', use: 'sig' }] });
    }
    if (pathname === '/authorize' || pathname === '/login/oauth/authorize') {
      return authorize(searchParams, response);
    }
    if (pathname === '/token' || pathname === '/login/oauth/access_token') return exchange(request, response);
    if (pathname.startsWith('/api/v3/user')) return profile(request, response, pathname);
    return json(response, 404, {});
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const provider: LoopbackProvider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    clientId: 'client-1',
    clientSecret: 'secret-1',
    person: null,
    claims: {},
    idTokenHeader: {},
    signingKey: null,
    callbackExtra: {},
    tokenStatus: null,
    exchanges: 0,
    asked: new URLSearchParams(),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return provider;
}
