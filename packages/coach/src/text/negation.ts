/** What deciding about a negation reads of a token, and the mark that it sets. */
interface NegatableToken {
  word: string;
  breakBefore: 'none' | 'clause' | 'sentence';
  isNegated: boolean;
}

const windowTokens = 6;
const negators = new Set(
  "not no never none nothing nobody neither nor without cannot can't won't don't doesn't didn't isn't aren't wasn't weren't couldn't wouldn't shouldn't haven't hasn't hadn't mustn't cant dont doesnt didnt isnt arent wasnt wont lack lacks lacked lacking failed fails unable refuse refused avoid avoided".split(
    ' ',
  ),
);
/** A connective or a new subject ends the reach of a "not". */
const scopeEnders = new Set(
  "but however although though because instead rather so then until unless yet before since if while and i we he she they i'd i'll i've i'm we'd we'll we've we're he'd she'd they'd".split(
    ' ',
  ),
);
/** After these, "not" emphasises and does not deny: "not only fast but also safe". */
const emphasis = new Set(['only', 'just', 'merely', 'simply', 'necessarily']);

/** "I would not just do it": behind these, "not just" denies all the same. */
const modals = new Set('would could should will do did does can must'.split(' '));

/** Whether the word at `at` denies what follows it; a bare "not only" emphasizes. */
export function deniesAt(tokens: readonly NegatableToken[], at: number): boolean {
  const word = tokens[at]?.word ?? '';
  if (!negators.has(word)) return false;
  const isEmphasis = word === 'not' && emphasis.has(tokens[at + 1]?.word ?? '');
  return !isEmphasis || modals.has(tokens[at - 1]?.word ?? '');
}

/** "It is not true that", "it is false that": denies the whole sentence. */
function isDenial(tokens: readonly NegatableToken[], at: number): boolean {
  const word = tokens[at]?.word ?? '';
  if (tokens[at + 1]?.word !== 'that') return false;
  if (word === 'false' || word === 'untrue') return true;
  return (
    (word === 'true' || word === 'correct' || word === 'right') && negators.has(tokens[at - 1]?.word ?? '')
  );
}

/** Sets `isNegated` on the tokens that a negation reaches: up to six words on, within its clause. */
export function markNegation(tokens: readonly NegatableToken[]): void {
  let left = 0;
  let isWholeDenied = false;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as NegatableToken;
    if (token.breakBefore !== 'none' || scopeEnders.has(token.word)) left = 0;
    if (token.breakBefore === 'sentence') isWholeDenied = false;
    if (isDenial(tokens, at)) isWholeDenied = true;
    token.isNegated = left > 0 || isWholeDenied;
    if (negators.has(token.word)) {
      left = deniesAt(tokens, at) ? windowTokens : 0;
      continue;
    }
    if (left > 0) left -= 1;
  }
}
