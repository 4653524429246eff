import { z } from 'zod';
import { StoreError } from '../answer-error.ts';
import type { Letter } from '../letter.ts';
import type { Db } from '../ports.ts';
import { rowOrNull, rowsOf } from '../store-result.ts';

const PendingDeletion = z.object({
  user_id: z.uuid(),
  is_expired: z.boolean(),
  files: z.array(z.object({ bucket: z.string(), name: z.string() })),
});
type PendingDeletion = z.infer<typeof PendingDeletion>;

/** Files that one request removes at most. */
const removedAtOnce = 100;

/** Keeps the hash of a token and mails the account's own address, in one transaction; not twice within a minute. */
export async function saveDeletionRequest(
  db: Db,
  userId: string,
  tokenHash: string,
  letter: Letter,
): Promise<void> {
  const saved = await db.rpc('request_account_deletion', {
    p_user_id: userId,
    p_token_hash: tokenHash,
    p_subject: letter.subject,
    p_text: letter.text,
    p_html: letter.html,
  });
  rowsOf('request_account_deletion', saved);
}

/** What a token asks for; null where no deletion waits for it. */
export async function findDeletion(db: Db, tokenHash: string): Promise<PendingDeletion | null> {
  const found = rowOrNull(
    'find_account_deletion',
    await db.rpc('find_account_deletion', { p_token_hash: tokenHash }),
  );
  return found === null ? null : PendingDeletion.parse(found);
}

/** Removes the bytes of files with their rows. */
export async function removeFiles(db: Db, files: PendingDeletion['files']): Promise<void> {
  for (const bucket of new Set(files.map((file) => file.bucket))) {
    const names = files.filter((file) => file.bucket === bucket).map((file) => file.name);
    for (let start = 0; start < names.length; start += removedAtOnce) {
      const { error } = await db.storage.from(bucket).remove(names.slice(start, start + removedAtOnce));
      if (error) throw new StoreError('remove files', error.name);
    }
  }
}

/** Deletes an account and all that hangs on it. False where it is gone already. */
export async function deleteAccount(db: Db, userId: string): Promise<boolean> {
  const { error } = await db.auth.admin.deleteUser(userId);
  if (error?.status === 404) return false;
  if (error) throw new StoreError('delete account', error.code ?? '');
  return true;
}

const OwnAccount = z.looseObject({ tables: z.array(z.string()) });
const Page = z.object({ rows: z.array(z.unknown()), next: z.string().nullable() });

/** What is kept about the caller except their rows, and the tables that may hold some. */
export async function readOwnAccount(db: Db): Promise<z.infer<typeof OwnAccount>> {
  return OwnAccount.parse(rowsOf('export_my_account', await db.rpc('export_my_account')));
}

const firstPageRows = 20;
const mostPageRows = 2_000;
/** A page has about this many characters: rows are few where they are long. */
const pageCharacters = 1_000_000;

/** The caller's rows of a table as JSON texts, read page by page. */
export async function* readOwnRows(db: Db, table: string): AsyncGenerator<string[]> {
  let after: string | null = '(0,0)';
  let limit = firstPageRows;
  while (after !== null) {
    const found = await db.rpc('export_my_rows', { p_table: table, p_after: after, p_limit: limit });
    const page: z.infer<typeof Page> = Page.parse(rowsOf('export_my_rows', found));
    const texts = page.rows.map((row) => JSON.stringify(row));
    yield texts;
    const characters = texts.reduce((sum, text) => sum + text.length, 0);
    const fitting = Math.floor((pageCharacters * texts.length) / Math.max(characters, 1));
    limit = Math.min(Math.max(fitting, 1), mostPageRows);
    after = page.next;
  }
}
