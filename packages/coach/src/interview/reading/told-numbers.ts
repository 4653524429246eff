import type { Passage, Token } from '../../text/passage.ts';
import { plainTokens } from '../../text/plain-tokens.ts';
import type { Clause } from './clauses.ts';
import { findNumbers, isNumberWord } from './numbers.ts';
import { readingsOf } from './plain-reading.ts';

/** A number that an answer tells. */
export interface ToldNumber {
  /** The number alone, however it was written. */
  value: string;
  /** With what it counts, as it was said: "six new nurses", "from 10 to 4 days", "five of them". */
  words: string;
}

const ranges = new Set(['to', 'and', 'or']);
const rangeOpeners = new Set(['from', 'between']);

/** The place behind what a number at `at` counts: its words up to the next function word, and the other end of a range. */
function endOfPhrase(tokens: readonly Token[], at: number, clauseEnd: number): number {
  let end = at + 1;
  while (end < clauseEnd) {
    const [token, next] = [tokens[end], tokens[end + 1]];
    if (token?.breakBefore !== 'none') break;
    if (token.isContent || token.isNumber) end += 1;
    else if (
      end + 1 < clauseEnd &&
      next &&
      (token.word === 'of' || (ranges.has(token.word) && isNumberWord(next)))
    )
      end += 2;
    else break;
  }
  return end;
}

function numberAt({ text, tokens }: Passage, { from, to }: Clause, at: number): ToldNumber & { end: number } {
  const end = endOfPhrase(tokens, at, to);
  const opens = at > from && rangeOpeners.has(tokens[at - 1]?.word ?? '') && end > at + 1;
  // A bare number shows nothing: then the whole clause does.
  const isBare = end === at + 1 && /^(?:\d+|\p{L}+)$/u.test(tokens[at]?.word ?? '');
  const [first, last] = isBare ? [from, to - 1] : [opens ? at - 1 : at, end - 1];
  const value = plainTokens(tokens.slice(at, end))
    .filter((token) => isNumberWord(token))
    .map(({ word }) => word)
    .join(' ');
  return { value, words: text.slice(tokens[first]?.start, tokens[last]?.end), end };
}

/** The numbers of an answer, each with what it counts, in its own words and never cut. Linear. */
export function toldNumbers(given: Passage): ToldNumber[] {
  const { passage, clauses } = readingsOf(given).shown;
  const told: ToldNumber[] = [];
  let [behind, clause] = [0, 0];
  for (const at of findNumbers(passage.tokens)) {
    if (at < behind) continue;
    while ((clauses[clause]?.to ?? 0) <= at && clause < clauses.length - 1) clause += 1;
    const { end, ...number } = numberAt(passage, clauses[clause] as Clause, at);
    told.push(number);
    behind = end;
  }
  return told;
}
