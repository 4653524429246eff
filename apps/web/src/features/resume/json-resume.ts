import {
  emptyResume,
  type OtherSection,
  type ResumeContent,
  resumeFieldMaxLength,
  resumeHeadings,
} from '@greenroom/domain';
import { z } from 'zod';

const Text = z.string().max(resumeFieldMaxLength).optional().catch(undefined);
const Name = z.string().max(resumeFieldMaxLength).catch('');
const Lines = z.array(z.string().max(resumeFieldMaxLength)).max(100).catch([]);
const list = <S extends z.ZodType>(shape: S) => z.array(shape).max(100).catch([]);
const period = { startDate: Text, endDate: Text };

/** JSON Resume 1.0 as other programs write it: what is missing or of another type is left out, never refused. */
const JsonResume = z.object({
  basics: z
    .object({
      ...{ name: Text, label: Text, email: Text, phone: Text, url: Text, summary: Text },
      location: z
        .object({ address: Text, city: Text, region: Text, countryCode: Text })
        .optional()
        .catch(undefined),
      profiles: list(z.object({ network: Name, username: Text, url: Name })),
    })
    .catch({ profiles: [] }),
  work: list(
    z.object({
      name: Text,
      company: Text,
      position: Text,
      location: Text,
      ...period,
      summary: Text,
      highlights: Lines,
    }),
  ),
  volunteer: list(z.object({ organization: Name, position: Name, summary: Name, highlights: Lines })),
  education: list(
    z.object({ institution: Text, area: Text, studyType: Text, ...period, score: Text, courses: Lines }),
  ),
  awards: list(z.object({ title: Name, date: Name, awarder: Name, summary: Name })),
  certificates: list(z.object({ name: Name, issuer: Text, date: Text })),
  publications: list(z.object({ name: Name, publisher: Name, releaseDate: Name })),
  skills: list(z.object({ name: Name, keywords: Lines })),
  languages: list(z.object({ language: Name, fluency: Text })),
  interests: list(z.object({ name: Name, keywords: Lines })),
  projects: list(z.object({ name: Name, description: Text, url: Text, ...period, highlights: Lines })),
});

const joined = (...parts: string[]) =>
  parts
    .map((one) => one.trim())
    .filter(Boolean)
    .join(', ');

/** A resume of a JSON Resume file. Null where the text isn't one: no JSON, or nothing of a resume in it. */
export function readJsonResume(text: string): ResumeContent | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  const read = JsonResume.safeParse(json);
  if (!read.success) return null;
  const { basics, work, volunteer, awards, publications, interests, ...rest } = read.data;
  const others: OtherSection[] = (
    [
      [
        'volunteer',
        volunteer.flatMap((one) => [joined(one.position, one.organization), one.summary, ...one.highlights]),
      ],
      ['awards', awards.map((one) => joined(one.title, one.awarder, one.date, one.summary))],
      ['publications', publications.map((one) => joined(one.name, one.publisher, one.releaseDate))],
      ['interests', interests.map((one) => [one.name, one.keywords.join(', ')].filter(Boolean).join(': '))],
    ] as const
  ).flatMap(([kind, said]) => {
    const lines = said.filter((line) => line.trim() !== '');
    return lines.length > 0 ? [{ kind, title: resumeHeadings.en[kind], lines }] : [];
  });
  const content: ResumeContent = {
    ...emptyResume(),
    basics,
    work: work.map(({ company, name, endDate, startDate, ...job }) => ({
      ...job,
      ...{ name: name ?? company, startDate, endDate },
      // The standard has no word for a job that goes on: it leaves the end out.
      isCurrent: startDate !== undefined && !endDate ? true : undefined,
    })),
    ...rest,
    others,
  };
  const isEmpty = JSON.stringify({ ...content, language: 'en' }) === JSON.stringify(emptyResume());
  return isEmpty || (typeof json === 'object' && json !== null && Object.keys(json).length === 0)
    ? null
    : content;
}

/** A resume as a JSON Resume 1.0 file. A heading of the user's own is in `meta`, where the standard has room. */
export function jsonResume(content: ResumeContent): string {
  const linesOf = (kind: OtherSection['kind']) =>
    content.others.filter((one) => one.kind === kind).flatMap(({ lines }) => lines);
  const own = content.others
    .filter(({ kind }) => kind === 'other')
    .map(({ title, lines }) => ({ title, lines }));
  const resume = {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: content.basics,
    work: content.work.map(({ isCurrent, endDate, ...job }) => (isCurrent ? job : { ...job, endDate })),
    volunteer: linesOf('volunteer').map((organization) => ({ organization })),
    education: content.education.map(({ location: _location, ...school }) => school),
    awards: linesOf('awards').map((title) => ({ title })),
    certificates: content.certificates,
    publications: linesOf('publications').map((name) => ({ name })),
    skills: content.skills,
    languages: content.languages,
    interests: linesOf('interests').map((name) => ({ name })),
    projects: content.projects,
    ...(own.length > 0 ? { meta: { otherSections: own } } : {}),
  };
  return `${JSON.stringify(resume, null, 2)}\n`;
}
