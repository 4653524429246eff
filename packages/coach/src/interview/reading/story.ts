import { type Passage, sliceTokens, type Token } from '../../text/passage.ts';
import { findPhrases, type PhraseBook, type PhraseMatch } from '../../text/phrases.ts';
import { findNumbers, numberText } from './numbers.ts';
import type { Span } from './span.ts';
import {
  blameBook,
  changeVerbs,
  creditBook,
  lateResultBook,
  lessonBook,
  notActions,
  outcomeVerbs,
  pastVerbs,
  resultBook,
  situationBook,
  stativeVerbs,
  taskBook,
} from './story-words.ts';

const firstPerson = new Set(['i', "i'd", "i've", "i'll", "i'm"]);
const firstPlural = new Set(['we', "we'd", "we've", "we'll", "we're", 'our', 'us', 'ours']);
const firstSingular = new Set([...firstPerson, 'my', 'me', 'mine', 'myself']);

/** What an answer tells of a real case, each part with the words that show it. */
export interface Story {
  situation: Span | undefined;
  task: Span | undefined;
  /** Own actions: "I" counts fully, "we" by .6. */
  actions: number;
  firstAction: Span | undefined;
  lastAction: Span | undefined;
  /** The sentences that say what was done. */
  actedIn: number[];
  result: Span | undefined;
  /** The result holds a number. */
  isMeasured: boolean;
  lesson: Span | undefined;
  credit: number;
  firstCredit: Span | undefined;
  blame: Span | undefined;
  blames: number;
  numbers: string[];
  firstNumber: Span | undefined;
  names: number;
  singular: number;
  plural: number;
  /** Actions that the answer says were not done. */
  deniedActions: number;
}

function sentenceSpan(passage: Passage, sentence: number): Span | undefined {
  const found = passage.sentences[sentence];
  return found && { quote: passage.text.slice(found.start, found.end), start: found.start, end: found.end };
}

function spanAt(passage: Passage, match: PhraseMatch | undefined): Span | undefined {
  return match && sentenceSpan(passage, passage.tokens[match.from]?.sentence ?? -1);
}

function isPastVerb(token: Token): boolean {
  if (notActions.has(token.word) || token.wordClass !== undefined) return false;
  return pastVerbs.has(token.word) || (token.word.length > 4 && token.word.endsWith('ed'));
}

interface Actions {
  count: number;
  denied: number;
  places: number[];
}

/** Verbs of doing whose subject is "I" or "we": right after it, or joined to such a verb within the sentence. */
function findActions(tokens: readonly Token[]): Actions {
  const actions: Actions = { count: 0, denied: 0, places: [] };
  let sentence = -1;
  let subject = 0;
  let reach = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    if (token.sentence !== sentence) {
      sentence = token.sentence;
      subject = 0;
      reach = 0;
    }
    if (firstPerson.has(token.word) || token.word === 'we' || token.word === "we'd") {
      subject = firstPerson.has(token.word) ? 1 : 0.6;
      reach = 4;
      continue;
    }
    if (token.wordClass === 'pronoun' && token.word !== 'it' && token.word !== 'them') reach = 0;
    const joined = subject > 0 && isJoined(tokens, at);
    if (subject > 0 && (reach > 0 || joined) && isActionAt(tokens, at)) {
      if (token.isNegated) actions.denied += 1;
      else {
        actions.count += subject;
        actions.places.push(at);
      }
      reach = 0;
    }
    reach -= 1;
  }
  return actions;
}

function isActionAt(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token;
  if (isPastVerb(token)) return true;
  const before = tokens[at - 1]?.word ?? '';
  return before === "didn't" || before === 'never' ? !stativeVerbs.has(token.word) && token.isContent : false;
}

function isJoined(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return (
    tokens[at]?.breakBefore === 'clause' ||
    before?.word === 'and' ||
    before?.word === 'then' ||
    before?.word === 'but'
  );
}

/** Runs of capitalised words within a sentence: names, products, abbreviations. */
function countNames(tokens: readonly Token[]): number {
  const names = new Set<string>();
  for (let at = 1; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    if (
      !token.isCapital ||
      token.breakBefore === 'sentence' ||
      token.wordClass !== undefined ||
      token.word.length < 2
    )
      continue;
    if (tokens[at - 1]?.isCapital && tokens[at - 1]?.wordClass === undefined && token.breakBefore === 'none')
      continue;
    names.add(token.word);
  }
  return names.size;
}

const subjectReach = 14;

/** The nearest subject before a verb is "I": what the speaker did is no outcome ("I thanked the team"). */
function isOwnAct(tokens: readonly Token[], at: number): boolean {
  const sentence = tokens[at]?.sentence;
  for (let back = at - 1; back >= Math.max(0, at - subjectReach); back -= 1) {
    const token = tokens[back] as Token;
    if (token.sentence !== sentence) return false;
    if (firstPerson.has(token.word)) return true;
    if (['we', 'they', 'he', 'she', 'it', 'who'].includes(token.word)) return false;
  }
  return false;
}

