import {
  correctableOf,
  correctableParts,
  correctedResume,
  entryParts,
  keyOf,
  type ParsedResume,
  ResumeCorrection,
  tidyCorrection,
} from '@greenroom/domain';
import { z } from 'zod';
import type { Edited, Entry, Lists } from './entry-edits.ts';
import { entryForms } from './entry-forms.ts';

/** The names under which corrections are kept in the browser: words that are not saved yet, and what can be undone. */
export const correctionKeys = (userId: string, resumeId: string) => ({
  draft: `greenroom.resume-correction.${userId}.${resumeId}`,
  saved: `greenroom.resume.${userId}.corrections.${resumeId}`,
});

/** Words that are not saved yet, and the revision of the correction that they started from. */
export const CorrectionDraft = z.object({ revision: z.number().int(), edited: ResumeCorrection.required() });
export type CorrectionDraft = z.infer<typeof CorrectionDraft>;

/** What was saved before the stored correction and after it, the nearest last: each can be gone back to. */
export const SavedCorrections = z.object({
  before: z.array(ResumeCorrection.nullable()),
  after: z.array(ResumeCorrection.nullable()),
});
export type SavedCorrections = z.infer<typeof SavedCorrections>;
const savedMax = 10;
type Stored = ResumeCorrection | null;

/** After another save. */
export const afterSave = ({ before }: SavedCorrections, stored: Stored): SavedCorrections => ({
  before: [...before, stored].slice(-savedMax),
  after: [],
});
/** After going back to the save before. */
export const afterUndo = ({ before, after }: SavedCorrections, stored: Stored): SavedCorrections => ({
  before: before.slice(0, -1),
  after: [...after, stored].slice(-savedMax),
});
/** After going forth to the save that was undone. */
export const afterRedo = ({ before, after }: SavedCorrections, stored: Stored): SavedCorrections => ({
  before: [...before, stored].slice(-savedMax),
  after: after.slice(0, -1),
});

/** The reading and the stored correction as an editor starts from them. */
export function editedFrom(parsed: ParsedResume, stored: ResumeCorrection | null): Edited {
  return {
    ...correctableOf(stored ? correctedResume(parsed, stored) : parsed),
    settled: stored?.settled ?? [],
  };
}

/** What is to be stored: the parts that differ from the reading, and those that were corrected before. */
export function correctionOf(
  edited: Edited,
  base: Edited,
  stored: ResumeCorrection | null,
): ResumeCorrection {
  const tidied = tidyCorrection(edited);
  const before = tidyCorrection(base);
  const changed = correctableParts.filter(
    (part) => stored?.[part] !== undefined || keyOf(tidied[part]) !== keyOf(before[part]),
  );
  const parts = Object.fromEntries(changed.map((part) => [part, tidied[part]]));
  return edited.settled.length > 0 ? { ...parts, settled: edited.settled } : parts;
}

export const isEdited = (edited: Edited, base: Edited): boolean =>
  keyOf(tidyCorrection(edited)) !== keyOf(tidyCorrection(base));

/** Edits with what came before and after them. Typing in one field is one step. */
export interface History<T = Edited> {
  past: T[];
  now: T;
  future: T[];
  /** The field that was typed in last. */
  field: string | null;
}
const stepsMax = 100;

export const historyOf = <T>(now: T): History<T> => ({ past: [], now, future: [], field: null });

/** One more edit. `field` names the field that is typed in; null for a single step. */
export function withEdit<T>(
  { past, now, field: last }: History<T>,
  next: T,
  field: string | null,
): History<T> {
  const isSameField = field !== null && field === last;
  return { past: isSameField ? past : [...past, now].slice(-stepsMax), now: next, future: [], field };
}

export function undone<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  if (!before) return history;
  const { past, now, future } = history;
  return { past: past.slice(0, -1), now: before, future: [now, ...future], field: null };
}

export function redone<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future;
  if (!next) return history;
  return { past: [...history.past, history.now], now: next, future, field: null };
}

const storedDate = /^\d{4}(?:-\d{2}){0,2}$/;

/** A date that can't be saved: it is none, or the end is before the start. */
export interface DateFault {
  part: (typeof entryParts)[number];
  at: number;
  key: string;
  kind: 'unreadable' | 'before-start';
}

/** The dates that can't be saved, in the order of the form. */
export function dateFaults(edited: Lists): DateFault[] {
  return entryParts.flatMap((part) =>
    (edited[part] as Entry[]).flatMap((entry, at) => {
      const dates = entryForms[part].fields.filter(({ kind }) => kind === 'date');
      const faults = dates.flatMap(({ key }): DateFault[] => {
        const date = String(entry[key] ?? '').trim();
        return date === '' || storedDate.test(date) ? [] : [{ part, at, key, kind: 'unreadable' }];
      });
      const [start, end] = [String(entry.startDate ?? ''), String(entry.endDate ?? '')];
      const isTurned = faults.length === 0 && start !== '' && end !== '' && end < start.slice(0, end.length);
      return isTurned ? [{ part, at, key: 'endDate', kind: 'before-start' as const }] : faults;
    }),
  );
}
