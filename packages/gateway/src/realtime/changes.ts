import { z } from 'zod';
import type { PublishedTable } from './catalog.ts';
import type { ChangeType, Subscription } from './subscription.ts';

type Key = Record<string, string | number | boolean | null>;

/** A row that changed, as the trigger announces it: by its key, never with its content. */
export interface Change {
  schema: string;
  table: string;
  type: ChangeType;
  /** When its transaction began, ISO 8601. */
  at: string;
  key: Key;
  oldKey: Key | null;
  owner: string | null;
}

const keySchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
const noticeSchema = z
  .object({
    schema: z.string(),
    table: z.string(),
    type: z.enum(['INSERT', 'UPDATE', 'DELETE']),
    at: z.string(),
    key: keySchema,
    old_key: keySchema.nullable(),
    owner: z.string().nullable(),
  })
  .transform(({ old_key, ...notice }): Change => ({ ...notice, oldKey: old_key }));

/** Reads a notification; null for one that is none of ours. */
export function parseNotice(payload: string): Change | null {
  try {
    return noticeSchema.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}

/** True unless the notification alone shows that the change is not for this subscription. */
export function mayConcern(subscription: Subscription, change: Change, table: PublishedTable): boolean {
  if (subscription.schema !== change.schema) return false;
  if (subscription.table !== null && subscription.table !== change.table) return false;
  if (subscription.event !== '*' && subscription.event !== change.type) return false;
  return subscription.conditions.every(({ column, canonicalValue }) => {
    if (canonicalValue === null) return true;
    if (column === table.ownerColumn) return change.owner === canonicalValue;
    return !table.keyColumns.includes(column) || String(change.key[column]) === canonicalValue;
  });
}
