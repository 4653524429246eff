import {
  type ChosenFact,
  type LetterFactsOutput,
  type OfferedFact,
  suggestedBeside,
} from '@greenroom/domain';
import { queryOptions } from '@tanstack/react-query';
import { invoke } from '@/lib/functions.ts';
import { requestOf } from './letter-checks.ts';
import type { LetterForm } from './letter-draft.ts';

/** A fact is known by its job and its line. */
export const factKey = ({ entry, line }: Pick<ChosenFact, 'entry' | 'line'>): string => `${entry} ${line}`;

/** The lines of the form's resume that the letter can use. Depends on the role, the ad and the jobs alone. */
export function letterFactsQuery(form: LetterForm) {
  const checked = form.history.map((entry) => ({ ...entry, unsure: [] }));
  const { history = [], jobRole = '', jobDescription = '' } = requestOf({ ...form, history: checked });
  return queryOptions({
    queryKey: ['letter-facts', jobRole, jobDescription, history],
    queryFn: ({ signal }) => invoke('letter-facts', { jobRole, jobDescription, history }, { signal }),
    enabled: history.some(({ lines }) => lines.length > 0),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    placeholderData: (before) => before,
  });
}

const asChosen = ({ entry, line, text }: OfferedFact): ChosenFact => ({ entry, line, text });

/** The lines that go into the letter: those that the user chose, or those that fit the ad best until replies take their place. */
export function chosenFacts(form: LetterForm, offered: LetterFactsOutput | undefined): ChosenFact[] {
  const suggested = (offered?.facts ?? []).filter(({ isSuggested }) => isSuggested).map(asChosen);
  return form.facts ?? suggested.slice(0, suggestedBeside(form.deeds));
}

/** The chosen lines with one more or one less. */
export function withToggled(chosen: readonly ChosenFact[], fact: OfferedFact): ChosenFact[] {
  const rest = chosen.filter((one) => factKey(one) !== factKey(fact));
  return rest.length < chosen.length ? rest : [...chosen, asChosen(fact)];
}

/** The chosen lines with one of them in other words. */
export const withWords = (chosen: readonly ChosenFact[], key: string, text: string): ChosenFact[] =>
  chosen.map((one) => (factKey(one) === key ? { ...one, text } : one));

/** Facts under a heading: a task of the ad, or the resume. Some are in view, and the others one tap away. */
export interface FactGroup {
  /** Empty for lines of the resume that answer no task. */
  task: string;
  shown: OfferedFact[];
  more: OfferedFact[];
}

const inView = 2;

/**
 * The facts as the page shows them: for each task its best two, what is suggested and what was chosen before (`atFirst`), then the lines
 * that answer none. A line stays where it is when it's taken or left.
 */
export function groupsOf(offered: LetterFactsOutput, atFirst: readonly ChosenFact[]): FactGroup[] {
  const keys = new Set(atFirst.map(factKey));
  const isInView = (fact: OfferedFact) => fact.isSuggested || keys.has(factKey(fact));
  const split = (task: string, facts: OfferedFact[], most: number): FactGroup => {
    const shown = facts.filter((fact, at) => at < most || isInView(fact));
    return { task, shown, more: facts.filter((fact) => !shown.includes(fact)) };
  };
  const told = new Set(offered.tasks.flatMap(({ facts }) => facts));
  const rest = offered.facts.filter((_, at) => !told.has(at));
  const tasks = offered.tasks.map(({ task, facts }) =>
    split(
      task,
      facts.flatMap((at) => offered.facts[at] ?? []),
      inView,
    ),
  );
  return [...tasks, split('', rest, told.size === 0 ? inView : 0)].filter(
    ({ task, shown, more }) => task !== '' || shown.length + more.length > 0,
  );
}
