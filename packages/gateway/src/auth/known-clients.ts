import { addressGroup } from '../address-group.ts';
import type { Tx } from '../database/port.ts';
import type { AuthCall, AuthParts } from './parts.ts';
import { randomToken, sameSecret } from './random-token.ts';

/** How long a network is remembered after it was last used to sign in. */
export const networkDays = 90;
const networksPerUser = 20;
/** Browsers keep no cookie longer than 400 days. */
const cookieSeconds = 365 * 86_400;

const networkOf = (parts: AuthParts, userId: string, call: AuthCall) =>
  parts.hashes.uuid('network', `${userId} ${addressGroup(call.context.clientAddress)}`);

/** Remembers the network of a sign-in or refresh that succeeded. */
export async function rememberNetwork(
  parts: AuthParts,
  tx: Tx,
  userId: string,
  call: AuthCall,
): Promise<void> {
  const now = parts.clock();
  await tx.query(
    `insert into auth.known_networks (user_id, network, seen_at) values ($1, $2, $3)
     on conflict (user_id, network) do update set seen_at = excluded.seen_at`,
    [userId, networkOf(parts, userId, call), new Date(now)],
  );
  await tx.query(
    `delete from auth.known_networks where user_id = $1 and network in
       (select network from auth.known_networks where user_id = $1 and (seen_at < $2 or network not in
         (select network from auth.known_networks where user_id = $1 order by seen_at desc limit $3))
        for update skip locked)`,
    [userId, new Date(now - networkDays * 86_400_000), networksPerUser],
  );
}

/** The name says nothing about the account, and lets one browser know several. */
const cookieName = (parts: AuthParts, userId: string) =>
  `gateway-device-${parts.hashes.uuid('device cookie', userId).slice(0, 8)}`;

const signatureOf = (parts: AuthParts, userId: string, device: string) =>
  parts.hashes.uuid('device', `${userId} ${device}`);

/** The `Set-Cookie` value by which this browser is recognized when somebody signs in to the account again. */
export function deviceCookie(parts: AuthParts, userId: string, call: AuthCall): string {
  const device = readDevice(parts, userId, call) ?? randomToken();
  const value = `${device}.${signatureOf(parts, userId, device)}`;
  const { protocol, pathname } = new URL(parts.authUrl);
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${cookieName(parts, userId)}=${value}; Path=${pathname}; Max-Age=${cookieSeconds}; HttpOnly; SameSite=Strict${secure}`;
}

/** The device that a request's cookie proves; undefined without one, or where its signature is wrong. */
function readDevice(parts: AuthParts, userId: string, { request }: AuthCall): string | undefined {
  const name = cookieName(parts, userId);
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [, device, signature] =
      /^([\w-]{43})\.([0-9a-f-]{36})$/.exec(pair.trim().slice(name.length + 1)) ?? [];
    const isNamed = pair.trim().startsWith(`${name}=`);
    if (isNamed && device && signature && sameSecret(signature, signatureOf(parts, userId, device)))
      return device;
  }
  return undefined;
}

/**
 * What a client that the account knows is counted under: its device, or else its network. Undefined for a stranger.
 */
export async function knownClient(
  parts: AuthParts,
  userId: string,
  call: AuthCall,
): Promise<string | undefined> {
  const device = readDevice(parts, userId, call);
  if (device) return `device ${device}`;
  const network = networkOf(parts, userId, call);
  const { rows } = await parts.database.asOwner((tx) =>
    tx.query('select from auth.known_networks where user_id = $1 and network = $2 and seen_at > $3', [
      userId,
      network,
      new Date(parts.clock() - networkDays * 86_400_000),
    ]),
  );
  return rows.length > 0 ? `network ${network}` : undefined;
}
