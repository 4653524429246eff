import type { Passage } from '../../text/passage.ts';
import { concreteness as calibration } from '../rubric/told.ts';
import { isNumberWord } from './numbers.ts';

const set = (words: string) => new Set(words.split(' '));

/** Words that say when, or how long something took. */
const timeWords = set(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december morning afternoon evening night noon midnight lunchtime spring summer autumn winter christmas easter hour hours minute minutes second seconds day days week weeks weekend month months year years ago last once twice half halfway dozen quarter',
);

/** Words that hold for everybody, always, and by which nobody can tell one person from another. */
const generalWords = set(
  'always never usually normally generally often sometimes everyone everybody everything every anyone anybody anything whatever whenever people person someone thing things important importance essential crucial key believe value values positive positively passion passionate passionately professional professionally professionalism communication communicate challenge challenges challenging opportunity opportunities attitude grow growing growth learn learning skills experience best great good really very definitely certainly absolutely obviously different various many lots dedicated committed commitment motivated reliable hardworking honest honestly love enjoy help helping team teamwork success successful quality improve improving solution solutions situation situations right able understand understanding respect',
);

/** How concretely something is told, and the counts behind it. */
export interface Concreteness {
  /** 0 for what anybody could say, 1 for what only this person can tell. */
  value: number;
  /** Numbers, times and dates. */
  specifics: number;
  /** Words that say what holds for everybody. */
  generalities: number;
}

/**
 * Reads how concretely a passage is told, from how often it names a number or a time and how often it says what holds for everybody.
 * Both are shares of the words, so neither a long answer nor a short one has an advantage. Linear.
 */
export function readConcreteness({ tokens }: Passage): Concreteness {
  let specifics = 0;
  let generalities = 0;
  for (const token of tokens) {
    if (isNumberWord(token) || timeWords.has(token.word)) specifics += 1;
    else if (generalWords.has(token.word)) generalities += 1;
  }
  const words = Math.max(calibration.leastWords, tokens.length);
  const { bias, mostSpecifics } = calibration;
  const sum =
    bias +
    calibration.specifics * Math.min(mostSpecifics, specifics / words) -
    calibration.generalities * (generalities / words);
  return { value: 1 / (1 + Math.exp(-sum)), specifics, generalities };
}
