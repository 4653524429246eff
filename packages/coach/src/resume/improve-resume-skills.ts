import type { ConfirmedSkill, JobAnalysis, ResumeSkill } from '@greenroom/domain';
import { findSkills } from '../skills/find-skills.builtin.ts';
import { readPassage } from '../text/passage.ts';
import { because, type ChangeReason } from './change-reason.ts';
import type { EditLog } from './improve-resume-lines.ts';
import { endOfSkills } from './improve-resume-neighborhood.ts';
import { readResumeSkills } from './read-resume-skills.ts';
import type { Reading } from './reading-of-text.ts';
import type { Block } from './resume-blocks.ts';

export interface SkillEdits {
  /** Shown elsewhere in the resume, or confirmed: may be named in the list. */
  add: ({ skill: string } & ChangeReason)[];
  learning: string[];
}

/** The skill as the resume names it; null where the resume only tells of something like it ("recruited", "a quota"). */
function nameInText({ skill, evidence }: ResumeSkill, listed: string): string | null {
  const mention = findSkills(evidence).find((one) => one.skill === skill);
  if (!mention) return null;
  const { quote, start } = mention;
  // "Balance sheet accounts" are accounts.
  const isPart = /^ (?!(?:and|or|in|at|for|with|to|of|by|on|from|using|as)\b)\p{Ll}{3,}/u.test(
    evidence.slice(start + quote.length),
  );
  const isName =
    quote.toLowerCase() === skill.toLowerCase() &&
    (/\p{Lu}/u.test(quote) || (quote.includes(' ') && !isPart));
  // "White Rose Maths" is a company name, not Maths.
  const isProper =
    start > 0 && /^\p{Lu}/u.test(quote) && !/\p{Lu}[\p{L}-]* $/u.test(evidence.slice(0, start));
  const isListed = listed.toLowerCase().includes(quote.toLowerCase());
  return !isListed && (isName || isProper) ? `${quote.charAt(0).toUpperCase()}${quote.slice(1)}` : null;
}

/** Words that say nothing alone. */
const bare =
  /^(?:analysis|testing|planning|reporting|training|research|design|documentation|development|support|operations|management|organization|coordination)$/i;
const mostTimes = 2;
const timesIn = (text: string, word: string) =>
  text
    .toLowerCase()
    .split(
      new RegExp(
        `(?<![\\p{L}\\p{N}])${word.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
        'u',
      ),
    ).length - 1;

/** Whether the ad names it: one that asks for HPLC doesn't ask for LC-MS, though both are chromatography. */
function isWordOf(skill: string, asked: string): boolean {
  const stems = new Set(readPassage(asked).tokens.map(({ stem }) => stem));
  return readPassage(skill).tokens.some(({ stem }) => stems.has(stem));
}

const labeled = /^\P{L}*[\p{L} /&-]{2,30}:/u;

/** The skills that the posting asks for and the list of the resume may name. */
export function skillEdits(
  reading: Reading,
  job: JobAnalysis,
  confirmed: readonly ConfirmedSkill[],
): SkillEdits {
  const skills = readResumeSkills(reading.resume, reading.document);
  const keywords = reading.resume.skills.flatMap((group) => group.keywords).join('\n');
  const hasList = keywords.trim() !== '';
  const listed = new Set(findSkills(keywords).map((one) => one.skill));
  const asked = new Set(
    job.requirements.filter((one) => one.family !== 'People skills').map((one) => one.skill),
  );
  const wordsAsked = new Map(job.requirements.map(({ skill, quote }) => [skill, quote]));
  const shown = skills
    // "Tools: HTML, APIs" is a list that names it already.
    .filter(
      (one) => asked.has(one.skill) && !listed.has(one.skill) && one.isShown && !labeled.test(one.evidence),
    )
    .flatMap((one) => {
      const skill = nameInText(one, keywords);
      return skill && isWordOf(skill, wordsAsked.get(one.skill) ?? '') ? [{ ...one, skill }] : [];
    })
    .map((one) => ({
      skill: one.skill,
      reason: `The job asks for it and your resume shows it: “${one.evidence.slice(0, 90)}”.`,
    }))
    // A word that the resume has everywhere needs no list, and a resume without a list gets none for one word.
    .filter(
      ({ skill }) =>
        hasList &&
        !/^\p{Lu}{2,4}s$/u.test(skill) &&
        !bare.test(skill) &&
        timesIn(reading.document.text, skill) <= mostTimes,
    );
  const own = new Set(skills.map((one) => one.skill));
  const have = confirmed
    .filter((one) => one.status === 'have' && !own.has(one.skill))
    .map((one) => ({ skill: one.skill, ...because('skill-confirmed') }));
  const learning = confirmed
    .filter((one) => one.status === 'learning' && !own.has(one.skill))
    .map((one) => one.skill);
  return { add: [...shown, ...have], learning };
}

/** Names in the skills section what the resume shows or the user confirmed. A list that runs into a job gets a new one after it. */
export function addSkills(blocks: readonly Block[], edits: SkillEdits, log: EditLog): Block[] {
  const take = (after: string, reason: ChangeReason) =>
    log.take({ kind: 'keyword', section: 'Skills', before: '', after, ...reason });
  const add = edits.add.filter(({ skill, ...reason }) => take(skill, reason));
  const learning = edits.learning.filter((skill) =>
    take(`Currently learning: ${skill}`, because('skill-learning')),
  );
  if (add.length === 0 && learning.length === 0) return [...blocks];
  const lines: Block[] = [];
  if (add.length > 0)
    lines.push({ kind: 'line', section: 'skills', text: add.map((one) => one.skill).join(', ') });
  if (learning.length > 0)
    lines.push({ kind: 'line', section: 'skills', text: `Currently learning: ${learning.join(', ')}` });
  const end = endOfSkills(blocks);
  if (end < 0) return [...blocks, { kind: 'heading', section: 'skills', text: 'Skills' }, ...lines];
  return [...blocks.slice(0, end + 1), ...lines, ...blocks.slice(end + 1)];
}
