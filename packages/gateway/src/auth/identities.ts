import type { Tx } from '../database/port.ts';
import { jsonResponse } from '../http.ts';
import { findMovedEmail, takeEmail } from './anonymous.ts';
import { authError, userNotFound } from './errors.ts';
import { lockFactorSession, requireRaised } from './factor-session.ts';
import { maxMetadataBytes } from './fields.ts';
import type { AuthParts, Endpoint } from './parts.ts';
import type { ProviderProfile } from './provider.ts';
import { emailIdentityId, findUserById, hasEmailIdentity, type UserRow } from './users.ts';

const maxTextLength = 200;
const maxAddressLength = 500;

const text = (value: string | null) => value?.trim().slice(0, maxTextLength) || undefined;

/** A picture that a page may show. */
function pictureOf(address: string | null): string | undefined {
  const url = address && address.length <= maxAddressLength ? URL.parse(address) : null;
  return url?.protocol === 'https:' ? url.href : undefined;
}

/** What is kept of a profile, under GoTrue's names; what the provider doesn't tell is left out. */
export function identityData(profile: ProviderProfile): Record<string, unknown> {
  const { subject, issuer, email, isEmailVerified } = profile;
  const [name, userName, picture] = [
    text(profile.name),
    text(profile.userName),
    pictureOf(profile.avatarUrl),
  ];
  return {
    iss: issuer,
    sub: subject,
    provider_id: subject,
    email_verified: isEmailVerified,
    phone_verified: false,
    ...(email ? { email } : {}),
    ...(name ? { name, full_name: name } : {}),
    ...(userName ? { user_name: userName, preferred_username: userName } : {}),
    ...(picture ? { avatar_url: picture, picture } : {}),
  };
}

interface IdentityRow {
  id: string;
  user_id: string;
}

/** Whose identity it is. */
export async function findIdentity(
  tx: Tx,
  provider: string,
  subject: string,
): Promise<IdentityRow | undefined> {
  const { rows } = await tx.query<IdentityRow>(
    'select id, user_id from auth.identities where provider = $1 and provider_id = $2',
    [provider, subject],
  );
  return rows[0];
}

/** Says in `app_metadata` how an account can sign in: GoTrue's `provider` and `providers`. */
export function withProvider(
  appMetadata: Record<string, unknown>,
  provider: string,
): Record<string, unknown> {
  const known = Array.isArray(appMetadata.providers) ? appMetadata.providers : [];
  return {
    ...appMetadata,
    provider: appMetadata.provider ?? provider,
    providers: [...new Set([...known, provider])],
  };
}

/** The profile's names and picture, where the user has none of their own. */
function withProfile(stored: Record<string, unknown>, data: Record<string, unknown>) {
  const merged = { ...data, ...stored };
  return Buffer.byteLength(JSON.stringify(merged)) > maxMetadataBytes ? stored : merged;
}

const alreadyLinked = (isOwn: boolean) =>
  authError(
    422,
    'identity_already_exists',
    isOwn ? 'Identity is already linked' : 'Identity is already linked to another user',
  );

/** Throws 422 where somebody, the user among them, has the identity. */
export async function requireUnlinked(
  tx: Tx,
  userId: string,
  provider: string,
  subject: string,
): Promise<void> {
  const known = await findIdentity(tx, provider, subject);
  if (known) throw alreadyLinked(known.user_id === userId);
}

/** Stores an identity of a user and what follows from it. Throws 422 where somebody else was quicker. */
export async function attachIdentity(
  parts: AuthParts,
  tx: Tx,
  user: UserRow,
  provider: string,
  profile: ProviderProfile,
): Promise<UserRow> {
  const now = new Date(parts.clock());
  const data = identityData(profile);
  const { affected } = await tx.query(
    `insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     values ($1, $2, $3::jsonb, $4, $5, $5, $5) on conflict (provider_id, provider) do nothing`,
    [profile.subject, user.id, JSON.stringify(data), provider, now],
  );
  if (affected === 0) throw alreadyLinked(false);
  await tx.query(
    `update auth.users set raw_app_meta_data = $2::jsonb, raw_user_meta_data = $3::jsonb, updated_at = $4 where id = $1`,
    [
      user.id,
      JSON.stringify(withProvider(user.raw_app_meta_data, provider)),
      JSON.stringify(withProfile(user.raw_user_meta_data, data)),
      now,
    ],
  );
  return (await findUserById(tx, user.id)) ?? user;
}

