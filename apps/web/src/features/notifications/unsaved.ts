import { z } from 'zod';
import { readKept, writeKept } from '@/lib/kept.ts';
import { storageKeys } from '@/lib/storage-keys.ts';
import type { MailWishes } from './queries.ts';

const Unsaved = z.object({
  userId: z.string(),
  wishes: z.object({
    email: z.boolean(),
    dailyReminders: z.boolean(),
    achievementAlerts: z.boolean(),
    weeklyReports: z.boolean(),
  }),
});

/** What a user chose on this device and the server does not have yet. */
export function unsavedWishes(userId: string): MailWishes | null {
  const kept = readKept(storageKeys.unsavedMailWishes, Unsaved);
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
