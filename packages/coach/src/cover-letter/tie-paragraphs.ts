import { type LetterAsk, type LetterSentence, type LetterTie, letterLimits } from '@greenroom/domain';
import type { AdTask } from './ad-tasks.ts';
import { sayFact } from './fact-forms.ts';
import * as wordings from './letter-wording.ts';
import type { OwnFact } from './own-facts.ts';
import { moreDeeds, type Tie } from './tie-facts.ts';

const factSentence = (fact: OwnFact, text: string): LetterSentence => ({
  text,
  kind: 'fact',
  support: [
    { field: fact.field, quote: fact.quote },
    ...(fact.where === '' ? [] : [{ field: 'history' as const, quote: fact.where }]),
  ],
});

function taskSentence(task: AdTask, at: number, pick: wordings.Pick): LetterSentence {
  const table = at === 0 ? wordings.firstTask : wordings.secondTask;
  return {
    text: wordings.filled(pick(table[task.form]), task.phrase),
    kind: 'job',
    support: [{ field: 'jobDescription', quote: task.line }],
  };
}

/** A paragraph that says a task, where the fact answers one, and the fact. */
function paragraphOf(fact: OwnFact, task: LetterSentence | null): LetterSentence[] {
  const said = factSentence(fact, sayFact(fact, fact.place));
  return task ? [task, said] : [said];
}

export interface TiedParagraph {
  sentences: LetterSentence[];
  tie: LetterTie;
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
    const sentences = paragraphOf(tie.fact, task);
    const free = facts.filter((fact) => !taken.has(fact));
    for (const [position, one] of moreDeeds(tie.fact, free, tasks, more).entries()) {
      taken.add(one);
      // Where it was is said; the third deed doesn't begin as the second.
      sentences.push(factSentence(one, sayFact(one, { ...one.place, opening: '' }, position === 0)));
    }
    const standIns = (others[at] ?? [])
      .filter((fact) => !taken.has(fact))
      .slice(0, letterLimits.others)
      .map((fact) => {
        const other = paragraphOf(fact, task);
        return { quote: fact.quote, where: fact.where, paragraph: textOf(other) };
      });
    return {
      sentences,
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

/** What the user is asked for, `most` at most: a deed for each of the first tasks of the ad that no fact answers. */
export function asksFor(
  most: number,
  ties: readonly Tie[],
  tasks: readonly AdTask[],
  pick: wordings.Pick,
): LetterAsk[] {
  const open = tasks.filter((task) => task.isTask && ties.every((tie) => tie.task !== task));
  const answered = ties.filter(({ task }) => task !== null).length;
  return Array.from({ length: most }, (_, at) => {
    const task = open[at];
    return task
      ? { task: task.line, lead: taskSentence(task, answered + at, pick).text }
      : { task: '', lead: '' };
  });
}
