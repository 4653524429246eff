import type { Passage, Token } from '../../text/passage.ts';
import { pastVerbs } from './story-words.ts';

/** A clause: tokens `[from, to)` of its passage. */
export interface Clause {
  from: number;
  to: number;
  sentence: number;
  /** "... is not needed": nothing in it counts, unless the point itself is a denial. */
  isDenied: boolean;
  /** The text takes it back elsewhere: "But that is not needed." */
  isTakenBack: boolean;
}

const connectives = new Set(
  'but because so then while whereas when which until although though unless since before after if'.split(
    ' ',
  ),
);
const subjects = new Set(
  "i we he she they it you i'd i'll i've i'm we'd we'll we've he'd she'd they'd it's nobody everyone somebody".split(
    ' ',
  ),
);
/** A clause has at least this many words before a comma or a connective may end it. */
const shortestClause = 3;

/** "... is not needed", "that would be wrong": denies its own clause, and takes back what "that" points at. */
const denial =
  /\b(?:(?:is|are|was|were|be)(?:n't| not| never) (?:needed|necessary|required|important|true|helpful|useful)|(?:is|are|was|be) (?:unnecessary|pointless|nonsense|a waste)|makes? no sense)\b/;
const pointsBack = /^(?:but |and |so )?(?:that|this|which|all that|none of)\b/;
/** "It is wrong that ...": takes back the sentence it opens. */
const wrongThat =
  /\b(?:it is|it's|it was|it would be) (?:wrong|false|a mistake|untrue|nonsense|not true) (?:that|to)\b/;
/** "It is wrong that first / I look": what it takes back is the sentence behind it. */
const wrongThatNext = / that(?: \S+){0,3}$/;
/** "Only a beginner would say this", "I would do the opposite": takes back the whole answer when it opens or closes it. */
const wholeDenial =
  /\bonly (?:a|an) (?:beginner|fool|amateur|idiot|novice|rookie)\b|\b(?:would|will|'d|'ll) (?:do|say|choose|recommend) (?:exactly |just |quite )?the (?:opposite|reverse|contrary)\b|\b(?:none|nothing) of (?:this|that|it|the above|what follows|the following) (?:is|was) (?:true|right|correct)\b/;

/** After these words a subject doesn't start a new clause: "what I did", "than we thought". */
const openers = new Set(
  'and but or that which what how who where why when than as if because so then while since before after until unless although though whether like'.split(
    ' ',
  ),
);
/** Dictation has no commas: a new subject then opens a clause once the one before it is this long. */
const longClause = 5;
const people = new Set("i we he she they i'd i'll i've i'm we'd we'll we've he'd she'd they'd".split(' '));

function opensClause(tokens: readonly Token[], at: number, size: number): boolean {
  const token = tokens[at] as Token;
  if (token.breakBefore === 'sentence') return true;
  if (size < shortestClause) return false;
  const [before, next] = [tokens[at - 1]?.word ?? '', tokens[at + 1]?.word ?? ''];
  if (token.breakBefore === 'clause' || connectives.has(token.word)) return true;
  if (token.word === 'and') return subjects.has(next) || next.endsWith('ed') || pastVerbs.has(next);
  return size >= longClause && people.has(token.word) && !openers.has(before);
}

/** Splits a passage into clauses: punctuation, connectives, and "and" before a new subject or verb. Linear. */
export function readClauses(passage: Passage): Clause[] {
  const { tokens } = passage;
  const clauses: Clause[] = [];
  let last: Clause | undefined;
  for (let at = 0; at < tokens.length; at += 1) {
    if (!last || opensClause(tokens, at, at - last.from)) {
      last = { from: at, to: at, sentence: tokens[at]?.sentence ?? 0, isDenied: false, isTakenBack: false };
      clauses.push(last);
    }
    last.to = at + 1;
  }
  markDenials(passage, clauses);
  return clauses;
}

function lowerTextOf({ tokens }: Passage, from: number, to: number): string {
  let text = '';
  for (let at = from; at < to; at += 1) text += `${at > from ? ' ' : ''}${tokens[at]?.word}`;
  return text;
}

function markDenials(passage: Passage, clauses: readonly Clause[]): void {
  const takeBack = (isTaken: (clause: Clause) => boolean) => {
    for (const clause of clauses) if (isTaken(clause)) clause.isTakenBack = true;
  };
  const lastSentence = clauses.at(-1)?.sentence ?? 0;
  for (const clause of clauses) {
    const text = lowerTextOf(passage, clause.from, clause.to);
    const isEdge = clause.sentence === 0 || clause.sentence === lastSentence;
    if (isEdge && wholeDenial.test(text)) takeBack(() => true);
    else if (wholeDenial.test(text) || wrongThat.test(text)) {
      const last = clause.sentence + (wrongThatNext.test(text) ? 1 : 0);
      takeBack(({ sentence }) => sentence >= clause.sentence && sentence <= last);
    }
    if (!denial.test(text)) continue;
    clause.isDenied = true;
    // In "It has a flag that is not important here", the "not" belongs to the flag.
    const opens = passage.tokens[clause.from]?.breakBefore === 'sentence' || /^(?:but|and|so) /.test(text);
    if (opens && pointsBack.test(text))
      takeBack(({ sentence }) => sentence === clause.sentence || sentence === clause.sentence - 1);
  }
}
