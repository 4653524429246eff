import type { Tx } from '../database/port.ts';
import { conflict, emailRateLimited, userBanned } from './errors.ts';
import { type MailAllowance, withMailAllowance } from './limits.ts';
import { mailToken } from './mail-token.ts';
import type { ConsumedToken, LinkOptions } from './one-time-tokens.ts';
import type { AuthParts } from './parts.ts';
import {
  emailProvider,
  findUserByEmail,
  isBanned,
  mergeMetadata,
  type UserRow,
  userColumns,
} from './users.ts';

/** Who has confirmed, as bits of `email_change_confirm_status`. */
const confirmedByCurrent = 1;
const confirmedByNew = 2;

/** What it takes: both mailboxes, or the new one alone. An anonymous user has no other. */
const needed = ({ email }: AuthParts, user: UserRow) =>
  email.changeConfirmedBy === 'both' && !user.is_anonymous
    ? confirmedByCurrent | confirmedByNew
    : confirmedByNew;

interface ChangingRow extends UserRow {
  email_change_confirm_status: number;
}

const changingColumns = `${userColumns}, email_change_confirm_status`;

/** Ends a change that waits for its confirmation. */
export async function dropEmailChange(tx: Tx, userId: string): Promise<void> {
  await tx.query(
    `update auth.users set email_change = null, email_change_sent_at = null, email_change_confirm_status = 0
      where id = $1`,
    [userId],
  );
  await tx.query(
    `delete from auth.one_time_tokens where user_id = $1 and kind in ('email_change_current', 'email_change_new')`,
    [userId],
  );
}

/** Notes the address that a user wants. A former wish and its links end; the same one keeps what is confirmed already. */
export async function noteWish(parts: AuthParts, tx: Tx, user: UserRow, email: string): Promise<ChangingRow> {
  const { rows: locked } = await tx.query<ChangingRow>(
    `select ${changingColumns} from auth.users where id = $1 and coalesce(email, '') = $2 and deleted_at is null for update`,
    [user.id, user.email],
  );
  if (!locked[0]) throw conflict();
  if (locked[0].email_change !== email) await dropEmailChange(tx, user.id);
  const { rows } = await tx.query<ChangingRow>(
    `update auth.users set email_change = $2, email_change_sent_at = $3, updated_at = $3 where id = $1
     returning ${changingColumns}`,
    [user.id, email, new Date(parts.clock())],
  );
  return rows[0] ?? locked[0];
}

interface Allowances {
  own: MailAllowance;
  wanted: MailAllowance;
}

/** Emails whoever has not confirmed yet. An address that has an account gets a note in place of the link. */
async function mailBoth(
  parts: AuthParts,
  tx: Tx,
  user: ChangingRow,
  email: string,
  link: LinkOptions,
  { own, wanted }: Allowances,
): Promise<void> {
  const isMissing = (who: number) => (needed(parts, user) & ~user.email_change_confirm_status & who) !== 0;
  if (isMissing(confirmedByCurrent)) {
    await mailToken(parts, tx, user, 'email_change_current', { ...link, allowance: own, newEmail: email });
  }
  // Counted in any case: it limits how often one account may ask.
  own.isUsed = true;
  if (!isMissing(confirmedByNew)) return;
  const holder = await findUserByEmail(tx, email);
  if (!holder) {
    await mailToken(parts, tx, user, 'email_change_new', { ...link, allowance: wanted, newEmail: email });
  } else if (wanted.isAllowed) {
    await parts.mailer.enqueue(tx, {
      kind: 'email_change_taken',
      to: email,
      user: { id: holder.id, metadata: holder.raw_user_meta_data },
    });
    wanted.isUsed = true;
  }
}

/**
 * Begins a change of address, or sends its emails again. Whether the address has an account is told to its mailbox alone.
 * Throws 429 where the user's own mailbox got an email of the kind within the minute.
 */
export async function requestEmailChange(
  parts: AuthParts,
  user: UserRow,
  email: string,
  link: LinkOptions,
): Promise<void> {
  // An anonymous user has no mailbox to count by.
  await withMailAllowance(parts, user.email || user.id, 'email_change', async (own) => {
    if (!own.isAllowed) throw emailRateLimited();
    await withMailAllowance(parts, email, 'email_change', (wanted) =>
      parts.database.asOwner(async (tx) => {
        const changing = await noteWish(parts, tx, user, email);
        await mailBoth(parts, tx, changing, email, link, { own, wanted });
      }),
    );
  });
}

/** The address becomes the user's. What was mailed to the former one stops working, and it is told; sessions go on. */
async function moveAccount(parts: AuthParts, tx: Tx, user: ChangingRow, email: string): Promise<UserRow> {
  await tx.query('delete from auth.one_time_tokens where user_id = $1', [user.id]);
  await tx.query('delete from auth.flow_codes where user_id = $1', [user.id]);
  const { rows } = await tx.query<UserRow>(
    `update auth.users
        set email = $2, email_change = null, email_change_sent_at = null, email_change_confirm_status = 0,
            email_confirmed_at = coalesce(email_confirmed_at, $3), attempted_at = null, attempted_password = null,
            is_anonymous = false, raw_app_meta_data = $4::jsonb, updated_at = $3
      where id = $1 returning ${userColumns}`,
    [
      user.id,
      email,
      new Date(parts.clock()),
      JSON.stringify(
        user.is_anonymous ? mergeMetadata(user.raw_app_meta_data, emailProvider) : user.raw_app_meta_data,
      ),
    ],
  );
  if (user.is_anonymous) return rows[0] ?? user;
  await parts.mailer.enqueue(tx, {
    kind: 'email_changed',
    to: user.email,
    user: { id: user.id, metadata: user.raw_user_meta_data },
  });
  return rows[0] ?? user;
}

/** What a confirmation led to: the changed user, a wait for the other mailbox, or an address that is somebody's by now. */
export type ChangeOutcome = { user: UserRow; wasAnonymous: boolean } | 'waits' | 'taken' | 'expired';

/**
 * Notes a confirmation, and changes the address once all there have to be are in. Throws the unique violation where
 * somebody takes the address at the same moment.
 */
export async function confirmEmailChange(
  parts: AuthParts,
  tx: Tx,
  token: ConsumedToken,
): Promise<ChangeOutcome> {
  const { rows } = await tx.query<ChangingRow>(
    `update auth.users set email_change_confirm_status = email_change_confirm_status | $2::smallint
      where id = $1 and email_change is not null and deleted_at is null returning ${changingColumns}`,
    [token.userId, token.kind === 'email_change_current' ? confirmedByCurrent : confirmedByNew],
  );
  const [user] = rows;
  if (!user?.email_change) return 'expired';
  if (isBanned(user, parts.clock())) throw userBanned();
  if ((user.email_change_confirm_status & needed(parts, user)) !== needed(parts, user)) return 'waits';
  const holder = await findUserByEmail(tx, user.email_change);
  if (!holder) {
    const wasAnonymous = user.is_anonymous;
    return { user: await moveAccount(parts, tx, user, user.email_change), wasAnonymous };
  }
  await dropEmailChange(tx, user.id);
  return 'taken';
}
