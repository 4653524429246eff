import {
  type CheckGroup,
  checkGroups,
  type ParsedField,
  type ParsedResume,
  type ResumeCheck,
  type ResumeDocument,
} from '@greenroom/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { checkGroupLabels } from './labels.ts';
import type { StoredAnalysis } from './stored-analysis.ts';

/** How sure the reader is of a field. */
export type Confidence = 'sure' | 'likely' | 'doubtful';

const sureFrom = 0.85;
const likelyFrom = 0.6;

/** How sure a reading is, from 0 to 1, in one of three words. */
export function confidenceOf(confidence: number): Confidence {
  if (confidence >= sureFrom) return 'sure';
  return confidence >= likelyFrom ? 'likely' : 'doubtful';
}

const regions: Record<ParsedField['source']['region'], MessageDescriptor> = {
  body: msg`in the text`,
  column: msg`in a column`,
  table: msg`in a table`,
  header: msg`in the page header`,
  footer: msg`in the page footer`,
  'text-box': msg`in a text box`,
};

/** Where a field was read: `on page 1, in a table`. */
export function placeOf({ source: { page, region } }: ParsedField): string {
  const where = t(regions[region]);
  return page === null ? where : t`on page ${page}, ${where}`;
}

/** What every tracking system asks for and this file does not give. */
export function missingFields(parsed: ParsedResume): string[] {
  const { name, email, phone } = parsed.basics;
  const wanted: [string, boolean][] = [
    [t`Name`, Boolean(name)],
    [t`Email`, Boolean(email)],
    [t`Phone`, Boolean(phone)],
    [t`Work experience`, parsed.work.length > 0],
    [t`Education`, parsed.education.length > 0],
    [t`Skills`, parsed.skills.length > 0],
  ];
  return wanted.filter(([, found]) => !found).map(([label]) => label);
}

/** Whether the file has no text that is hidden, scrambled, or in a part that systems may lose. */
export function isTextIntact({
  hiddenCharacters,
  oddCharacters,
  isOutOfOrder,
  lost,
}: Pick<ResumeDocument, 'hiddenCharacters' | 'oddCharacters' | 'isOutOfOrder' | 'lost'>): boolean {
  return hiddenCharacters + oddCharacters + lost.length === 0 && !isOutOfOrder;
}

const kinds: Record<ResumeDocument['kind'], MessageDescriptor> = {
  pdf: msg`PDF`,
  docx: msg({ message: 'Word', context: 'the program' }),
  doc: msg`Word 97 to 2003`,
  text: msg`Text`,
};

/** `PDF, 2 pages, 640 words`. */
export function documentFacts({ kind, pages, words }: ResumeDocument): string {
  const length = pages === null ? [] : [plural(pages, { one: '# page', other: '# pages' })];
  return [t(kinds[kind]), ...length, plural(words, { one: '# word', other: '# words' })].join(', ');
}

export interface CheckSection {
  group: CheckGroup;
  label: string;
  checks: ResumeCheck[];
  passed: number;
}

const severity = { fail: 0, warn: 1, pass: 2 } as const;

/** The checklist by groups, what failed first. */
export function checkSections(checks: readonly ResumeCheck[]): CheckSection[] {
  return checkGroups
    .map((group) => {
      const own = checks.filter((check) => check.group === group);
      const sorted = own.toSorted((one, other) => severity[one.status] - severity[other.status]);
      const passed = own.filter(({ status }) => status === 'pass').length;
      return { group, label: t(checkGroupLabels[group]), checks: sorted, passed };
    })
    .filter(({ checks: own }) => own.length > 0);
}

/** A cap costs all that is above it. */
const lossOf = ({ cap, points, maxPoints }: ResumeCheck) =>
  cap === undefined ? maxPoints - points : 100 - cap;

/** The check whose fix gains most; null where nothing is left to mend. */
export function nextFix({ checks }: Pick<StoredAnalysis, 'checks'>): ResumeCheck | null {
  const open = checks.filter(({ status, fix }) => status !== 'pass' && fix !== '');
  return open.toSorted((one, other) => lossOf(other) - lossOf(one))[0] ?? null;
}
