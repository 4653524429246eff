import type { EntryPart, ParsedField, ParsedResume } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import type { Entry } from './entry-edits.ts';
import { type Confidence, confidenceOf, placeOf } from './model.ts';
import { shownDate } from './typed-date.ts';

/** How sure an entry or a field is: by the reader, or because the user said so. Null where nothing is known of it. */
export type Sureness = Confidence | 'corrected' | null;

const order = ['doubtful', 'likely', 'sure'] as const;

const lowest = (fields: readonly ParsedField[]): Confidence | null => {
  const found = fields.map(({ confidence }) => confidenceOf(confidence));
  return order.find((word) => found.includes(word)) ?? null;
};

/** The fields that an entry was read from. Lists such as the skills are known as a whole. */
export function fieldsOf(parsed: ParsedResume, part: EntryPart | 'basics', at: number): ParsedField[] {
  const own = part === 'basics' ? 'basics.' : `${part}.${at}.`;
  return parsed.fields.filter(({ path }) => path.startsWith(own) || path === part || `${path}.` === own);
}

/** How sure an entry is: as its least sure field. One without fields is corrected where its part is. */
export function surenessOf(fields: readonly ParsedField[], isPartCorrected: boolean): Sureness {
  return lowest(fields) ?? (isPartCorrected ? 'corrected' : null);
}

/** What to know about one field: that it should be checked, and that systems may lose the place it was read from. */
export function fieldNote(fields: readonly ParsedField[], key: string): string | undefined {
  const field = fields.find(
    ({ path }) => path.split('.').slice(path.startsWith('basics.') ? 1 : 2, 3)[0] === key,
  );
  if (!field) return undefined;
  const confidence = confidenceOf(field.confidence);
  const place = placeOf(field);
  const isInBody = field.source.region === 'body';
  if (confidence === 'doubtful') return t`Check this. We found it ${place}.`;
  if (confidence === 'likely') return t`Probably right. We found it ${place}.`;
  return isInBody ? undefined : t`We found it ${place}.`;
}

/** The dates of an entry as the page says them: `2019-03 to now`. Empty where it has none. */
export function periodOf(entry: Entry): string {
  const start = shownDate(String(entry.startDate ?? entry.date ?? ''));
  const end = entry.isCurrent ? t`now` : shownDate(String(entry.endDate ?? ''));
  return start && end ? t`${start} to ${end}` : start || end;
}
