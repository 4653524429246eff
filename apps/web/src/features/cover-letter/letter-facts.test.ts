import type { LetterFactsOutput } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { emptyForm } from './letter-draft.ts';
import { chosenFacts, groupsOf, withToggled, withWords } from './letter-facts.ts';

const fact = (at: number, isSuggested: boolean) => ({
  entry: 0,
  line: `Line ${at}`,
  text: `Line ${at}`,
  isSuggested,
});
const offered: LetterFactsOutput = {
  facts: [fact(0, true), fact(1, false), fact(2, false), fact(3, false), fact(4, true)],
  tasks: [
    { task: 'Plan the rota', facts: [0, 1, 2, 3] },
    { task: 'Train nurses', facts: [] },
  ],
};
const linesOf = (facts: readonly { line: string }[]) => facts.map(({ line }) => line);

describe('the facts to choose from', () => {
  it('are chosen as suggested until the user chooses', () => {
    const chosen = chosenFacts(emptyForm, offered);
    expect(linesOf(chosen)).toEqual(['Line 0', 'Line 4']);
    expect(chosenFacts({ ...emptyForm, facts: [] }, offered)).toEqual([]);
  });

  it('are in view two for each task with those that were chosen before, and the others one tap away', () => {
    const [first, second, rest] = groupsOf(offered, [fact(3, false)]);
    expect(linesOf(first?.shown ?? [])).toEqual(['Line 0', 'Line 1', 'Line 3']);
    expect(linesOf(first?.more ?? [])).toEqual(['Line 2']);
    expect(second).toMatchObject({ task: 'Train nurses', shown: [], more: [] });
    expect(linesOf(rest?.shown ?? [])).toEqual(['Line 4']);
  });

  it('can be put back, and said in other words', () => {
    const chosen = chosenFacts(emptyForm, offered);
    expect(linesOf(withToggled(chosen, fact(0, true)))).toEqual(['Line 4']);
    expect(withWords(chosen, '0 Line 4', 'Ran the ward')[1]).toMatchObject({
      line: 'Line 4',
      text: 'Ran the ward',
    });
  });
});
