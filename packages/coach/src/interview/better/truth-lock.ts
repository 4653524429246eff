import { allTaken, type BetterAnswer, betterText } from '@greenroom/domain';
import { traceFacts } from '../../facts/trace-facts.ts';
import { readPassage } from '../../text/passage.ts';
import { plainPhrases, spellings } from './plain-phrases.ts';
import { baseOfGerund, pastOf } from './verb-forms.ts';

/** Every word that the built-in engine may add. */
const joiningWords = new Set(['about', 'by', 'because', 'going', 'to', 'want', 'have']);

/** A blank with its question. Longer brackets are text, which claims what it says. */
export const blankPattern = /\[([^[\]\n]{2,80}\?)\]/g;
const withoutBlanks = (text: string) => text.replace(blankPattern, ' ');

/** Whether a rewrite claims nothing that the answer doesn't: no number, name, skill or claim of its own. Blanks claim nothing. */
export const claimsNothingNew = (text: string, answer: string): boolean =>
  traceFacts({ text: withoutBlanks(text), sources: [answer] }).length === 0;

/** The past of each verb that is there, the right spelling of a wrong one, and the plain word for a wordy phrase. */
function sameInOtherWords(said: readonly string[]): string[] {
  const text = ` ${said.join(' ')} `;
  const phrases = plainPhrases.flatMap(([from, to]) =>
    Array.from({ length: text.split(` ${from.join(' ')} `).length - 1 }, () => to.split(' ')).flat(),
  );
  const forms = said.flatMap((word) => {
    const right = spellings.get(word)?.split(' ') ?? [];
    return [...right, pastOf(baseOfGerund(word) ?? word) ?? ''].filter((one) => one !== '');
  });
  return [...phrases, ...forms];
}

/** Whether an edited answer has words of the answer alone, each no more often than there, and a few that join. */
export function addsNoWord(better: Pick<BetterAnswer, 'pieces'>, answer: string): boolean {
  const room = new Map<string, number>();
  // An apostrophe that was left out makes no other word.
  const plain = (text: string) => readPassage(text).tokens.map(({ word }) => word.replaceAll("'", ''));
  const said = plain(answer);
  for (const word of said) room.set(word, (room.get(word) ?? 0) + 1);
  for (const word of sameInOtherWords(said)) room.set(word, (room.get(word) ?? 0) + 1);
  for (const word of plain(withoutBlanks(betterText(better, allTaken)))) {
    const left = room.get(word) ?? 0;
    if (left === 0 && !joiningWords.has(word)) return false;
    room.set(word, left - 1);
  }
  return true;
}

const plainWords = (text: string) =>
  ` ${readPassage(text)
    .tokens.map(({ word }) => word)
    .join(' ')} `;

/** As `claimsNothingNew`, for words that kept their order: a title or a name that the answer has word for word is no invention. */
export function claimsOnlyWhatWasSaid(text: string, answer: string): boolean {
  const said = plainWords(answer);
  return traceFacts({ text: withoutBlanks(text), sources: [answer] }).every(({ quote }) =>
    said.includes(plainWords(quote)),
  );
}
