import type { Database, Tx } from '@greenroom/gateway';
import { demoEmails } from './accounts.ts';

/** Whether the demo accounts of this data have been disabled. They are never opened again then. */
export async function isDemoRetired(database: Database): Promise<boolean> {
  const { rows } = await database.asOwner((tx) =>
    tx.query('select from auth.users where email = any($1::text[]) and banned_until > now()', [demoEmails]),
  );
  return rows.length > 0;
}

/**
 * Disables the demo accounts for good: their passwords are public. No password opens them any more, and
 * everyone signed in to one is signed out. Returns how many were still open.
 */
export async function retireDemo(database: Database): Promise<number> {
  return database.asOwner(async (tx) => {
    const { rows } = await tx.query<{ id: string }>(
      `update auth.users
          set banned_until = '9999-12-31', encrypted_password = null, attempted_password = null, updated_at = now()
        where email = any($1::text[]) and (banned_until is null or banned_until <= now()) returning id`,
      [demoEmails],
    );
    const ids = rows.map(({ id }) => id);
    await tx.query('delete from auth.sessions where user_id = any($1::uuid[])', [ids]);
    await tx.query('delete from auth.one_time_tokens where user_id = any($1::uuid[])', [ids]);
    return ids.length;
  });
}

/** Removes the demo accounts with all that they own. */
export async function removeDemo(tx: Tx): Promise<void> {
  await tx.query('delete from auth.users where email = any($1::text[])', [demoEmails]);
}
