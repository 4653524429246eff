import {
  type CheckGroup,
  checkGroupLabels,
  checkGroups,
  type ParsedField,
  type ParsedResume,
  type ResumeCheck,
  type ResumeDocument,
} from '@greenroom/domain';
import { formatQuantity } from '@/lib/format.ts';
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
export type Confidence = 'Sure' | 'Likely' | 'Doubtful';

const sureFrom = 0.85;
const likelyFrom = 0.6;

export function confidenceWord(confidence: number): Confidence {
  if (confidence >= sureFrom) return 'Sure';
  return confidence >= likelyFrom ? 'Likely' : 'Doubtful';
}

const lists: Record<string, string> = {
  work: 'Job',
  volunteer: 'Volunteering',
  education: 'Education',
  skills: 'Skills',
  languages: 'Language',
  certificates: 'Certificate',
  projects: 'Project',
  awards: 'Award',
  publications: 'Publication',
  interests: 'Interest',
  profiles: 'Profile',
};
const parts: Record<string, string> = {
  name: 'name',
  position: 'title',
  startDate: 'start',
  endDate: 'end',
  isCurrent: 'still there',
  studyType: 'degree',
  area: 'field',
  institution: 'school',
  highlights: 'bullet',
  organization: 'organisation',
  countryCode: 'country',
};
const basics: Record<string, string> = {
  name: 'Name',
  label: 'Headline',
  email: 'E-mail',
  phone: 'Phone',
  url: 'Website',
  summary: 'Summary',
  location: 'Place',
  'location.address': 'Address',
  'location.city': 'City',
  'location.region': 'Region',
  'location.countryCode': 'Country',
};

/** `work.0.position` as `Job 1, title`. */
export function fieldLabel(path: string): string {
  const trimmed = path.replace(/^basics\./, '');
  const known = basics[trimmed];
  if (known) return known;
  const [list = '', index, ...rest] = trimmed.split('.');
  const number = index === undefined ? '' : ` ${Number(index) + 1}`;
  const name = `${lists[list] ?? list}${number}`;
  const part = rest.filter((piece) => Number.isNaN(Number(piece)) && piece !== 'keywords').join(' ');
  if (list === 'work' && part === 'name') return `${name}, employer`;
  return part === '' ? name : `${name}, ${parts[part] ?? part}`;
}

/** The value at a path such as `work.0.position`; an empty string where there is none. */
export function valueAt(resume: ParsedResume, path: string): string {
  let value: unknown = resume;
  for (const piece of path.split('.')) {
    value =
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[piece] : undefined;
  }
  if (Array.isArray(value)) return value.filter((item) => typeof item === 'string').join(', ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const regions: Record<ParsedField['source']['region'], string> = {
  body: 'in the text',
  column: 'in a column',
  table: 'in a table',
  header: 'in the page header',
  footer: 'in the page footer',
  'text-box': 'in a text box',
};

function placeOf({ source: { page, region } }: ParsedField): string {
  const where = regions[region];
  return page === null ? where : `page ${page}, ${where}`;
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
    confidence: confidenceWord(field.confidence),
    place: placeOf(field),
  };
}

/** What every tracking system asks for and this file does not give. */
export function missingFields(parsed: ParsedResume): string[] {
  const { name, email, phone } = parsed.basics;
  const wanted: [string, boolean][] = [
    ['Name', Boolean(name)],
    ['E-mail', Boolean(email)],
    ['Phone', Boolean(phone)],
    ['Work experience', parsed.work.length > 0],
    ['Education', parsed.education.length > 0],
    ['Skills', parsed.skills.length > 0],
  ];
  return wanted.filter(([, found]) => !found).map(([label]) => label);
}

const kinds: Record<ResumeDocument['kind'], string> = {
  pdf: 'PDF',
  docx: 'Word',
  doc: 'Word 97 to 2003',
  text: 'Text',
};

/** `PDF, 2 pages, 640 words`. */
export function documentFacts({ kind, pages, words }: ResumeDocument): string {
  const length = pages === null ? [] : [formatQuantity(pages, 'page')];
  return [kinds[kind], ...length, formatQuantity(words, 'word')].join(', ');
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
      return { group, label: checkGroupLabels[group], checks: sorted, passed };
    })
    .filter(({ checks: own }) => own.length > 0);
}

const lossOf = ({ points, maxPoints }: ResumeCheck) => maxPoints - points;

/** The check whose fix gains most; null where nothing is left to mend. */
export function nextFix({ checks }: Pick<StoredAnalysis, 'checks'>): ResumeCheck | null {
  const open = checks.filter(({ status, fix }) => status !== 'pass' && fix !== '');
  return open.toSorted((one, other) => lossOf(other) - lossOf(one))[0] ?? null;
}
