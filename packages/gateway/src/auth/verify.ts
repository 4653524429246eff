import { z } from 'zod';
import type { Tx } from '../database/port.ts';
import { HttpError, jsonResponse } from '../http.ts';
import { acceptToken, verifying } from './accept-token.ts';
import { otpExpired, validationFailed } from './errors.ts';
import { openFlow } from './flow-codes.ts';
import { limitByAddress } from './limits.ts';
import {
  type ConsumedToken,
  consumeCode,
  consumeLink,
  type TokenKind,
  verificationType,
} from './one-time-tokens.ts';
import type { AuthCall, AuthParts, Endpoint } from './parts.ts';
import { readJson } from './read-json.ts';
import { redirect, refusalParams, sessionParams, withFragment, withQuery } from './redirect-back.ts';
import { type OpenSession, openSession, sessionResponse } from './sessions.ts';

/** The types of `verifyOtp` that this server mails, and the tokens that each stands for. */
const kindsByType: ReadonlyMap<string, readonly TokenKind[]> = new Map([
  ['signup', ['signup']],
  ['email', ['signup', 'magiclink']],
  ['magiclink', ['magiclink']],
  ['recovery', ['recovery']],
  ['invite', ['invite']],
  ['email_change', ['email_change_current', 'email_change_new']],
]);

/** GoTrue's words, which clients look for. */
const otherMailboxNext = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

type Opened = { session: OpenSession } | { code: string } | 'waits' | { refusal: HttpError };

const LinkQuery = z.object({ token: z.string().min(1).max(512), type: z.string().default('') });

/** How a refused link goes back to the site: GoTrue's names for it, in the fragment. */
const redirectRefusal = (target: string, refusal: HttpError) =>
  redirect(withFragment(target, refusalParams(refusal)));

/** What a link that was opened gives, and what its reader has to do next: an account without a password gets one now. */
interface OpenedLink {
  opened: Opened;
  token: ConsumedToken;
  type: string;
}

async function openAccepted(
  parts: AuthParts,
  tx: Tx,
  call: AuthCall,
  token: ConsumedToken,
): Promise<OpenedLink> {
  const accepted = await acceptToken(parts, tx, token);
  const type = verificationType(token.kind);
  if (accepted === 'waits' || 'refusal' in accepted) return { opened: accepted, token, type };
  const { user, method } = accepted;
  const opened = token.challenge
    ? { code: await openFlow(parts, tx, user.id, method, token.challenge) }
    : { session: await openSession(parts, tx, user, method, call) };
  const needsPassword = token.kind === 'signup' && user.encrypted_password === null;
  return { opened, token, type: needsPassword ? 'recovery' : type };
}

async function openLink(parts: AuthParts, call: AuthCall): Promise<OpenedLink> {
  const query = LinkQuery.safeParse(Object.fromEntries(call.url.searchParams));
  const kinds = query.data && kindsByType.get(query.data.type);
  if (!query.success || !kinds) throw validationFailed('Verify requires a token and a verification type');
  return verifying(parts.database, async (tx, tokenSeen) => {
    const token = await consumeLink(parts, tx, query.data.token, kinds);
    if (!token) throw otpExpired('Email link is invalid or has expired');
    tokenSeen(token);
    return openAccepted(parts, tx, call, token);
  });
}

/** Back to the site with a message, where the other mailbox has to confirm as well. */
function redirectWaiting(target: string, isPkce: boolean): Response {
  const message = new URLSearchParams({ message: otherMailboxNext });
  return redirect(withFragment(isPkce ? withQuery(target, message).href : target, message));
}

async function redirectOpened(parts: AuthParts, target: string, link: OpenedLink): Promise<Response> {
  const { opened, token, type } = link;
  if (opened === 'waits') return redirectWaiting(target, token.challenge !== null);
  if ('refusal' in opened) throw opened.refusal;
  if ('code' in opened) return redirect(withQuery(target, new URLSearchParams({ code: opened.code })));
  return redirect(withFragment(target, await sessionParams(parts, opened.session, { type })));
}

/** GET /verify, the link of an email: back to the site, with a session, a PKCE code, a message or an error. */
export const verifyLink: Endpoint = async (parts, call) => {
  await limitByAddress(parts, call, 'verify');
  const asked = call.url.searchParams.get('redirect_to');
  try {
    const link = await openLink(parts, call);
    return await redirectOpened(parts, parts.redirects.choose(asked, link.token.redirectTo), link);
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

/** POST /verify: a code with the address it was mailed to, or a link's token, for a session. */
export const verifyCode: Endpoint = async (parts, call) => {
  await limitByAddress(parts, call, 'verify');
  const body = await readJson(call.request, Body);
  const kinds = kindsByType.get(body.type);
  if (!kinds) throw validationFailed('Verify requires a verification type');
  const { token_hash: linkToken, token: code } = body;
  const email = body.email?.trim().toLowerCase();
  if (!linkToken && !(code && email)) throw validationFailed('Verify requires a token or a token hash');
  // A wrong try is counted in the transaction, so the refusal comes after its commit.
  const opened = await verifying(parts.database, async (tx, tokenSeen) => {
    const token = linkToken
      ? await consumeLink(parts, tx, linkToken, kinds)
      : await consumeCode(parts, tx, { email: email ?? '', code: code ?? '', kinds });
    if (!token) return { refusal: otpExpired() };
    tokenSeen(token);
    const accepted = await acceptToken(parts, tx, token);
    if (accepted === 'waits' || 'refusal' in accepted) return accepted;
    return { session: await openSession(parts, tx, accepted.user, accepted.method, call) };
  });
  if (opened === 'waits') return jsonResponse(200, { code: 200, msg: otherMailboxNext });
  if ('refusal' in opened) throw opened.refusal;
  return sessionResponse(parts, opened.session);
};
