import type { Token } from '../../text/passage.ts';
import { type Clause, readClauses } from '../reading/clauses.ts';
import { type Readings, readPunctuated } from '../reading/plain-reading.ts';
import type { Span } from '../reading/span.ts';
import { type Answer, clausePlaces, findAnchor, isPossible, readPlaces } from './find-anchors.ts';
import { quoteOf } from './find-quotes.ts';
import type { PreparedFlag } from './prepare-points.ts';

export interface FoundFlag {
  label: string;
  why: string;
  span: Span;
}

/** Words that are read before and behind what a red flag found. */
const wordsAhead = 4;
const wordsBehind = 24;
const anyone = '(?:you|we|they|someone|somebody|people|anyone)';
/** What stands before words that name a danger without doing it. */
const warnings = [
  // "If you cut it across the board, you get more of them."
  new RegExp(`\\b(?:if|when) ${anyone}(?: \\w+)?$`),
  // "Companies always structure by department."
  /\b(?:they|people|others|companies|everyone|everybody|many|most|beginners)(?: (?:always|often|usually|just|only|still|all))?$/,
  // "I could have just replaced the file": what wasn't done.
  /\b(?:could|might)(?: have|'ve)(?: \w+)?$/,
];
/** "I won't tell anybody unless you're in danger": the limit takes the danger out of it. */
const limited =
  /\b(?:unless|except|(?:anyone|anybody|people|no one|nobody) (?:who|that|else|outside|without)|but (?:if|when|only|i (?:may|might|must|can't|cannot|have to|need to|would have)|(?:may|might) have to))\b/;
/** "If I keep it between us, she may get hurt", "Would I promise that? No." */
const supposed = { byI: /\b(?:if|would|should|could)$/, byVerb: /\b(?:if|would|should|could) i$/ };
/** "Before giving any number": what comes first is something else. */
const before = /\b(?:before|than|of)$/;

/** "That's how I once broke it, so I don't do it any more." */
const doneWith =
  /\b(?:(?:don't|do not|didn't|did not|won't|will not|wouldn't) (?:do|say) (?:it|that|this) (?:any ?more|again)|never (?:do|did|done) (?:it|that|this) again)\b/;

const textOf = (tokens: readonly Token[]) => tokens.map(({ word }) => word).join(' ');

/** Whether the words from `at` on are told as what others do, what would follow, what comes later or what is over. */
function isWarning(tokens: readonly Token[], at: number): boolean {
  const sentence = tokens[at]?.sentence;
  const ahead = textOf(
    tokens.slice(Math.max(0, at - wordsAhead), at).filter((token) => token.sentence === sentence),
  );
  if (tokens[at]?.word.endsWith('ing') && before.test(ahead)) return true;
  const behind = textOf(tokens.slice(at, at + wordsBehind));
  const opensWithI = /^i(?:'|$)/.test(tokens[at]?.word ?? '');
  return (
    (opensWithI ? supposed.byI : supposed.byVerb).test(ahead) ||
    warnings.some((pattern) => pattern.test(ahead)) ||
    doneWith.test(behind) ||
    limited.test(behind)
  );
}

const quotingWords = new Set(
  'if when whether ask asks asked asking say says said want wants wanted'.split(' '),
);

/** Words of the question are a person's own only where that person says "I" and quotes nobody: "I promise to keep it secret". */
function isOwn({ passage: { tokens } }: Answer, isEcho: Uint8Array, { from, to }: Clause): boolean {
  const words = tokens.slice(from, to).map(({ word }) => word);
  if (!isEcho.subarray(from, to).some(Boolean)) return true;
  return words.some((word) => /^(?:i|we)(?:'|$)/.test(word)) && !words.some((word) => quotingWords.has(word));
}

/**
 * The first clause of each red flag, and the clauses of the answer that hold one. The question's own words count here: they may be what
 * must not be said. So does the writer's punctuation.
 */
export function findFlags(
  answer: Answer,
  { given, shown }: Readings,
  isEcho: Uint8Array,
  prepared: readonly PreparedFlag[],
): { flags: FoundFlag[]; flagged: Set<number> } {
  const flagged = new Set<number>();
  const flags: FoundFlag[] = [];
  const places = readPlaces(answer.roots, new Uint8Array(isEcho.length));
  const possible = prepared.filter(({ anchors }) =>
    anchors.some((anchor) => isPossible({ ...answer, places }, anchor)),
  );
  if (possible.length === 0) return { flags, flagged };
  const passage = readPunctuated(given);
  const clauses = readClauses(passage);
  const whole = { ...answer, passage, clauses, clauseAt: clausePlaces(passage, clauses), places };
  for (const { label, why, anchors } of possible) {
    const at = clauses.findIndex(
      (clause) =>
        anchors.some((anchor) => {
          const place = findAnchor(whole, anchor, clause, true);
          return place && !isWarning(passage.tokens, place[0]);
        }) && isOwn(answer, isEcho, clause),
    );
    const span = quoteOf(whole, shown, at);
    if (!span) continue;
    const { from = 0, to = 0 } = clauses[at] ?? {};
    for (let token = from; token < to; token += 1) flagged.add(answer.clauseAt[token] ?? 0);
    flags.push({ label, why, span });
  }
  return { flags, flagged };
}
