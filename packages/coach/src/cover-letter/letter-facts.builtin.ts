import { type LetterFactsInput, LetterFactsOutput, letterLimits, type OfferedFact } from '@greenroom/domain';
import { type AdTask, readTasks } from './ad-tasks.ts';
import { isSpecific } from './letter-asks.ts';
import { roleName } from './letter-names.ts';
import { readLetterRequest } from './letter-request.ts';
import { type OwnFact, readOwnFacts, wholeLines } from './own-facts.ts';
import { rankJobs, relevanceFor } from './relevance.ts';
import { wordsOfRole } from './same-work.ts';
import { suggestedFacts } from './suggested-facts.ts';
import { byFit, factsOfTasks, fitFor } from './tie-facts.ts';

/** The tasks of the ad for which facts are offered: those that a fact speaks of, the surest first, then others of the ad. */
function offeredTasks(
  tasks: readonly AdTask[],
  facts: readonly OwnFact[],
  ...rest: readonly [ReadonlySet<string>, (fact: OwnFact) => number]
) {
  const all = factsOfTasks(tasks.filter(isSpecific), facts, ...rest);
  const best = ({ facts: [first] }: (typeof all)[number]) => first?.points ?? 0;
  const isDuty = ({ task }: (typeof all)[number]) => Number(task.isTask);
  return all
    .toSorted((a, b) => best(b) + isDuty(b) - best(a) - isDuty(a))
    .filter(({ task }, at, list) => list.findIndex((one) => one.task.line === task.line) === at)
    .slice(0, letterLimits.offeredTasks);
}

/**
 * The lines of a resume that a letter can use, those that fit the ad best first, and the tasks of the ad that they speak of. Suggested are
 * the lines that the letter would pick, and the best two of each task that are sure to speak of it.
 */
export async function letterFacts(input: LetterFactsInput): Promise<LetterFactsOutput> {
  const request = readLetterRequest({ ...input, name: '-', qualifications: '-' });
  const { jobDescription, history } = request;
  const role = roleName(request.jobRole);
  const any = wordsOfRole(role);
  const { tasks } = readTasks(jobDescription);
  const relevanceOf = relevanceFor(jobDescription, role);
  const fitOf = fitFor(tasks, any, relevanceOf);
  const read = readOwnFacts({ history, experience: '' }, new Set());
  const facts = byFit(read.facts, fitOf);
  const offered = offeredTasks(tasks, facts, any, fitOf);
  const ranked = rankJobs(history, role, relevanceOf);
  const first = suggestedFacts({
    request,
    tasks,
    read: read.facts,
    any,
    ranked,
    relevanceOf,
    fitOf,
    isChoice: true,
  });
  const suggested = new Set(first);
  const all = [...first, ...facts.filter((fact) => !suggested.has(fact)), ...wholeLines(history, facts)];
  return LetterFactsOutput.parse({
    facts: all.map(
      (fact): OfferedFact => ({
        entry: fact.entry,
        line: fact.line,
        text: fact.text,
        isSuggested: suggested.has(fact),
      }),
    ),
    tasks: offered.map(({ task, facts: same }) => ({
      task: task.quote,
      facts: same.slice(0, letterLimits.offered).map(({ fact }) => all.indexOf(fact)),
    })),
  });
}
