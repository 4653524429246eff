import { allTaken, answerMaxLength, type BetterAnswer, betterKinds, betterText } from '@greenroom/domain';
import { findBankQuestion } from '../../content/bank.ts';
import { foreignLanguageOf } from '../../text/language.ts';
import { readPassage } from '../../text/passage.ts';
import { readPlainly } from '../reading/plain-reading.ts';
import { kindOfQuestion } from '../reading/question-kind.ts';
import { readStory } from '../reading/story.ts';
import { askFacts } from './ask-facts.ts';
import { askSentence, findOpenAsk } from './ask-sentences.ts';
import { cutCorrections } from './corrections.ts';
import { sayDirectly } from './direct-verbs.ts';
import { type Draft, readDraft } from './draft.ts';
import { editsOfRewrite } from './edits-of-rewrite.ts';
import { cutFalseStarts } from './false-starts.ts';
import { cutFillers } from './fillers.ts';
import { cutFrames } from './frames.ts';
import { fixSpelling, setApostrophes, writeInFull, writePlainly } from './full-words.ts';
import { putPointFirst } from './point-first.ts';
import { cutRestated } from './restated.ts';
import { hasDictated, setSentences } from './set-sentences.ts';
import { splitLong } from './split-long.ts';
import { addsNoWord, claimsNothingNew, claimsOnlyWhatWasSaid } from './truth-lock.ts';
import { typedCommas } from './typed-commas.ts';

/** An answer and the question it belongs to. */
export interface BetterRequest {
  question: string;
  answer: string;
  /** What a model made of the answer, if one did. */
  rewrite?: string | undefined;
  /** What the coach asked about it with the score, in English, the most telling first. */
  points?: readonly string[] | undefined;
}

const fewestWords = 5;

const longAnswer = 25;
const littleWords = 3;
/** One small word less, or one more period, makes no other version of a long answer. */
const isTrivial = ([edit, ...more]: BetterAnswer['edits'], words: number) =>
  edit !== undefined &&
  more.length === 0 &&
  words >= longAnswer &&
  /^(?:filler|hedge|plain|split)$/.test(edit.kind) &&
  edit.before.split(' ').length <= littleWords;

const smallKinds = ['filler', 'hedge', 'commas', 'split', 'direct'] as const;
const fewestSmall = 3;
/** What somebody typed reads well already: a word less and a comma more are no reason to show another version. */
function dropTrifles(draft: Draft): void {
  const { log } = draft;
  const small = smallKinds.reduce((sum, kind) => sum + log.count(kind), 0);
  const others = betterKinds.filter(
    (kind) => !/^(?:filler|hedge|commas|split|direct|sentences|blank)$/.test(kind),
  );
  if (draft.words.length < longAnswer || small >= fewestSmall || log.isMoved) return;
  if (others.some((kind) => log.count(kind) > 0) || hasDictated(draft)) return;
  log.keepOnly('blank');
}

const withoutEdits = (status: BetterAnswer['status'], answer: string): BetterAnswer => ({
  status,
  source: 'builtin',
  pieces:
    answer === ''
      ? []
      : [{ before: answer, after: answer, edit: null, place: null, opens: false, blank: null }],
  edits: [],
});

function builtIn(question: string, answer: string, points: readonly string[]): BetterAnswer {
  const passage = readPassage(answer);
  if (passage.tokens.length < fewestWords) return withoutEdits('nothing', answer);
  if (foreignLanguageOf(answer) !== undefined) return withoutEdits('unread', answer);
  const draft = readDraft(answer);
  cutFillers(draft);
  cutCorrections(draft);
  cutFalseStarts(draft);
  cutFrames(draft);
  cutRestated(draft, question);
  sayDirectly(draft);
  writePlainly(draft);
  writeInFull(draft);
  setApostrophes(draft);
  fixSpelling(draft);
  splitLong(draft);
  const facts = askFacts(draft);
  const kind = findBankQuestion(question)?.kind ?? kindOfQuestion(readPassage(question), undefined, 'hr');
  const story = readStory(readPlainly(passage));
  const open = findOpenAsk(draft, { question, kind, story, facts, points });
  setSentences(draft, open !== null, typedCommas(draft));
  if (open) askSentence(draft, open);
  putPointFirst(draft);
  dropTrifles(draft);
  const made = draft.log.finish();
  if (made.edits.length === 0 || isTrivial(made.edits, passage.tokens.length))
    return withoutEdits('fine', answer);
  const better: BetterAnswer = { status: 'edited', source: 'builtin', ...made };
  const isTrue = addsNoWord(better, answer) && claimsOnlyWhatWasSaid(betterText(better, allTaken), answer);
  return isTrue ? better : withoutEdits('fine', answer);
}

/**
 * The user's own answer with fewer words in the way: same facts, nothing added. A model's rewrite is shown as edits where it claims
 * nothing new; otherwise the built-in edits are. Any text is accepted; linear in its length.
 */
export function betterAnswer({ question, answer: given, rewrite, points = [] }: BetterRequest): BetterAnswer {
  const answer = String(given ?? '').slice(0, answerMaxLength);
  const made = rewrite && claimsNothingNew(rewrite, answer) ? editsOfRewrite(answer, rewrite) : null;
  return made ?? builtIn(String(question ?? ''), answer, points);
}
