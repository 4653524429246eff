import { z } from 'zod';
import { jsonResponse } from '../http.ts';
import { dropEmailChange } from './email-change.ts';
import { authError, emailTaken, unauthorized, userNotFound, validationFailed } from './errors.ts';
import { Email, Metadata, Password } from './fields.ts';
import type { AuthCall, AuthParts, Endpoint } from './parts.ts';
import { checkPassword } from './password-policy.ts';
import { readJson } from './read-json.ts';
import { endSessions } from './sessions.ts';
import {
  emailProvider,
  findUserById,
  insertUser,
  mergeMetadata,
  toUserJson,
  type UserRow,
  userColumns,
} from './users.ts';

/** Throws unless the call came with the server's own key. */
export function requireService({ context }: AuthCall): void {
  const { role, userId } = context.identity;
  if (role === 'service_role') return;
  if (userId) throw authError(403, 'not_admin', 'User not allowed');
  throw unauthorized('no_authorization', 'This endpoint requires the secret key');
}

const unitMs: Readonly<Record<string, number>> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
};

/** '24h' or '1h30m' (a Go duration) as the end of a ban; 'none' lifts it. */
function banEnd(duration: string, nowMs: number): Date | null {
  if (duration === 'none') return null;
  const pieces = [...duration.matchAll(/(\d{1,9}(?:\.\d{1,9})?)(ns|us|µs|ms|s|m|h)/g)];
  if (pieces.length === 0 || pieces.map((piece) => piece[0]).join('') !== duration) {
    throw validationFailed(`invalid format for ban duration: ${duration.slice(0, 40)}`);
  }
  const lengthMs = pieces.reduce((sum, piece) => sum + Number(piece[1]) * (unitMs[piece[2] ?? ''] ?? 0), 0);
  return new Date(Math.min(nowMs + lengthMs, Date.UTC(9999, 0)));
}

const shared = {
  password: Password.optional(),
  email_confirm: z.boolean().nullish(),
  user_metadata: Metadata.nullish(),
  app_metadata: Metadata.nullish(),
  ban_duration: z.string().max(80).nullish(),
  // Every user of this gateway is `authenticated`; other roles do not exist.
  role: z.literal('authenticated').nullish(),
};
const NewUser = z.object({ ...shared, email: Email, id: z.uuid().nullish() });
const Changes = z.object({ ...shared, email: Email.optional() });

const maxPageSize = 1_000;
const Page = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
  perPage: z.coerce.number().int().min(1).max(maxPageSize).catch(50),
});

/** As GoTrue: what isn't a number counts as the default, one below zero is an error. */
function refuseNegativePages({ searchParams }: URL): void {
  const given = [searchParams.get('page'), searchParams.get('per_page')];
  if (given.some((value) => value?.startsWith('-'))) throw validationFailed('Bad Pagination Parameters');
}

/** GET /admin/users?page&per_page: newest first. */
export async function listUsers(parts: AuthParts, call: AuthCall): Promise<Response> {
  refuseNegativePages(call.url);
  const { page, perPage } = Page.parse({
    page: call.url.searchParams.get('page') || undefined,
    perPage: call.url.searchParams.get('per_page') || undefined,
  });
  const { users, total } = await parts.database.asOwner(async (tx) => {
    const found = await tx.query<UserRow>(
      `select ${userColumns} from auth.users where deleted_at is null order by created_at desc, id limit $1 offset $2`,
      [perPage, (page - 1) * perPage],
    );
    const counted = await tx.query<{ total: number }>(
      'select count(*)::integer as total from auth.users where deleted_at is null',
    );
    return { users: found.rows, total: counted.rows[0]?.total ?? 0 };
  });
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  const link = (target: number, rel: string) =>
    `</admin/users?page=${target}&per_page=${perPage}>; rel="${rel}"`;
  const links = [...(page < lastPage ? [link(page + 1, 'next')] : []), link(lastPage, 'last')];
  const body = { users: users.map((user) => toUserJson(user, parts.hashes)), aud: 'authenticated' };
  return jsonResponse(200, body, { 'x-total-count': String(total), link: links.join(', ') });
}

