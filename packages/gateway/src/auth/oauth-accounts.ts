import type { Tx } from '../database/port.ts';
import { authError, conflict, emailUnverified, userBanned } from './errors.ts';
import {
  attachIdentity,
  findIdentity,
  identityData,
  mailIdentityNotice,
  noteIdentityUse,
  withProvider,
} from './identities.ts';
import { consumeSignUp } from './limits.ts';
import type { AuthCall, AuthParts } from './parts.ts';
import type { ProviderProfile } from './provider.ts';
import { findUserByEmail, findUserById, insertUser, isBanned, type UserRow, userColumns } from './users.ts';

const lockUser = (tx: Tx, id: string) => tx.query('select id from auth.users where id = $1 for update', [id]);

/** The address by which an account is found or made. Throws 422 where the provider doesn't vouch for it. */
function verifiedEmail({ email, isEmailVerified }: ProviderProfile): string {
  if (email && isEmailVerified) return email;
  throw emailUnverified();
}

/**
 * The account of an address that the provider has verified. Where its own confirmation is still awaited, this is it: the
 * password that somebody gave goes, as that may have been a stranger.
 */
async function confirmByProvider(parts: AuthParts, tx: Tx, user: UserRow): Promise<UserRow> {
  if (user.email_confirmed_at) return user;
  const { rows } = await tx.query<UserRow>(
    `update auth.users set encrypted_password = null, email_confirmed_at = $2, updated_at = $2,
            raw_app_meta_data = raw_app_meta_data - 'provider' - 'providers'
      where id = $1 returning ${userColumns}`,
    [user.id, new Date(parts.clock())],
  );
  await tx.query('delete from auth.one_time_tokens where user_id = $1', [user.id]);
  return rows[0] ?? user;
}

async function makeUser(
  parts: AuthParts,
  tx: Tx,
  provider: string,
  profile: ProviderProfile,
): Promise<UserRow> {
  const email = verifiedEmail(profile);
  const now = new Date(parts.clock());
  const user = await insertUser(
    tx,
    {
      id: parts.hashes.uuid('user', email),
      email,
      encryptedPassword: null,
      confirmedAt: now,
      appMetadata: withProvider({}, provider),
      userMetadata: identityData(profile),
    },
    now,
  );
  if (!user) throw conflict();
  return attachIdentity(parts, tx, user, provider, profile);
}

/** Counts a new account of the network, outside of any transaction. Throws 422 and 429. */
export async function countNewAccount(
  parts: AuthParts,
  call: AuthCall,
  provider: string,
  profile: ProviderProfile,
): Promise<void> {
  const isKnown = await parts.database.asOwner(
    async (tx) =>
      (await findIdentity(tx, provider, profile.subject)) !== undefined ||
      (await findUserByEmail(tx, verifiedEmail(profile))) !== undefined,
  );
  if (!isKnown) await consumeSignUp(parts, call, verifiedEmail(profile));
}

/**
 * Whose sign-in it is: the user who has the identity, whatever its address is by now; else the account of the address that the
 * provider has verified, which gets the identity; else a new account. Throws 400 for a banned user and 422 for an address
 * that is not verified.
 */
export async function findOrMakeUser(
  parts: AuthParts,
  tx: Tx,
  provider: string,
  profile: ProviderProfile,
): Promise<UserRow> {
  const identity = await findIdentity(tx, provider, profile.subject);
  if (identity) {
    await lockUser(tx, identity.user_id);
    const user = await findUserById(tx, identity.user_id);
    if (!user) throw authError(404, 'user_not_found', 'User not found');
    if (isBanned(user, parts.clock())) throw userBanned();
    await noteIdentityUse(parts, tx, identity.id, profile);
    return user;
  }
  const found = await findUserByEmail(tx, verifiedEmail(profile));
  if (!found) return makeUser(parts, tx, provider, profile);
  await lockUser(tx, found.id);
  const user = await findUserByEmail(tx, verifiedEmail(profile));
  if (user?.id !== found.id) throw conflict();
  if (isBanned(user, parts.clock())) throw userBanned();
  const linked = await attachIdentity(parts, tx, await confirmByProvider(parts, tx, user), provider, profile);
  if (user.email_confirmed_at) await mailIdentityNotice(parts, tx, linked, 'identity_linked', provider);
  return linked;
}
