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
