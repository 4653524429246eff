import type { ParsedResume, ReadingCoverage } from '@greenroom/domain';
import { endsInRole, namesRole } from '../text/role-words.ts';
import { findPeriod } from './dates.ts';
import { findDegree, namesSchool } from './place-words.ts';
import type { Section } from './section.ts';

type Suspects = NonNullable<ReadingCoverage['suspects']>;

const nameWordsMax = 11;
/** Shorter texts name nobody's whole life. */
const fewestWords = 60;

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);
const isBalanced = (text: string) => text.split('(').length === text.split(')').length;
const endsOpen =
  /(?:[,&(:/–-]|\s(?:of|for|and|the|at|in|with|by|to|de|du|des|la|und|im|am|für|et|y|e|di|w|z))\s*$/iu;

/** A full stop that ends a sentence, and no abbreviation: "Wels.", not "Acme Corp.". */
const endsSentence =
  /\p{Ll}{3}(?<!\b(?:Corp|Univ|Dept|Assoc|Bros|Inst|Intl|Comm|Econ|Tech|Math|Dipl|Hons))\.$/u;

/** What can't be the name of a title, an employer, a school or a degree: a sentence, a piece of one, or a date. */
function isNoName(text: string): boolean {
  return (
    wordsOf(text).length > nameWordsMax ||
    /^[\p{Ll}\p{P}]\s*\p{Ll}*\s/u.test(text.replace(/^["'“„«#@(]/u, '')) ||
    /\p{Ll}{2}[.!?]\s+\p{Lu}\p{Ll}+\s\p{Ll}|\t/u.test(text) ||
    !/\p{L}{2}|\p{L}\.\s?\p{L}/u.test(text) ||
    !isBalanced(text) ||
    endsOpen.test(text) ||
    endsSentence.test(text) ||
    findPeriod(text) !== null
  );
}

/** Who works for themselves names no employer. */
const selfEmployed =
  /freelanc|self.?employed|founder|owner|independent|freiberuf|selbst[äs]|aut[óo]nom|ind[ée]pendant|libero professionista|zzp/iu;

function isSuspectJob({ name, position, startDate, endDate }: ParsedResume['work'][number]): boolean {
  const isNamed = (name && position) || selfEmployed.test(name ?? position ?? '');
  if (!isNamed || [name, position].some((one) => one && isNoName(one))) return true;
  if (startDate && endDate && startDate > endDate) return true;
  return name !== undefined && position !== undefined && endsInRole(name) && !namesRole(position);
}

function isSuspectStudy({ institution, studyType, area }: ParsedResume['education'][number]): boolean {
  if (!institution || isNoName(institution)) return true;
  if (studyType && isNoName(studyType)) return true;
  if (area && (isNoName(area) || namesSchool(area))) return true;
  return !studyType && !area && !namesSchool(institution) && findDegree(institution) === null;
}

const cellWords = 3;

/** Columns that were read as rows: cells of several words side by side, none of them a date. */
const isInterleaved = (text: string): boolean => {
  const cells = text.split('\t');
  return (
    cells.length > 1 &&
    cells.every((cell) => wordsOf(cell).length >= cellWords) &&
    findPeriod(text) === null &&
    cells.filter((cell) => /^\p{Ll}|\p{Ll}$/u.test(cell)).length === cells.length
  );
};
const interleavedLines = 3;

/** The section of each job or school that looks wrong as it was read, and of columns that were read as rows. */
export function suspectsOf(sections: readonly Section[], resume: ParsedResume): Suspects {
  const suspects: Suspects = [
    ...resume.work.filter(isSuspectJob).map(() => 'work' as const),
    ...resume.education.filter(isSuspectStudy).map(() => 'education' as const),
  ];
  const words = sections.flatMap((section) => section.lines).flatMap((line) => wordsOf(line.text)).length;
  if (resume.work.length + resume.education.length === 0 && words >= fewestWords) suspects.push('work');
  for (const { name, lines } of sections)
    if (
      (name === 'work' || name === 'education') &&
      lines.filter((line) => isInterleaved(line.text)).length >= interleavedLines
    )
      suspects.push(name);
  return suspects;
}
