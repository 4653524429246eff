import { readJobAd } from '../job-ad/read-job-ad.ts';
import { findSkills } from '../skills/find-skills.builtin.ts';
import { tellingStems } from '../text/telling-stems.ts';
import type { AdTask } from './ad-tasks.ts';

const ofRole = 2;
const ofMain = 1.5;
/** What an ad says of its most wanted: "required", "must", years, and leading others. */
const main =
  /\b(?:required|must|minimum|at least|\d+\+? years?|lead(?:ing)?|supervis\p{L}+|manag(?:e|ing) (?:an? |the )?(?:\p{L}+ )?(?:team|staff|crew))\b/iu;

/** How much of an ad speaks of a task: words that its other lines and the title share, per word of the task. */
export function weightsIn(tasks: readonly AdTask[], jobRole: string): (task: AdTask) => number {
  const counts = new Map<string, number>();
  for (const { line } of tasks)
    for (const stem of tellingStems(line)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const role = tellingStems(jobRole);
  return ({ line, phrase }) => {
    const stems = [...tellingStems(phrase)];
    const shared = stems.reduce(
      (sum, stem) => sum + (counts.get(stem) ?? 1) - 1 + (role.has(stem) ? ofRole : 0),
      0,
    );
    return shared / Math.sqrt(Math.max(1, stems.length)) + (main.test(line) ? ofMain : 0);
  };
}

const [fewest, mostWords, adStart] = [5, 24, 20_000];
/** What nobody answers with something they did: papers, health, pay, hours, and who may apply. */
const noDeed =
  /\b(?:degrees?|diploma|licen[cs]\p{L}*|certif\p{L}*|citizen\p{L}*|authoriz\p{L}+|background|criminal|fingerprint|checks?|screening|candidates?|employees?|drug|lift\p{L}*|pounds|lbs|hours|pay|pays|salary|wage|bonus|benefits?|401|weekends?|travel|years old|disabilit\p{L}+|accommodation|equal|veteran|race|apply|applicants?|resume|contract|insurance|vaccin\p{L}*|physical\p{L}*|stand\p{L}*|climb\p{L}*|pride|gain|join|not required|required to|part of (?:our|a|the)|we|our)\b/iu;
/** "Seeking someone for a weekly schedule": the employer does it. */
const ofEmployer = /^(?:seeking|looking for|searching for|hiring)\b/i;
/** Sentences of an ad that the reader takes for duties or requirements somebody can speak of, those with most skills first: for ads whose duties can't be quoted. */
export function demandsIn(ad: string, jobRole: string): string[] {
  const role = tellingStems(jobRole);
  const lines = readJobAd(ad.slice(0, adStart))
    .lines.filter(({ kind, duty, ask }) => (kind === 'duty' && duty) || (kind === 'requirement' && ask))
    .map(({ text }) => text.replace(/^[\s–-]+|[\s.;:]+$/g, ''))
    .filter((line) => {
      const words = line.split(/\s+/).length;
      const isGlued = /\p{Ll}\p{Lu}\p{Ll}|[“”"|*]|\p{L}\.\p{Lu}/u.test(line);
      return (
        words >= fewest &&
        words <= mostWords &&
        /^\p{Lu}/u.test(line) &&
        ad.includes(line) &&
        !ofEmployer.test(line) &&
        !noDeed.test(line) &&
        !isGlued
      );
    });
  const fitOf = (line: string) =>
    new Set(findSkills(line).flatMap(({ family, skill }) => (family === 'People skills' ? [] : [skill])))
      .size *
      ofRole +
    [...tellingStems(line)].filter((stem) => role.has(stem)).length;
  const pointsOf = (line: string) => fitOf(line) + Number(main.test(line));
  return [...new Set(lines)].filter((line) => fitOf(line) > 0).toSorted((a, b) => pointsOf(b) - pointsOf(a));
}
