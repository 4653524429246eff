import type { ParsedResume } from '@greenroom/domain';
import { isTableHead } from './entry-lines.ts';
import type { FieldLog, Words } from './field-log.ts';
import { linesIn } from './find-sections.ts';
import type { PlacedLine } from './placed-line.ts';
import { exportedStudies, isExported } from './profile-export.ts';
import { type FormedStudy, formedStudy } from './read-formed-study.ts';
import type { Section } from './section.ts';
import { splitDegree } from './split-degree.ts';
import type { Draft } from './study-draft.ts';
import { readStudies } from './study-reading/studies.ts';
import { studyTable } from './study-table.ts';
import { confidence, schoolConfidence } from './sureness.ts';

type Study = ParsedResume['education'][number];

/** School, degree and field of a study. */
function namesOf({ school, degree, area }: Draft): { institution?: Words; degree?: Words; area?: Words } {
  const split = degree && splitDegree(degree.text);
  return {
    institution: school,
    degree: degree && split && { ...degree, text: split.studyType },
    area: area ?? (degree && split?.area ? { ...degree, text: split.area } : undefined),
  };
}

/** Dates are sure where each study of the section has a school and dates: one that lacks them may have lent or lost some. */
function finish(draft: Draft, isRegular: boolean, path: string, log: FieldLog): Study {
  log.take(draft.lines, draft.period?.line);
  const note = (field: string, words: Words | undefined, confidence: number) =>
    words && log.note(`${path}.${field}`, words.text, words.line, confidence);
  const { institution, degree, area } = namesOf(draft);
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
      const drafts = readStudies(section.lines.filter((line) => !isTableHead(line.text)));
      const isRegular = drafts.every((draft) => draft.school && draft.period);
      return drafts.map((draft) => ({ draft, isRegular }));
    })
    .map(({ draft, isRegular }, at) => finish(draft, isRegular, `education.${at}`, log));
}

/** The studies where the form of the file tells what each line or cell is: an exported profile, or a table with named columns. */
function formedStudies(sections: readonly Section[], lines: readonly PlacedLine[]): FormedStudy[] | null {
  const isProfile = sections.some(
    (one) => (one.name === 'work' || one.name === 'education') && isExported(one.lines),
  );
  return (isProfile ? exportedStudies(lines) : null) ?? studyTable(lines);
}
