import type { Passage, Token } from '../../text/passage.ts';

const numberWords = new Set(
  'two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty hundred thousand million dozen dozens zero'.split(
    ' ',
  ),
);

const year = /^(?:19|20)\d\d$/;

/** A number in digits or in a word of its own. */
export const isNumberWord = ({ isNumber, word }: Token): boolean => isNumber || numberWords.has(word);

/** A year is no measure of anything. */
function isMeaningfulNumber(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token;
  if (token.isNumber) return !year.test(token.word) && !(at === 0 && token.word.length < 3);
  return numberWords.has(token.word) && at + 1 < tokens.length;
}

/** The places of numbers, in their order; of numbers side by side, the first. */
export function findNumbers(tokens: readonly Token[]): number[] {
  const places: number[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (isMeaningfulNumber(tokens, at) && places[places.length - 1] !== at - 1) places.push(at);
  }
  return places;
}

const describesNext = /^(?:daily|weekly|monthly|yearly|hourly|nightly|new)$/;

/** The number as it was written, with the thing it counts: "41%", "15 percent", "two weeks", "14 weekly reports". */
export function numberText({ text, tokens }: Passage, at: number): string {
  const token = tokens[at] as Token;
  const [first, second] = [tokens[at + 1], tokens[at + 2]];
  const isDescribed =
    describesNext.test(first?.word ?? '') && second?.isContent && second.breakBefore === 'none';
  const unit = isDescribed ? second : first;
  const counts = unit?.breakBefore === 'none' && unit.isContent && !unit.isNumber;
  return text.slice(token.start, counts ? unit.end : token.end);
}
