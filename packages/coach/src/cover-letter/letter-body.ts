import { type LetterSentence, type LetterTie, letterLimits } from '@greenroom/domain';
import type { AdTask } from './ad-tasks.ts';
import { type FactPlace, sayFact } from './fact-forms.ts';
import * as wordings from './letter-wording.ts';
import type { OwnFact } from './own-facts.ts';
import { byWorth, type Tie } from './tie-facts.ts';

const countWords = (text: string) => text.split(' ').length;

const supportOf = (fact: OwnFact): LetterSentence['support'] => [
  { field: fact.field, quote: fact.quote },
  ...(fact.where === '' ? [] : [{ field: 'history' as const, quote: fact.where }]),
];

/** The tasks of one letter open in different words. */
export function taskSentence(task: AdTask, at: number, pick: wordings.Pick): LetterSentence {
  const options = (at === 0 ? wordings.firstTask : wordings.secondTask)[task.form];
  const wording = at === 0 ? pick(options) : (options[(at - 1) % options.length] ?? '');
  return {
    text: wordings.filled(wording, task.phrase),
    kind: 'job',
    support: [{ field: 'jobDescription', quote: task.line }],
  };
}

/** Whether a fact is told in the present. Facts of the past are kept together, so that a paragraph changes tense at most once. */
const isOfNow = ({ form, place }: OwnFact) =>
  place.isCurrent && (form === 'base' || form === 'ing' || form === 'responsible' || form === 'deed');

/** Facts of one place as sentences: where it was is said once. */
function sayFacts([main, ...more]: readonly OwnFact[], place: FactPlace): LetterSentence[] {
  if (!main) return [];
  return [
    { text: sayFact(main, place), kind: 'fact', support: supportOf(main) },
    ...more.map((one, at) => ({
      // What was typed may be of several places.
      text: sayFact(
        one,
        one.where !== '' || one.place.opening === main.place.opening
          ? { ...one.place, opening: '' }
          : one.place,
        at === 0 && (one.where !== '' || one.place.opening === main.place.opening),
      ),
      kind: 'fact' as const,
      support: supportOf(one),
    })),
  ];
}

/** A part of the letter about one place, tied to a task of the ad where a fact speaks of the same work. */
export interface Paragraph {
  sentences: LetterSentence[];
  tie: LetterTie;
  /** All facts that it says. */
  facts: OwnFact[];
}

export const textOf = (sentences: readonly LetterSentence[]) => sentences.map(({ text }) => text).join(' ');
const lengthOf = (paragraphs: readonly Paragraph[]) =>
  paragraphs.flatMap(({ sentences }) => sentences).reduce((sum, { text }) => sum + countWords(text), 0);

interface Told {
  ties: readonly Tie[];
  others: readonly (readonly OwnFact[])[];
  /** All facts of the user, and those that some task of the ad speaks of. */
  facts: readonly OwnFact[];
  asked: ReadonlySet<OwnFact>;
}

/** Further places without a task, those that go on and then the newest first: `most` paragraphs in all. */
function placesOf({ ties, facts, asked }: Told, most: number): Tie[] {
  const told = new Set(ties.map(({ fact }) => fact.entry));
  const places = [...new Set(facts.map(({ entry }) => entry))].filter((entry) => !told.has(entry));
  const isOver = (entry: number) => !facts.find((fact) => fact.entry === entry)?.place.isCurrent;
  return places
    .toSorted((one, other) => Number(isOver(one)) - Number(isOver(other)))
    .flatMap((entry): Tie[] => {
      const own = facts.filter((fact) => fact.entry === entry);
      const [best] = byWorth(own, asked);
      // What was typed goes with the years, unless there is much of it.
      return best && (best.field === 'history' || own.length > 1 || best.place.opening !== '')
        ? [{ task: null, fact: best }]
        : [];
    })
    .slice(0, Math.max(0, most - ties.length));
}

/** The paragraphs of `most` places, each with so many `more` facts, and for each tie the facts that could stand in. */
function writeBody(told: Told, pick: wordings.Pick, most: number, more: number): Paragraph[] {
  const ties = [...told.ties, ...placesOf(told, most)];
  const taken = new Set(ties.map(({ fact }) => fact));
  return ties.map((tie, at) => {
    const task = tie.task ? taskSentence(tie.task, at, pick) : null;
    const isSame = ties.slice(0, at).some(({ fact }) => fact.entry === tie.fact.entry);
    const isLast = !ties.slice(at + 1).some(({ fact }) => fact.entry === tie.fact.entry);
    const placeOf = (fact: OwnFact): FactPlace =>
      isSame && fact.place.opening !== ''
        ? { ...fact.place, opening: fact.place.isJob ? 'In that job' : 'There' }
        : fact.place;
    const free = told.facts.filter((fact) => !taken.has(fact) && fact.entry === tie.fact.entry);
    // What else was done there comes behind the last task that is about it.
    const rest = isLast ? byWorth(free, told.asked).slice(0, more) : [];
    for (const fact of rest) taken.add(fact);
    const isLike = (fact: OwnFact) => isOfNow(fact) === isOfNow(tie.fact);
    const facts = [tie.fact, ...rest.filter(isLike), ...rest.filter((fact) => !isLike(fact))];
    const sentences = [...(task ? [task] : []), ...sayFacts(facts, placeOf(tie.fact))];
    const { quote, where } = tie.fact;
    const standIns = (told.others[at] ?? [])
      .filter((fact) => !taken.has(fact))
      .slice(0, letterLimits.others)
      .map((fact) => {
        const said = sayFacts([fact, ...rest], placeOf(fact));
        return {
          quote: fact.quote,
          where: fact.where,
          paragraph: textOf([
            ...(task ? [task] : []),
            ...(fact.entry === tie.fact.entry ? said : said.slice(0, 1)),
          ]),
        };
      });
    const paragraph = textOf(sentences);
    return {
      sentences,
      facts,
      tie: { task: tie.task?.line ?? '', quote, where, paragraph, others: standIns },
    };
  });
}

/** How many places and how many more facts of each: the first that is long enough. */
const sizes = [
  [2, 1],
  [2, 2],
  [3, 2],
  [3, 3],
  [4, 3],
  [5, 4],
] as const;

/** What the user did, in the fewest words that make a letter, at least `words` where there is so much to say. */
export function bodyOf(told: Told, pickOf: () => wordings.Pick, words: number): Paragraph[] {
  const bodies = sizes.map(
    ([most, more]) =>
      () =>
        writeBody(told, pickOf(), most, more),
  );
  let body: Paragraph[] = [];
  for (const write of bodies) {
    body = write();
    if (lengthOf(body) >= words) break;
  }
  return body;
}
