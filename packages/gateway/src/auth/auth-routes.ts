import { type Context, Hono } from 'hono';
import type { GatewayEnv } from '../http.ts';
import { listUserFactors, removeUserFactor } from './admin-factors.ts';
import { generateLink, inviteUser } from './admin-links.ts';
import {
  importSigningKey,
  listSigningKeys,
  revokeSigningKey,
  rotateSigningKeys,
} from './admin-signing-keys.ts';
import { changeUser, createUser, deleteUser, listUsers, readUser, requireService } from './admin-users.ts';
import { authError, methodNotAllowed, notFound, userNotFound } from './errors.ts';
import { challengeFactor, enrollFactor, removeFactor, verifyFactor } from './factors.ts';
import { unlinkIdentity } from './identities.ts';
import { health, publicKeys, settings } from './info.ts';
import { recover, resend } from './mail-again.ts';
import { authorize, authorizeLink } from './oauth-authorize.ts';
import { providerCallback } from './oauth-callback.ts';
import { endSession, listSessions } from './own-sessions.ts';
import type { AuthCall, AuthParts, Endpoint } from './parts.ts';
import {
  generateRecoveryCodes,
  recoveryCodesStatus,
  regenerateRecoveryCodes,
  removeRecoveryCodes,
  verifyRecoveryCode,
} from './recovery-codes.ts';
import { sendOtp } from './sign-in-by-email.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';
import { signedIn } from './signed-in.ts';
import { token } from './token.ts';
import { unsupportedRoutes } from './unsupported-routes.ts';
import { getUser, updateUser } from './user.ts';
import { peekLink, verifyCode, verifyLink } from './verify.ts';

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

type Methods = Readonly<Record<string, Endpoint>>;

/** The endpoint that a method has, own properties only. Throws 405 naming the ones there are. */
function pick(methods: Methods, method: string): Endpoint {
  const endpoint = Object.hasOwn(methods, method) ? methods[method] : undefined;
  if (!endpoint) throw methodNotAllowed(Object.keys(methods));
  return endpoint;
}

const callOf = (c: Context<GatewayEnv>): AuthCall => ({
  request: c.req.raw,
  url: new URL(c.req.url),
  context: { ...c.env, identity: c.get('identity') },
  id: c.req.param('id') ?? '',
  factorId: c.req.param('factorId') ?? '',
});

/** Every endpoint by path and method, below /auth/v1. Whoever mounts them sets `identity` first. */
export function createAuthRoutes(parts: AuthParts): Hono<GatewayEnv> {
  const routes = new Hono<GatewayEnv>();
  const add = (path: string, methods: Methods) =>
    routes.all(path, async (c) => pick(methods, c.req.method)(parts, callOf(c)));
  /** Endpoints for the server's own key. */
  const addAdmin = (path: string, methods: Methods) =>
    routes.all(path, async (c) => {
      const call = callOf(c);
      requireService(call);
      return pick(methods, c.req.method)(parts, call);
    });
  /** An endpoint about what the address names by a UUID. */
  const byId =
    (endpoint: Endpoint, notThere: () => Error): Endpoint =>
    async (_parts, call) => {
      if (!uuid.test(call.id)) throw notThere();
      return endpoint(parts, call);
    };
  const noSession = () => authError(404, 'session_not_found', 'There is no such session');

  add('/signup', { POST: signUp });
  add('/token', { POST: token });
  add('/logout', { POST: signOut });
  add('/verify', { GET: verifyLink, HEAD: peekLink, POST: verifyCode });
  add('/otp', { POST: sendOtp });
  add('/recover', { POST: recover });
  add('/resend', { POST: resend });
  add('/user', { GET: getUser, PUT: updateUser });
  add('/user/sessions', { GET: listSessions });
  add('/user/sessions/:id', { DELETE: byId(endSession, noSession) });
  add('/authorize', { GET: authorize });
  add('/callback', { GET: providerCallback });
  add('/user/identities/authorize', { GET: authorizeLink });
  const noIdentity = () => authError(404, 'validation_failed', 'identity_id must be an UUID');
  add('/user/identities/:id', { DELETE: byId(unlinkIdentity, noIdentity) });
  const noFactor = () => authError(404, 'mfa_factor_not_found', 'Factor not found');
  /** The same for signed-in users: who isn't hears that first. */
  const ofFactor =
    (endpoint: Endpoint): Endpoint =>
    async (_parts, call) => {
      signedIn(call);
      return byId(endpoint, noFactor)(parts, call);
    };
  add('/factors', { POST: enrollFactor });
  add('/factors/recovery-codes', {
    GET: recoveryCodesStatus,
    POST: generateRecoveryCodes,
    DELETE: removeRecoveryCodes,
  });
  add('/factors/recovery-codes/verify', { POST: verifyRecoveryCode });
  add('/factors/recovery-codes/regenerate', { POST: regenerateRecoveryCodes });
  add('/factors/:id', { DELETE: ofFactor(removeFactor) });
  add('/factors/:id/challenge', { POST: ofFactor(challengeFactor) });
  add('/factors/:id/verify', { POST: ofFactor(verifyFactor) });
  add('/settings', { GET: settings });
  add('/health', { GET: health });
  add('/.well-known/jwks.json', { GET: publicKeys });
  addAdmin('/invite', { POST: inviteUser });
  addAdmin('/admin/generate_link', { POST: generateLink });
  addAdmin('/admin/signing-keys', { GET: listSigningKeys, POST: importSigningKey });
  addAdmin('/admin/signing-keys/rotate', { POST: rotateSigningKeys });
  addAdmin('/admin/signing-keys/:id', { DELETE: revokeSigningKey });
  addAdmin('/admin/users', { GET: listUsers, POST: createUser });
  addAdmin('/admin/users/:id/factors', { GET: byId(listUserFactors, userNotFound) });
  addAdmin('/admin/users/:id/factors/:factorId', { DELETE: byId(removeUserFactor, userNotFound) });
  addAdmin('/admin/users/:id', {
    GET: byId(readUser, userNotFound),
    PUT: byId(changeUser, userNotFound),
    DELETE: byId(deleteUser, userNotFound),
  });
  for (const { paths, refusal } of unsupportedRoutes) {
    routes.on('ALL', [...paths], () => {
      throw refusal();
    });
  }
  return routes.all('*', () => {
    throw notFound();
  });
}
