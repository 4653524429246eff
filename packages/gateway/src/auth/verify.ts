import { z } from 'zod';
import type { Tx } from '../database/port.ts';
import { HttpError } from '../http.ts';
import { authError, userBanned, validationFailed } from './errors.ts';
import { openFlow } from './flow-codes.ts';
import { limitByAddress } from './limits.ts';
import { type ConsumedToken, consumeCode, consumeLink, type TokenKind } from './one-time-tokens.ts';
import type { AuthCall, AuthParts, Endpoint } from './parts.ts';
import { readJson } from './read-json.ts';
import { type OpenSession, openSession, sessionResponse, toSessionJson } from './sessions.ts';
import { isBanned, type UserRow, userColumns } from './users.ts';

/** The types of `verifyOtp` that this server mails, and what each stands for. */
const kinds: ReadonlyMap<string, TokenKind> = new Map([
  ['signup', 'signup'],
  ['email', 'signup'],
  ['recovery', 'recovery'],
]);

const expired = (message: string) => authError(403, 'otp_expired', message);

/**
 * The mailbox is proven: the address counts as confirmed. An account confirmed by a recovery alone loses the password
 * that somebody gave it before, as that may have been a stranger.
 */
async function confirm(parts: AuthParts, tx: Tx, token: ConsumedToken): Promise<UserRow> {
  const now = new Date(parts.clock());
  const { rows } = await tx.query<UserRow>(
    `update auth.users
        set encrypted_password = case when $3::boolean and email_confirmed_at is null then null else encrypted_password end,
            email_confirmed_at = coalesce(email_confirmed_at, $2), updated_at = $2
      where id = $1 and deleted_at is null returning ${userColumns}`,
    [token.userId, now, token.kind === 'recovery'],
  );
  const [user] = rows;
  if (!user) throw expired('Token has expired or is invalid');
  if (isBanned(user, now.getTime())) throw userBanned();
  await tx.query(`delete from auth.one_time_tokens where user_id = $1 and kind = 'signup'`, [user.id]);
  return user;
}

const methodOf = (kind: TokenKind) => (kind === 'recovery' ? 'recovery' : 'otp');

type Opened = { session: OpenSession } | { code: string };

const LinkQuery = z.object({ token: z.string().min(1).max(512), kind: z.enum(['signup', 'recovery']) });

function redirect(target: string, part: 'hash' | 'search', params: URLSearchParams): Response {
  const url = new URL(target);
  if (part === 'hash') url.hash = params.toString();
  else for (const [name, value] of params) url.searchParams.set(name, value);
  return new Response(null, {
    status: 302,
    headers: { location: url.href, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });
}

/** How a refused link goes back to the site: GoTrue's names for it, in the fragment. */
function redirectRefusal(target: string, refusal: HttpError): Response {
  const error =
    refusal.status === 403 || refusal.body.error_code === 'user_banned' ? 'access_denied' : 'invalid_request';
  const params = new URLSearchParams({
    error,
    error_code: String(refusal.body.error_code),
    error_description: String(refusal.body.msg),
  });
  return redirect(target, 'hash', params);
}

/** What a link that was opened gives, and what its reader has to do next: an account without a password gets one now. */
interface OpenedLink {
  opened: Opened;
  token: ConsumedToken;
  type: TokenKind;
}

async function openLink(parts: AuthParts, call: AuthCall): Promise<OpenedLink> {
  const query = LinkQuery.safeParse({
    token: call.url.searchParams.get('token'),
    kind: kinds.get(call.url.searchParams.get('type') ?? ''),
  });
  if (!query.success) throw validationFailed('Verify requires a token and a verification type');
  return parts.database.asOwner(async (tx) => {
    const token = await consumeLink(parts, tx, query.data.token, query.data.kind);
    if (!token) throw expired('Email link is invalid or has expired');
    const user = await confirm(parts, tx, token);
    const method = methodOf(token.kind);
    const opened = token.challenge
      ? { code: await openFlow(parts, tx, user.id, method, token.challenge) }
      : { session: await openSession(parts, tx, user, method, call) };
    return { opened, token, type: user.encrypted_password === null ? 'recovery' : token.kind };
  });
}

/** GET /verify, the link of an email: back to the site, with a session, a PKCE code or an error. */
export const verifyLink: Endpoint = async (parts, call) => {
  await limitByAddress(parts, call, 'verify');
  const asked = call.url.searchParams.get('redirect_to');
  try {
    const { opened, token, type } = await openLink(parts, call);
    const target = parts.redirects.choose(asked, token.redirectTo);
    if ('code' in opened) return redirect(target, 'search', new URLSearchParams({ code: opened.code }));
    const session = await toSessionJson(parts, opened.session);
    const params = new URLSearchParams({
      access_token: session.access_token,
      expires_at: String(session.expires_at),
      expires_in: String(session.expires_in),
      refresh_token: session.refresh_token,
      token_type: session.token_type,
      type,
    });
    return redirect(target, 'hash', params);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return redirectRefusal(parts.redirects.choose(asked), error);
  }
};

/** HEAD /verify: mail scanners ask so. It tells nothing and uses nothing up. */
export const peekLink: Endpoint = async () =>
  new Response(null, { status: 200, headers: { 'cache-control': 'no-store' } });

const Body = z.object({
  type: z.string().catch(''),
  token_hash: z.string().max(512).nullish(),
  token: z.string().max(512).nullish(),
  email: z.string().max(254).nullish(),
});

/** POST /verify: eight digits with the address they were mailed to, or a link's token, for a session. */
export const verifyCode: Endpoint = async (parts, call) => {
  await limitByAddress(parts, call, 'verify');
  const body = await readJson(call.request, Body);
  const kind = kinds.get(body.type);
  if (!kind) throw validationFailed('Verify requires a verification type');
  const { token_hash: linkToken, token: code } = body;
  const email = body.email?.trim().toLowerCase();
  if (!linkToken && !(code && email)) throw validationFailed('Verify requires a token or a token hash');
  // A wrong try is counted in the transaction, so the refusal comes after its commit.
  const session = await parts.database.asOwner(async (tx) => {
    const token = linkToken
      ? await consumeLink(parts, tx, linkToken, kind)
      : await consumeCode(parts, tx, { email: email ?? '', code: code ?? '', kind });
    if (!token) return undefined;
    return openSession(parts, tx, await confirm(parts, tx, token), methodOf(token.kind), call);
  });
  if (!session) throw expired('Token has expired or is invalid');
  return sessionResponse(parts, session);
};