/** POST /admin/users: an account without a confirmation email; `email_confirm` says that the address is proven. */
export async function createUser(parts: AuthParts, call: AuthCall): Promise<Response> {
  const body = await readJson(call.request, NewUser);
  if (body.password !== undefined) checkPassword(body.password, parts.passwordPolicy);
  const encryptedPassword = body.password === undefined ? null : await parts.passwords.hash(body.password);
  const now = new Date(parts.clock());
  const user = await parts.database.asOwner((tx) =>
    insertUser(
      tx,
      {
        id: body.id ?? crypto.randomUUID(),
        email: body.email,
        encryptedPassword,
        confirmedAt: body.email_confirm ? now : null,
        appMetadata: { ...emailProvider, ...body.app_metadata },
        userMetadata: body.user_metadata ?? {},
        bannedUntil: body.ban_duration ? banEnd(body.ban_duration, now.getTime()) : null,
      },
      now,
    ),
  );
  if (!user) throw emailTaken();
  return jsonResponse(200, toUserJson(user, parts.hashes));
}

/** GET /admin/users/{id}. */
export const readUser: Endpoint = async (parts, { id: userId }) => {
  const user = await parts.database.asOwner((tx) => findUserById(tx, userId));
  if (!user) throw userNotFound();
  return jsonResponse(200, toUserJson(user, parts.hashes));
};

/** PUT /admin/users/{id}: address, password, metadata (merged), confirmation, ban. A new password ends all sessions. */
export const changeUser: Endpoint = async (parts, call) => {
  const userId = call.id;
  const body = await readJson(call.request, Changes);
  if (body.password !== undefined) checkPassword(body.password, parts.passwordPolicy);
  const hash = body.password === undefined ? undefined : await parts.passwords.hash(body.password);
  const now = new Date(parts.clock());
  const user = await parts.database.asOwner(async (tx) => {
    await tx.query('select id from auth.users where id = $1 for update', [userId]);
    const stored = await findUserById(tx, userId);
    if (!stored) throw userNotFound();
    if (body.email !== undefined && body.email !== stored.email) {
      const taken = await tx.query(
        'select id from auth.users where lower(email) = $1 and id <> $2 and deleted_at is null',
        [body.email, userId],
      );
      if (taken.rows.length > 0) throw emailTaken();
    }
    if (hash !== undefined) await endSessions(tx, userId, 'all');
    if (body.email !== undefined && body.email !== stored.email) {
      // Links that the former mailbox still holds would open the account.
      await dropEmailChange(tx, userId);
      await tx.query('delete from auth.one_time_tokens where user_id = $1', [userId]);
    }
    const { rows } = await tx.query<UserRow>(
      `update auth.users set email = nullif($2, ''), is_anonymous = is_anonymous and $2 = '', encrypted_password = $3, email_confirmed_at = $4, raw_user_meta_data = $5::jsonb,
              raw_app_meta_data = $6::jsonb, banned_until = $7, updated_at = $8,
              attempted_password = case when encrypted_password is not distinct from $3 then attempted_password end
        where id = $1 returning ${userColumns}`,
      [
        userId,
        body.email ?? stored.email,
        hash ?? stored.encrypted_password,
        stored.email_confirmed_at ?? (body.email_confirm ? now : null),
        JSON.stringify(mergeMetadata(stored.raw_user_meta_data, body.user_metadata ?? {})),
        JSON.stringify(mergeMetadata(stored.raw_app_meta_data, body.app_metadata ?? {})),
        body.ban_duration ? banEnd(body.ban_duration, now.getTime()) : stored.banned_until,
        now,
      ],
    );
    return rows[0] ?? stored;
  });
  parts.sessionChecks.forgetUser(userId);
  return jsonResponse(200, toUserJson(user, parts.hashes));
};

const Deletion = z.object({ should_soft_delete: z.boolean().nullish() });

/** DELETE /admin/users/{id}: the user and all that hangs on it; softly, the row stays without address, password and data. */
export const deleteUser: Endpoint = async (parts, call) => {
  const userId = call.id;
  const { should_soft_delete: softly } = await readJson(call.request, Deletion);
  const isDeleted = await parts.database.asOwner(async (tx) => {
    if (!softly) {
      const { affected } = await tx.query('delete from auth.users where id = $1', [userId]);
      return affected > 0;
    }
    await endSessions(tx, userId, 'all');
    await tx.query('delete from auth.one_time_tokens where user_id = $1', [userId]);
    const { affected } = await tx.query(
      `update auth.users set deleted_at = $2, updated_at = $2, email = id || '@deleted.invalid',
              is_anonymous = false, encrypted_password = null, raw_user_meta_data = '{}'
        where id = $1 and deleted_at is null`,
      [userId, new Date(parts.clock())],
    );
    return affected > 0;
  });
  if (!isDeleted) throw userNotFound();
  parts.sessionChecks.forgetUser(userId);
  return jsonResponse(200, {});
};
