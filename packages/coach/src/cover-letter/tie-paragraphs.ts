import { type LetterAsk, type LetterSentence, type LetterTie, letterLimits } from '@greenroom/domain';
import type { AdTask } from './ad-tasks.ts';
import { sayFact } from './fact-forms.ts';
import * as wordings from './letter-wording.ts';
import type { OwnFact } from './own-facts.ts';
import { isAnswered, moreDeeds, type Tie } from './tie-facts.ts';

const factSentence = (fact: OwnFact, text: string): LetterSentence => ({
  text,
  kind: 'fact',
  support: [
    { field: fact.field, quote: fact.quote },
    ...(fact.where === '' ? [] : [{ field: 'history' as const, quote: fact.where }]),
  ],
});

/** The tasks of one letter open in different words. */
function taskSentence(task: AdTask, at: number, pick: wordings.Pick): LetterSentence {
  const options = (at === 0 ? wordings.firstTask : wordings.secondTask)[task.form];
  const wording = at === 0 ? pick(options) : (options[(at - 1) % options.length] ?? '');
  return {
    text: wordings.filled(wording, task.phrase),
    kind: 'job',
    support: [{ field: 'jobDescription', quote: task.line }],
  };
}

/** A paragraph that says a task, where the fact answers one, and the fact. */
function paragraphOf(fact: OwnFact, task: LetterSentence | null, isSame: boolean): LetterSentence[] {
  const place =
    isSame && fact.place.isJob && fact.place.opening !== ''
      ? { ...fact.place, opening: 'In that job' }
      : fact.place;
  const said = factSentence(fact, sayFact(fact, place));
  return task ? [task, said] : [said];
}

export interface TiedParagraph {
  sentences: LetterSentence[];
  tie: LetterTie;
  /** All facts that it says. */
  facts: OwnFact[];
}

const textOf = (sentences: readonly LetterSentence[]) => sentences.map(({ text }) => text).join(' ');

/** The paragraphs in which the letter ties facts of the user to tasks of the ad, each with those that could stand in for it. `more` further deeds of the place go into each. */
export function tieParagraphs(
  ties: readonly Tie[],
  others: readonly (readonly OwnFact[])[],
  facts: readonly OwnFact[],
  tasks: readonly AdTask[],
  pick: wordings.Pick,
  more: number,
): TiedParagraph[] {
  const taken = new Set(ties.map(({ fact }) => fact));
  return ties.map((tie, at) => {
    const task = tie.task ? taskSentence(tie.task, at, pick) : null;
    // Three paragraphs don't begin with the same employer.
    const isSame = (fact: OwnFact) => at % 2 === 1 && ties[at - 1]?.fact.entry === fact.entry;
    const sentences = paragraphOf(tie.fact, task, isSame(tie.fact));
    const said = [tie.fact];
    const free = facts.filter((fact) => !taken.has(fact));
    for (const [position, one] of moreDeeds(tie.fact, free, tasks, more).entries()) {
      taken.add(one);
      said.push(one);
      // Where it was is said; the third deed doesn't begin as the second.
      sentences.push(factSentence(one, sayFact(one, { ...one.place, opening: '' }, position === 0)));
    }
    const standIns = (others[at] ?? [])
      .filter((fact) => !taken.has(fact))
      .slice(0, letterLimits.others)
      .map((fact) => {
        const other = paragraphOf(fact, task, isSame(fact));
        return { quote: fact.quote, where: fact.where, paragraph: textOf(other) };
      });
    return {
      sentences,
      facts: said,
      tie: {
        task: tie.task?.line ?? '',
        quote: tie.fact.quote,
        where: tie.fact.where,
        paragraph: textOf(sentences),
        others: standIns,
      },
    };
  });
}

const fewestAsks = 2;
/** What the user is asked for, `most` at most: a deed for each of the first tasks of the ad that no fact answers. */
export function asksFor(
  most: number,
  ties: readonly Tie[],
  tasks: readonly AdTask[],
  said: readonly OwnFact[],
  pick: wordings.Pick,
): LetterAsk[] {
  const open = tasks.filter(
    (task) => task.isTask && ties.every((tie) => tie.task !== task) && !isAnswered(task, said),
  );
  const answered = ties.filter(({ task }) => task !== null).length;
  // Beyond the tasks of the ad there is little to ask for.
  const asked = Math.min(most, Math.max(open.length, fewestAsks));
  return Array.from({ length: asked }, (_, at) => {
    const task = open[at];
    return task
      ? { task: task.line, lead: taskSentence(task, answered + at, pick).text }
      : { task: '', lead: '' };
  });
}
