import type { ParsedResume } from '@greenroom/domain';
import type { Period } from './dates.ts';
import type { FieldLog, Words } from './field-log.ts';
import { findDegree } from './place-words.ts';
import type { PlacedLine } from './placed-line.ts';
import { splitDegree } from './split-degree.ts';
import { confidence, schoolConfidence } from './sureness.ts';

/** A study whose form says what each of its lines or cells is. */
export interface FormedStudy {
  school?: Words;
  degree?: Words;
  area?: Words;
  score?: Words;
  period: Period | null;
  periodLine: PlacedLine | null;
  lines: PlacedLine[];
}

/** Notes the fields of such a study at `path` and gives it back. */
export function formedStudy(
  study: FormedStudy,
  path: string,
  log: FieldLog,
): ParsedResume['education'][number] {
  const { school, degree, score, period, periodLine } = study;
  const note = (field: string, words: Words | undefined, sureness: number) =>
    words && log.note(`${path}.${field}`, words.text, words.line, sureness);
  // "BE in Electronics" has its field with it.
  const split = degree && !study.area && findDegree(degree.text) ? splitDegree(degree.text) : undefined;
  const studyType = degree && { ...degree, text: split?.studyType ?? degree.text };
  const area = study.area ?? (degree && split?.area ? { ...degree, text: split.area } : undefined);
  const dates =
    period && periodLine
      ? { text: periodLine.text.slice(period.start, period.end), line: periodLine }
      : undefined;
  log.take(study.lines, periodLine);
  if (period?.startDate) note('startDate', dates, school ? confidence.sure : confidence.likely);
  if (period?.endDate)
    note('endDate', dates, school && period.startDate ? confidence.sure : confidence.likely);
  return {
    institution: note('institution', school, schoolConfidence(school)),
    area: note('area', area, confidence.likely),
    studyType: note('studyType', studyType, confidence.likely),
    startDate: period?.startDate,
    endDate: period?.endDate,
    score: note('score', score, confidence.likely),
    courses: [],
  };
}
