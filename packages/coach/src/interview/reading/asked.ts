import { type Passage, sliceTokens } from '../../text/passage.ts';
import { findPhrases, phraseBook } from '../../text/phrases.ts';
import type { Span } from './span.ts';

/** How a question begins, said or written: with a question word before its verb, with the verb first, or by asking to be told. */
const askBook = phraseBook([
  "what|how|who|which|where|when|why is|are|was|were|does|do|did|has|have|would|will|can|could|should|happens|happened|makes|made|gets|got|changes|changed|drives|drove|keeps|decides|runs|works|goes|you'd|you've|it's",
  "what's|how's|who's|where's|when's|why's|what're|what'd|how'd|who'd",
  'how many|much|big|long|often|far|soon|well|quickly',
  'how|what a|the|your|you|we|it|they|people|somebody|someone|new * is|are|do|does|goes|looks|works|runs|fits|get|gets|use|expect|want|like|train|measure|decide|handle|plan|split|did',
  'what|which kind|sort|part|tool|tools|system|systems|software|time|days|shifts',
  'do|does|did|have|has|would|will|can|could|is|are|am|was you|i|we|it|there|they|someone|somebody|people|everybody',
  'i|we would|will|do love|like|want|need to know|hear|ask|understand',
  "i'd|we'd love|like|want to know|hear|ask|understand",
  'want to know|hear',
  'curious|wondering|wonder about|how|what|if|whether|who|why',
]);

/** What somebody gets and how comfortable it is: worth asking, and no sign of interest in the work. */
const termsBook = phraseBook([
  'pay|paid|pays|salary|wage|wages|raise|raises|money|bonus|bonuses|overtime|tips|commission',
  'holiday|holidays|vacation|pto|pension|insurance|benefits|perks|discount|parking',
  'flex|flexitime|flextime|remote|remotely|homeoffice',
  'home office',
  'time|days|day|weekends off',
  'from home',
  'take home',
]);

/** Words further from where a dictated question begins belong to something else. */
const questionWords = 22;
/** Said questions begin more than once ("how is it, is it quiet"), so that more beginnings make enough of them. */
const enough = { written: 2, said: 4 };

/** What a candidate asks. */
export interface Asked {
  /** How much is asked about the work, the people or the place, 0 to 1. Questions about pay, time off and comfort don't count. */
  value: number;
  /** Nothing is asked at all. */
  isNothing: boolean;
  first: Span | undefined;
  /** The first question about pay, time off or comfort, where those outnumber the others. */
  terms: Span | undefined;
}

/** Where questions are, in tokens: up to a question mark, or in dictated text from the words that begin one. */
function questionsIn(passage: Passage): {
  isWritten: boolean;
  places: readonly (readonly [number, number])[];
} {
  const { text, tokens } = passage;
  const ends = (at: number) => text.slice(tokens[at]?.end, tokens[at + 1]?.start);
  const written = tokens.flatMap((_, at) => (ends(at).includes('?') ? [at + 1] : []));
  if (written.length > 0) {
    const opens = (to: number) => {
      let from = to - 1;
      while (from > 0 && !/[.?!\n]/.test(ends(from - 1))) from -= 1;
      return from;
    };
    return { isWritten: true, places: written.map((to) => [opens(to), to] as const) };
  }
  const starts = findPhrases(passage, askBook).filter(({ from }) => !tokens[from]?.isNegated);
  // "I'd like to know what happens": one question, begun twice.
  const first = starts.filter(({ from }, at) => from > (starts[at - 1]?.to ?? -2) + 1);
  const until = (from: number, at: number) =>
    Math.min(from + questionWords, first[at + 1]?.from ?? tokens.length);
  return { isWritten: false, places: first.map(({ from }, at) => [from, until(from, at)] as const) };
}

/** Reads what a text asks, typed or dictated. Pure; linear in the text. */
export function readAsked(passage: Passage): Asked {
  const terms = new Set(findPhrases(passage, termsBook).map(({ from }) => from));
  const { isWritten, places } = questionsIn(passage);
  const isOnTerms = ([from, to]: readonly [number, number]) =>
    passage.tokens.slice(from, to).some((_, at) => terms.has(from + at));
  const onTerms = places.filter(isOnTerms);
  const onWork = places.length - onTerms.length;
  const wanted = isWritten ? enough.written : enough.said;
  const wordsAt = (place: readonly [number, number] | undefined) => {
    const [one, last] = place ? [passage.tokens[place[0]], passage.tokens[place[1] - 1]] : [];
    return one && last && sliceTokens(passage, one, last);
  };
  return {
    value: Math.min(1, onWork / wanted),
    isNothing: places.length === 0,
    first: wordsAt(places[0]),
    terms: onTerms.length > onWork ? wordsAt(onTerms[0]) : undefined,
  };
}
