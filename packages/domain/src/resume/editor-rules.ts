import { correctableOf } from './correction-rules.ts';
import {
  type OtherKind,
  type ResumeHeadingLanguage,
  resumeHeadings,
  resumeSections,
} from './editor-catalog.ts';
import type { OtherSection, ResumeContent } from './editor-contract.ts';
import type { ParsedResume } from './parsed-contract.ts';

const languageCodes: Record<string, ResumeHeadingLanguage> = {
  Spanish: 'es',
  French: 'fr',
  German: 'de',
  Portuguese: 'pt',
  Italian: 'it',
  Dutch: 'nl',
  Polish: 'pl',
};

/** An empty resume in a language, in the plain template. */
export const emptyResume = (language: ResumeHeadingLanguage = 'en'): ResumeContent => ({
  basics: { profiles: [] },
  work: [],
  education: [],
  skills: [],
  projects: [],
  certificates: [],
  languages: [],
  others: [],
  order: [...resumeSections],
  language,
  template: 'plain',
  paper: language === 'en' ? 'letter' : 'a4',
});

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(', ');
const period = (start?: string, end?: string) => [start, end].filter(Boolean).join(' – ');

/** What was read and has no fields in the editor, as sections of lines, so that none of it is lost. */
function othersOf(read: ParsedResume, language: ResumeHeadingLanguage): OtherSection[] {
  const lines: Record<Exclude<OtherKind, 'other'>, string[]> = {
    volunteer: read.volunteer.flatMap(({ position, organization, startDate, endDate, highlights }) => [
      joined(position, organization, period(startDate, endDate)),
      ...highlights,
    ]),
    awards: read.awards.map(({ title, date }) => joined(title, date)),
    publications: read.publications.map(({ name }) => name),
    interests: read.interests.map(({ name }) => name),
  };
  return (Object.keys(lines) as (keyof typeof lines)[]).flatMap((kind) => {
    const said = lines[kind].filter(Boolean);
    return said.length > 0 ? [{ kind, title: resumeHeadings[language][kind], lines: said }] : [];
  });
}

/** The resume that an editor starts from: a corrected reading, in the order of the sections in the file where that is known. */
export function resumeOfReading(
  read: ParsedResume,
  document: { language?: string | undefined; headings: readonly { section: string | null }[] },
): ResumeContent {
  const language = languageCodes[document.language ?? ''] ?? 'en';
  const content = {
    ...emptyResume(language),
    ...correctableOf(read),
    others: othersOf(read, language),
  };
  const seen = document.headings.flatMap(
    ({ section }) => resumeSections.find((one) => one === section) ?? [],
  );
  const order = [...new Set([...seen, ...resumeSections])];
  const isFirst = order.filter((one) => one !== 'summary' && one !== 'others');
  return { ...content, order: ['summary', ...isFirst, 'others'] };
}
