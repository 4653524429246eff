import {
  type CheckGroup,
  checkGroupLabels,
  checkGroups,
  type ParsedField,
  type ParsedResume,
  type ResumeCheck,
  type ResumeDocument,
} from '@greenroom/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { said } from '@/lib/messages.ts';
import type { StoredAnalysis } from './stored-analysis.ts';

/** One line of what the parser read. */
export interface FieldRow {
  /** Tells the rows apart. */
  key: string;
  label: string;
  value: string;
  confidence: Confidence;
  /** Where it was read, or why it was not. */
  place: string;
}
export type Confidence = 'sure' | 'likely' | 'doubtful';

const sureFrom = 0.85;
const likelyFrom = 0.6;

/** How sure a reading is, from 0 to 1, in one of three words. */
export function confidenceOf(confidence: number): Confidence {
  if (confidence >= sureFrom) return 'sure';
  return confidence >= likelyFrom ? 'likely' : 'doubtful';
}

const lists: Record<string, MessageDescriptor> = {
  work: msg`Job`,
  volunteer: msg`Volunteering`,
  education: msg`Education`,
  skills: msg`Skills`,
  languages: msg`Language`,
  certificates: msg`Certificate`,
  projects: msg`Project`,
  awards: msg`Award`,
  publications: msg`Publication`,
  interests: msg`Interest`,
  profiles: msg`Profile`,
};
const parts: Record<string, MessageDescriptor> = {
  name: msg`name`,
  position: msg`title`,
  startDate: msg`start`,
  endDate: msg`end`,
  isCurrent: msg`still there`,
  studyType: msg`degree`,
  area: msg`field`,
  institution: msg`school`,
  highlights: msg`bullet`,
  organization: msg`organization`,
  location: msg`location`,
  score: msg`score`,
  url: msg`url`,
  countryCode: msg`country`,
};
const basics: Record<string, MessageDescriptor> = {
  name: msg`Name`,
  label: msg`Headline`,
  email: msg`E-mail`,
  phone: msg`Phone`,
  url: msg`Website`,
  summary: msg`Summary`,
  location: msg`Place`,
  'location.address': msg`Address`,
  'location.city': msg`City`,
  'location.region': msg`Region`,
  'location.countryCode': msg`Country`,
};

/** A word that has none stands for itself. */
function wordFor(words: Record<string, MessageDescriptor>, key: string): string {
  const word = words[key];
  return word ? t(word) : key;
}

/** `work.0.position` as `Job 1, title`. */
export function fieldLabel(path: string): string {
  const trimmed = path.replace(/^basics\./, '');
  const known = basics[trimmed];
  if (known) return t(known);
  const [list = '', index, ...rest] = trimmed.split('.');
  const number = index === undefined ? '' : ` ${Number(index) + 1}`;
  const name = wordFor(lists, list) + number;
  const part = rest.filter((piece) => Number.isNaN(Number(piece)) && piece !== 'keywords').join(' ');
  if (list === 'work' && part === 'name') return `${name}, ${t`employer`}`;
  return part === '' ? name : `${name}, ${wordFor(parts, part)}`;
}

/** The value at a path such as `work.0.position`; an empty string where there is none. */
export function valueAt(resume: ParsedResume, path: string): string {
  let value: unknown = resume;
  for (const piece of path.split('.')) {
    value =
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[piece] : undefined;
  }
  if (Array.isArray(value)) return value.filter((item) => typeof item === 'string').join(', ');
  if (typeof value === 'boolean') return value ? t`yes` : t`no`;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const regions: Record<ParsedField['source']['region'], MessageDescriptor> = {
  body: msg`in the text`,
  column: msg`in a column`,
  table: msg`in a table`,
  header: msg`in the page header`,
  footer: msg`in the page footer`,
  'text-box': msg`in a text box`,
};

function placeOf({ source: { page, region } }: ParsedField): string {
  const where = t(regions[region]);
  return page === null ? where : t`page ${page}, ${where}`;
}

const bulletPath = /\.(highlights|courses|keywords)(\.\d+)?$/;

/** Every field that was read, bullets left out: they stand in the text below. What has one label is one row. */
export function fieldRows(parsed: ParsedResume): FieldRow[] {
  const rows: FieldRow[] = [];
  for (const field of parsed.fields) {
    if (bulletPath.test(field.path) && !field.path.startsWith('skills.')) continue;
    const row = rowOf(parsed, field);
    const last = rows.at(-1);
    if (last?.label !== row.label || last.confidence !== row.confidence) rows.push(row);
    else if (!last.value.includes(row.value)) last.value += `, ${row.value}`;
  }
  return rows;
}

function rowOf(parsed: ParsedResume, field: ParsedField): FieldRow {
  return {
    key: `${field.path} ${field.source.start}`,
    label: fieldLabel(field.path),
    value: valueAt(parsed, field.path) || field.source.text,
    confidence: confidenceOf(field.confidence),
    place: placeOf(field),
  };
}

/** What every tracking system asks for and this file does not give. */
export function missingFields(parsed: ParsedResume): string[] {
  const { name, email, phone } = parsed.basics;
  const wanted: [string, boolean][] = [
    [t`Name`, Boolean(name)],
    [t`E-mail`, Boolean(email)],
    [t`Phone`, Boolean(phone)],
    [t`Work experience`, parsed.work.length > 0],
    [t`Education`, parsed.education.length > 0],
    [t`Skills`, parsed.skills.length > 0],
  ];
  return wanted.filter(([, found]) => !found).map(([label]) => label);
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
      return { group, label: said(checkGroupLabels[group]), checks: sorted, passed };
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