/** Sentences that say outright what came of it: by a phrase, an outcome verb, or a verb of change beside a number. */
function outrightResults(passage: Passage, measured: ReadonlySet<number>): Set<number> {
  const half = passage.sentences.length / 2;
  const found = new Set<number>();
  for (const match of findPhrases(passage, resultBook)) {
    const token = passage.tokens[match.from] as Token;
    if (!token.isNegated) found.add(token.sentence);
  }
  for (const [at, token] of passage.tokens.entries()) {
    if (token.isNegated) continue;
    if (token.sentence >= half && outcomeVerbs.has(token.word) && !isOwnAct(passage.tokens, at)) {
      found.add(token.sentence);
    }
    if (changeVerbs.has(token.word) && (measured.has(token.sentence) || token.sentence >= half))
      found.add(token.sentence);
  }
  return found;
}

/** Sentences of the second half that open with a word of time: "Within a year we had 210 new cards". */
function lateResults(passage: Passage): Set<number> {
  const found = new Set<number>();
  for (const match of findPhrases(passage, lateResultBook)) {
    const { sentence } = passage.tokens[match.from] as Token;
    const opensAt = passage.sentences[sentence]?.from ?? 0;
    if (sentence > 0 && sentence >= passage.sentences.length / 2 && match.from - opensAt <= 1)
      found.add(sentence);
  }
  return found;
}

function findResult(
  passage: Passage,
  numbers: readonly number[],
): { span: Span | undefined; isMeasured: boolean } {
  const measured = new Set(numbers.map((at) => passage.tokens[at]?.sentence ?? -1));
  const outright = [...outrightResults(passage, measured)].sort((a, b) => a - b);
  const late = [...lateResults(passage)].sort((a, b) => a - b);
  const best =
    outright.findLast((sentence) => measured.has(sentence)) ??
    late.findLast((sentence) => measured.has(sentence)) ??
    outright.at(-1) ??
    late.at(-1);
  if (best === undefined) return { span: undefined, isMeasured: false };
  return { span: sentenceSpan(passage, best), isMeasured: measured.has(best) };
}

function firstMatch(passage: Passage, book: PhraseBook): Span | undefined {
  return spanAt(passage, findPhrases(passage, book)[0]);
}

/** Words from which on a first sentence sets a scene, and own actions behind it that make a story of what follows. */
const sceneWords = 7;
const actionsBehind = 2;

/** "I sent an offer with last year's prices to a client": what went wrong opens the story where no time or place does. */
function openingScene(passage: Passage, places: readonly number[]): Span | undefined {
  const opening = passage.sentences[0];
  if (!opening || opening.to - opening.from < sceneWords) return undefined;
  const inside = places.filter((at) => at < opening.to).length;
  return inside > 0 && places.length - inside >= actionsBehind ? sentenceSpan(passage, 0) : undefined;
}

/** Reads the parts of a story, the specifics and the pronouns of an answer. */
export function readStory(passage: Passage): Story {
  const { tokens } = passage;
  const actions = findActions(tokens);
  const numbers = findNumbers(tokens);
  const result = findResult(passage, numbers);
  const credits = findPhrases(passage, creditBook);
  const blames = findPhrases(passage, blameBook).filter(({ to }) => !tokens[to - 1]?.isNegated);
  const actionSpan = (at: number | undefined) =>
    at === undefined ? undefined : sentenceSpan(passage, tokens[at]?.sentence ?? -1);
  const firstNumber = numbers[0] === undefined ? undefined : tokens[numbers[0]];
  return {
    situation: firstMatch(passage, situationBook) ?? openingScene(passage, actions.places),
    task: firstMatch(passage, taskBook),
    actions: actions.count,
    firstAction: actionSpan(actions.places[0]),
    actedIn: [...new Set(actions.places.map((at) => tokens[at]?.sentence ?? 0))],
    lastAction: actionSpan(actions.places[actions.places.length - 1]),
    result: result.span,
    isMeasured: result.isMeasured,
    lesson: firstMatch(passage, lessonBook),
    credit: credits.length,
    firstCredit: spanAt(passage, credits[0]),
    blame: spanAt(passage, blames[0]),
    blames: blames.length,
    numbers: numbers.map((at) => numberText(passage, at)),
    firstNumber: firstNumber && sliceTokens(passage, firstNumber, firstNumber),
    names: countNames(tokens),
    singular: tokens.filter((token) => firstSingular.has(token.word)).length,
    plural: tokens.filter((token) => firstPlural.has(token.word)).length,
    deniedActions: actions.denied,
  };
}
