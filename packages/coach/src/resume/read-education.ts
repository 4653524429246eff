import type { ParsedResume } from '@greenroom/domain';
import { isTableHead } from './entry-lines.ts';
import type { FieldLog, Words } from './field-log.ts';
import { linesIn } from './find-sections.ts';
import { isBefore } from './header-habits.ts';
import { namesField } from './place-words.ts';
import type { PlacedLine } from './placed-line.ts';
import { exportedStudies, isExported } from './profile-export.ts';
import { type FormedStudy, formedStudy } from './read-formed-study.ts';
import type { Section } from './section.ts';
import { splitDegree } from './split-degree.ts';
import type { Draft } from './study-draft.ts';
import { studyDrafts } from './study-drafts.ts';
import { studyTable } from './study-table.ts';
import { confidence, schoolConfidence } from './sureness.ts';

type Study = ParsedResume['education'][number];

const areaMost = 60;

/** Above 0 where most schools of a section come before what was studied there, by the studies whose words tell both. */
function schoolsFirst(drafts: readonly Draft[]): number {
  const votes = drafts.map(({ school, degree, area, loose }) => {
    const study = degree ?? area ?? loose.find((one) => namesField(one.text));
    const [only, ...others] = loose.filter((one) => one !== study);
    const place = school ?? (others.length === 0 ? only : undefined);
    return study && place ? (isBefore(place, study) ? 1 : -1) : 0;
  });
  return votes.reduce<number>((sum, vote) => sum + vote, 0);
}

/** The part that is the school though no word says so: where the section's other schools are, else what names no field. */
function unnamedSchool({ degree, area }: Draft, loose: readonly Words[], habit: number): Words | undefined {
  const [first, ...others] = loose;
  const study = degree ?? area;
  const plain = loose.filter((one) => !namesField(one.text));
  if (study)
    return plain.find((one) => habit !== 0 && isBefore(one, study) === habit > 0) ?? plain[0] ?? first;
  if (habit > 0 || plain.length < loose.length - 1) return first;
  return (habit < 0 ? (others.find((one) => plain.includes(one)) ?? others[0]) : plain[0]) ?? first;
}

/** School, degree and field of a study. */
function namesOf(draft: Draft, habit: number): { institution?: Words; degree?: Words; area?: Words } {
  const { school, degree } = draft;
  const split = degree && splitDegree(degree.text);
  const loose = draft.loose.filter((one) => one.text.length < 90);
  const institution = school ?? unnamedSchool(draft, loose, habit);
  const rest = loose.filter((one) => one !== institution && one.text.length < areaMost);
  const area = rest.find((one) => namesField(one.text)) ?? rest[0];
  return {
    institution,
    degree: degree && split && { ...degree, text: split.studyType },
    area: draft.area ?? (degree && split?.area ? { ...degree, text: split.area } : area),
  };
}

/** Dates are sure where each study of the section has a school and dates: one that lacks them may have lent or lost some. */
function finish(draft: Draft, habit: number, isRegular: boolean, path: string, log: FieldLog): Study {
  log.take(draft.lines, draft.period?.line);
  const note = (field: string, words: Words | undefined, confidence: number) =>
    words && log.note(`${path}.${field}`, words.text, words.line, confidence);
  const { institution, degree, area } = namesOf(draft, habit);
  const sureDates =
    isRegular && !draft.isDisputed && draft.degree && draft.period?.period.startDate
      ? confidence.sure
      : confidence.likely;
  note('studyType', degree, confidence.likely);
  note('area', area, confidence.likely);
  const { period, line } = draft.period ?? {};
  if (period?.startDate && line)
    log.note(`${path}.startDate`, line.text.slice(period.start, period.end), line, sureDates);
  if (period?.endDate && line)
    log.note(`${path}.endDate`, line.text.slice(period.start, period.end), line, sureDates);
  return {
    institution: note('institution', institution, schoolConfidence(draft.school)),
    area: area?.text,
    studyType: degree?.text,
    location: note('location', draft.place, confidence.likely),
    startDate: period?.startDate,
    endDate: period?.endDate,
    score: note('score', draft.score, confidence.likely),
    courses: draft.courses,
  };
}

/** Step four, what they learned: school, degree, field, dates, marks. */
export function readEducation(sections: readonly Section[], log: FieldLog): Study[] {
  const all = linesIn(sections, 'education');
  const formed = formedStudies(sections, all);
  if (formed) log.take(all);
  if (formed) return formed.map((study, at) => formedStudy(study, `education.${at}`, log));
  return sections
    .filter((one) => one.name === 'education')
    .flatMap((section) => {
      const drafts = studyDrafts(section.lines.filter((line) => !isTableHead(line.text)));
      const isRegular = drafts.every((draft) => draft.school && draft.period);
      return drafts.map((draft) => ({ draft, habit: schoolsFirst(drafts), isRegular }));
    })
    .map(({ draft, habit, isRegular }, at) => finish(draft, habit, isRegular, `education.${at}`, log));
}

/** The studies where the form of the file tells what each line or cell is: an exported profile, or a table with named columns. */
function formedStudies(sections: readonly Section[], lines: readonly PlacedLine[]): FormedStudy[] | null {
  const isProfile = sections.some(
    (one) => (one.name === 'work' || one.name === 'education') && isExported(one.lines),
  );
  return (isProfile ? exportedStudies(lines) : null) ?? studyTable(lines);
}
