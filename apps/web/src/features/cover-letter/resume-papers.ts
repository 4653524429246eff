import type { ParsedResume, ResumeDocument } from '@greenroom/domain';

/** The text of a resume with its headings, as it was read or corrected. */
export type ResumeText = Pick<ResumeDocument, 'text' | 'headings'>;

const letters = String.raw`(?:\p{Lu}[\p{L}]{0,3}\p{Lu}|\p{Lu}{2})[\p{Lu}/-]{0,5}`;
const behindName = new RegExp(String.raw`^,?\s+(${letters}(?:,\s*${letters})*)(?=$|\s*[|•·\t])`, 'u');

/** "Rebecca Stahl, CPA": the papers behind a name. */
function lettersBehind(name: string | undefined, text: string): string[] {
  const line = text.split('\n', 5).find((one) => name && one.trim().startsWith(name));
  const behind = behindName.exec(line?.trim().slice(name?.length) ?? '')?.[1];
  return behind?.split(/,\s*/).filter((one) => !/^(?:JR|SR|I{2,3}|CV)$/i.test(one)) ?? [];
}

const paper =
  /\b(?:licen[cs]ed?|certifi\p{L}+|registered|CPA|PMP|RN|LPN|CNA|EMT|CDL|OSHA|ServSafe|CPR|CPIM|Six Sigma|(?:passed|completed) \p{L}*)\b/iu;
/** What somebody says of a change, a return or the end of a job. */
const turn = /\b(?:changing|moving|switching|transitioning|returning|retired)\b/i;
const mostWords = 16;

/** Sentences of the summary that name a paper or say why somebody changes. */
const toldInSummary = (summary = ''): string[] =>
  summary
    .split(/(?<=\p{L}{2}|\d)[.!]\s+|\n+/u)
    .map((sentence) => sentence.replace(/[.!\s]+$/, '').trim())
    .filter((sentence) => paper.test(sentence) || turn.test(sentence))
    .filter((sentence) => sentence.split(/\s+/).length <= mostWords);

/** What was done or earned beside the study itself. */
const training =
  /^(?:completed|passed|earned|trained|certified)\b|\b(?:hours?|externship|clinicals?|practicum|apprenticeship|licen[cs]e|certificat\p{L}+)\b/iu;
/** What a school asks for is no training, and a study is told with its school. */
const ofSchool = /\b(?:gpa|coursework|courses|dean|thesis|minor|relevant|university|college|school)\b/i;

/** What stands under a school: "Completed 120 hour externship at the hospital lab". */
function underSchools({ text, headings }: ResumeText): string[] {
  return headings
    .filter(({ section }) => section === 'education')
    .flatMap(({ line }) => {
      const end = headings.find((one) => one.line > line)?.line;
      return text.split('\n').slice(line + 1, end);
    })
    .filter((line) => training.test(line) && !ofSchool.test(line))
    .map((line) => line.replace(/[.\s]+$/, ''))
    .filter((line) => line.split(/\s+/).length >= 4 && line.split(/\s+/).length <= mostWords);
}

const mostPapers = 6;

/** Papers and training that a resume names beside its lists: behind the name, in the summary and under a school. */
export const papersBeside = ({ basics }: ParsedResume, resume: ResumeText): string[] =>
  [
    ...lettersBehind(basics.name, resume.text),
    ...toldInSummary(basics.summary),
    ...underSchools(resume),
  ].slice(0, mostPapers);

const level = String.raw`\((?:basic|beginner|intermediate|conversational|some)\)`;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Skills with the level that the resume gives, without those that it says somebody doesn't master. */
export function skillsAsGiven(skills: readonly string[], { basics }: ParsedResume, text: string): string[] {
  const weak = (basics.summary ?? '')
    .split(/[.;]\s/)
    .filter((one) => /\bnot (?:\p{L}+ )?(?:proficient|fluent)/iu.test(one));
  return skills
    .filter((skill) => !weak.some((sentence) => sentence.includes(skill)))
    .map(
      (skill) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(skill)} ${level}`, 'u').exec(text)?.[0] ?? skill,
    );
}