/** Notes that an identity signed in, and what the provider says of it now. */
export async function noteIdentityUse(
  parts: AuthParts,
  tx: Tx,
  id: string,
  profile: ProviderProfile,
): Promise<void> {
  await tx.query(
    'update auth.identities set identity_data = $2::jsonb, last_sign_in_at = $3, updated_at = $3 where id = $1',
    [id, JSON.stringify(identityData(profile)), new Date(parts.clock())],
  );
}

/** Emails the account's owner that there is a new way in, or one less. */
export async function mailIdentityNotice(
  parts: AuthParts,
  tx: Tx,
  user: UserRow,
  kind: 'identity_linked' | 'identity_unlinked',
  provider: string,
): Promise<void> {
  await parts.mailer.enqueue(tx, {
    kind,
    to: user.email,
    provider: parts.providers.get(provider)?.label ?? provider,
    user: { id: user.id, metadata: user.raw_user_meta_data },
  });
}

/**
 * Links an identity to the signed-in user who asked for it, whatever address it has. An anonymous user takes over its address,
 * which has to be verified and free. Throws 422.
 */
export async function linkIdentity(
  parts: AuthParts,
  tx: Tx,
  userId: string,
  provider: string,
  profile: ProviderProfile,
): Promise<UserRow> {
  await tx.query('select id from auth.users where id = $1 for update', [userId]);
  const user = await findUserById(tx, userId);
  if (!user) throw userNotFound();
  await requireUnlinked(tx, user.id, provider, profile.subject);
  const linked = await attachIdentity(parts, tx, user, provider, profile);
  if (linked.is_anonymous) {
    return takeEmail(parts, tx, linked, await findMovedEmail(tx, profile));
  }
  await mailIdentityNotice(parts, tx, linked, 'identity_linked', provider);
  return linked;
}

/** Throws 404 where only the secret key connects accounts elsewhere. */
export function requireLinking({ signInOptions }: AuthParts): void {
  if (signInOptions.linking) return;
  throw authError(404, 'manual_linking_disabled', 'Manual linking is disabled');
}

const notDeletable = () =>
  authError(422, 'single_identity_not_deletable', 'User must have at least 1 identity after unlinking');

const emailNotDeletable = () =>
  authError(422, 'email_conflict_identity_not_deletable', 'Sign-in by email cannot be unlinked');

/** DELETE /user/identities/{id}: one way in less, never the last one. Sign-in by email stays: notices need the address. */
export const unlinkIdentity: Endpoint = async (parts, call) => {
  requireLinking(parts);
  await parts.database.asOwner(async (tx) => {
    const session = await lockFactorSession(parts, tx, call);
    const { user } = session;
    requireRaised(session, 'unlink an identity');
    const others = user.identities.filter(({ identity_id }) => identity_id !== call.id.toLowerCase());
    const gone = user.identities.find(({ identity_id }) => identity_id === call.id.toLowerCase());
    const byEmail = hasEmailIdentity(user);
    if (others.length === 0 && !byEmail) throw notDeletable();
    if (call.id.toLowerCase() === emailIdentityId(user, parts.hashes)) throw emailNotDeletable();
    if (!gone) throw authError(422, 'identity_not_found', "Identity doesn't exist");
    await tx.query('delete from auth.identities where id = $1 and user_id = $2', [gone.identity_id, user.id]);
    const kept = [...(byEmail ? ['email'] : []), ...others.map(({ provider }) => provider)];
    const providers = [...new Set(kept)];
    const { provider: first } = user.raw_app_meta_data;
    const metadata = {
      ...user.raw_app_meta_data,
      provider: providers.includes(String(first)) ? first : providers[0],
      providers,
    };
    await tx.query('update auth.users set raw_app_meta_data = $2::jsonb, updated_at = $3 where id = $1', [
      user.id,
      JSON.stringify(metadata),
      new Date(parts.clock()),
    ]);
    await mailIdentityNotice(parts, tx, user, 'identity_unlinked', gone.provider);
  });
  return jsonResponse(200, {});
};
