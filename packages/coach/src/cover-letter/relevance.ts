import type { LetterEntry } from '@greenroom/domain';
import { readJobAd } from '../job-ad/read-job-ad.ts';
import { findSkills } from '../skills/find-skills.builtin.ts';
import { readPassage } from '../text/passage.ts';
import { tellingStems } from '../text/telling-stems.ts';
import { anyWork } from './same-work.ts';

const adStart = 20_000;
/** With fewer lines of duties and requirements, the whole ad is read. */
const fewestLines = 3;

const anyRole =
  /^(?:senior|junior|lead|head|chief|assist\p{L}*|manag\p{L}*|supervis\p{L}*|associate|coordinat\p{L}*|director|specialist|officer|intern|technician|worker|member|team|part|full|time|and|the|for|with)$/u;
const wordsOf = (text: string) =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !anyRole.test(word));
const startOf = (word: string) => word.slice(0, 6);

/** How much of the role's words a title has, 0 to 1: "Lead Maintenance" is like "Maintenance Supervisor", and "Nurse Manager" isn't like "Store Manager". */
export function titleLikeness(title: string, role: string): number {
  const asked = new Set(wordsOf(role).map(startOf));
  const own = new Set(wordsOf(title).map(startOf));
  return asked.size === 0 ? 0 : [...asked].filter((word) => own.has(word)).length / asked.size;
}

/** What the ad is about: the words of its duties and requirements, and its skills. */
function wordsOfAd(jobDescription: string): { stems: Set<string>; skills: Set<string> } {
  const text = jobDescription.slice(0, adStart);
  const { lines } = readJobAd(text);
  const asked = lines.filter(({ kind }) => kind === 'duty' || kind === 'requirement');
  const read = asked.length < fewestLines ? text : asked.map((line) => line.text).join('\n');
  return { stems: tellingStems(read), skills: new Set(findSkills(read).map(({ skill }) => skill)) };
}

/** How much a line says to who wrote the ad: 1 for each telling word they share, less for words of any ad, more for skills and words of the role. */
export function relevanceFor(jobDescription: string, role: string): (text: string) => number {
  const { stems, skills } = wordsOfAd(jobDescription);
  const ofRole = new Set(
    readPassage(role)
      .tokens.filter(({ isContent }) => isContent)
      .map(({ stem }) => stem),
  );
  return (text) => {
    const words = [...tellingStems(text)];
    const shared = words.filter((stem) => stems.has(stem) || ofRole.has(stem));
    const points = shared.map((stem) => (ofRole.has(stem) ? 1.5 : anyWork.has(stem) ? 0.4 : 1));
    const named = findSkills(text).filter(
      ({ skill, family }) => family !== 'People skills' && skills.has(skill),
    );
    return points.reduce((sum, one) => sum + one, 0) + named.length;
  };
}

const mostOfLine = 4;
const countedLines = 3;

/** The jobs by how much they say to who wrote the ad, the best first: by title, by their best lines, then the current and the newest. */
export function rankJobs(
  history: readonly LetterEntry[],
  role: string,
  worthOf: (text: string) => number,
): number[] {
  const value = ({ kind, title, isCurrent, lines }: LetterEntry, at: number) => {
    const best = lines
      .map((line) => Math.min(worthOf(line), mostOfLine))
      .sort((a, b) => b - a)
      .slice(0, countedLines);
    const isTrainee = /\bintern\b|\btrainee\b/i.test(title);
    return (
      6 * titleLikeness(title, role) * (isTrainee ? 0.5 : 1) -
      2 * Number(isTrainee) +
      best.reduce((sum, one) => sum + one, 0) +
      Number(isCurrent && kind === 'work') * 4 -
      Number(kind === 'project') * 3 -
      Number(kind === 'volunteer') -
      0.8 * at
    );
  };
  return history
    .map((entry, at) => ({ at, value: value(entry, at) }))
    .sort((a, b) => b.value - a.value)
    .map(({ at }) => at);
}
