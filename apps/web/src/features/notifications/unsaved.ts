import { readKept, shape, writeKept } from '@/lib/kept.ts';
import { storageKeys } from '@/lib/storage-keys.ts';
import type { MailWishes } from './queries.ts';

interface Unsaved {
  userId: string;
  wishes: MailWishes;
}
const names: readonly (keyof MailWishes)[] = [
  'email',
  'dailyReminders',
  'achievementAlerts',
  'weeklyReports',
];

const UnsavedShape = shape((value): value is Unsaved => {
  const { userId, wishes } = (value ?? {}) as Partial<Record<keyof Unsaved, unknown>>;
  if (typeof userId !== 'string' || !wishes || typeof wishes !== 'object') return false;
  return names.every((name) => typeof (wishes as Partial<MailWishes>)[name] === 'boolean');
});

/** What a user chose on this device and the server does not have yet. */
export function unsavedWishes(userId: string): MailWishes | null {
  const kept = readKept(storageKeys.unsavedMailWishes, UnsavedShape);
  return kept?.userId === userId ? kept.wishes : null;
}

/** Keeps a choice until the server has it. */
export function keepUnsaved(userId: string, wishes: MailWishes): void {
  writeKept(storageKeys.unsavedMailWishes, { userId, wishes });
}

/** The server has these wishes; a choice made since then stays. */
export function forgetUnsaved(userId: string, saved: MailWishes): void {
  if (JSON.stringify(unsavedWishes(userId)) === JSON.stringify(saved)) {
    writeKept(storageKeys.unsavedMailWishes, null);
  }
}
