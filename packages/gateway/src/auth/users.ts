import type { Tx } from '../database/port.ts';
import type { KeyedHashes } from './random-token.ts';

/** A second factor as GoTrue writes it. */
interface FactorJson {
  id: string;
  friendly_name: string | null;
  factor_type: 'totp' | 'recovery_code';
  status: 'verified' | 'unverified';
  created_at: string;
  updated_at: string;
}

/** An identity at another provider as GoTrue writes it. */
interface IdentityJson {
  identity_id: string;
  /** Who it is at the provider. */
  id: string;
  user_id: string;
  identity_data: Record<string, unknown>;
  provider: string;
  last_sign_in_at: string | null;
  created_at: string | null;
  updated_at: string | null;
  email: string | null;
}

/** A row of auth.users. */
export interface UserRow {
  id: string;
  /** Empty for an anonymous user. */
  email: string;
  is_anonymous: boolean;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  confirmation_sent_at: Date | null;
  recovery_sent_at: Date | null;
  invited_at: Date | null;
  /** The address that waits for its confirmation. */
  email_change: string | null;
  email_change_sent_at: Date | null;
  last_sign_in_at: Date | null;
  raw_app_meta_data: Record<string, unknown>;
  raw_user_meta_data: Record<string, unknown>;
  banned_until: Date | null;
  /** A sign-up that came after the confirmation, and its password's hash. */
  attempted_at: Date | null;
  attempted_password: string | null;
  factors: FactorJson[];
  /** At other providers, oldest first. */
  identities: IdentityJson[];
  created_at: Date;
  updated_at: Date;
}

const factorsSql = `(select coalesce(jsonb_agg(jsonb_build_object('id', factor.id, 'friendly_name', factor.friendly_name,
    'factor_type', factor.factor_type, 'status', factor.status, 'created_at', factor.created_at, 'updated_at', factor.updated_at)
    order by factor.created_at), '[]') from auth.mfa_factors as factor where factor.user_id = users.id)`;

const identitiesSql = `(select coalesce(jsonb_agg(jsonb_build_object('identity_id', identity.id, 'id', identity.provider_id,
    'user_id', identity.user_id, 'identity_data', identity.identity_data, 'provider', identity.provider,
    'last_sign_in_at', identity.last_sign_in_at, 'created_at', identity.created_at, 'updated_at', identity.updated_at,
    'email', identity.email) order by identity.created_at, identity.id), '[]')
    from auth.identities as identity where identity.user_id = users.id and identity.provider <> 'email')`;

export const userColumns = `id, coalesce(email, '') as email, is_anonymous, nullif(encrypted_password, '') as encrypted_password, email_confirmed_at, confirmation_sent_at, recovery_sent_at,
  invited_at, nullif(email_change, '') as email_change, email_change_sent_at,
  last_sign_in_at, raw_app_meta_data, raw_user_meta_data, banned_until, attempted_at, attempted_password,
  created_at, updated_at, ${factorsSql} as factors,
  ${identitiesSql} as identities`;

/** What every new user's app_metadata says: how this account can sign in. */
export const emailProvider = { provider: 'email', providers: ['email'] };

const iso = (date: Date | null) => date?.toISOString();

/** Whether the account signs in by its own address: by password, link or code. */
export function hasEmailIdentity({ email, is_anonymous: isAnonymous, raw_app_meta_data: data }: UserRow) {
  const { providers } = data;
  return !isAnonymous && email !== '' && (!Array.isArray(providers) || providers.includes('email'));
}

export const emailIdentityId = ({ id }: UserRow, hashes: KeyedHashes) => hashes.uuid('identity', id);

/** A user as `@supabase/auth-js` reads it (its type `User`). Absent times are left out, as GoTrue does. */
export function toUserJson(user: UserRow, hashes: KeyedHashes) {
  const confirmedAt = iso(user.email_confirmed_at);
  const identity = {
    identity_id: emailIdentityId(user, hashes),
    id: user.id,
    user_id: user.id,
    identity_data: {
      ...user.raw_user_meta_data,
      email: user.email,
      email_verified: confirmedAt !== undefined,
      phone_verified: false,
      sub: user.id,
    },
    provider: 'email',
    last_sign_in_at: iso(user.last_sign_in_at ?? user.created_at),
    created_at: iso(user.created_at),
    updated_at: iso(user.updated_at),
    email: user.email,
  };
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    email_confirmed_at: confirmedAt,
    phone: '',
    confirmation_sent_at: iso(user.confirmation_sent_at),
    confirmed_at: confirmedAt,
    recovery_sent_at: iso(user.recovery_sent_at),
    invited_at: iso(user.invited_at),
    new_email: user.email_change ?? undefined,
    email_change_sent_at: iso(user.email_change_sent_at),
    last_sign_in_at: iso(user.last_sign_in_at),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    ...(user.factors.length > 0 ? { factors: user.factors } : {}),
    identities: [...(hasEmailIdentity(user) ? [identity] : []), ...user.identities],
    created_at: iso(user.created_at),
    updated_at: iso(user.updated_at),
    banned_until: iso(user.banned_until),
    is_anonymous: user.is_anonymous,
  };
}

export async function findUserByEmail(tx: Tx, email: string): Promise<UserRow | undefined> {
  const { rows } = await tx.query<UserRow>(
    `select ${userColumns} from auth.users where lower(email) = $1 and deleted_at is null`,
    [email],
  );
  return rows[0];
}

export async function findUserById(tx: Tx, id: string): Promise<UserRow | undefined> {
  const { rows } = await tx.query<UserRow>(
    `select ${userColumns} from auth.users where id = $1 and deleted_at is null`,
    [id],
  );
  return rows[0];
}

export const isBanned = (user: Pick<UserRow, 'banned_until'>, nowMs: number) =>
  user.banned_until !== null && user.banned_until.getTime() > nowMs;

export interface NewUser {
  /** Preferred id; another is made where it is taken. */
  id: string;
  email: string;
  encryptedPassword: string | null;
  confirmedAt: Date | null;
  appMetadata: Record<string, unknown>;
  userMetadata: Record<string, unknown>;
  bannedUntil?: Date | null;
}

/** Inserts a user. Resolves to undefined where the address is taken, also by a sign-up at the same moment. */
export async function insertUser(tx: Tx, user: NewUser, now: Date): Promise<UserRow | undefined> {
  const { rows } = await tx.query<UserRow>(
    `insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
                             banned_until, created_at, updated_at)
     values (case when exists (select from auth.users where id = $1::uuid) then gen_random_uuid() else $1::uuid end,
             $2, $3, $4, $5::jsonb, $6::jsonb, $7, $8, $8)
     on conflict (lower(email)) where deleted_at is null do nothing
     returning ${userColumns}`,
    [
      user.id,
      user.email,
      user.encryptedPassword,
      user.confirmedAt,
      JSON.stringify(user.appMetadata),
      JSON.stringify(user.userMetadata),
      user.bannedUntil ?? null,
      now,
    ],
  );
  return rows[0];
}

/** What PUT merges: given keys replace, null removes, the rest stays. */
export function mergeMetadata(
  stored: Record<string, unknown>,
  given: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...stored, ...given }).filter(([, value]) => value !== null));
}
