import { commonStems, everydayStems } from '../text/common-words.ts';
import { nearStems } from '../text/near-words.ts';
import { contentStems, type Passage, readPassage } from '../text/passage.ts';
import type { StemIndex } from '../text/stem-index.ts';
import type { Concept } from './requests.ts';
import type { AnswerKind } from './rubric.ts';
import { themeStems } from './themes.ts';
import { isWorkingWord } from './working-words.ts';

/** How much of an answer belongs to the question, counted in different words that few other answers would hold. */
export interface Topic {
  /** Words of the question itself; a common word counts .4. */
  asked: number;
  /** Words of the ideal answer and of the key points. */
  told: number;
  /** How many of those there are to find. */
  tellable: number;
  /** Words of the question's theme, for stories and motives. */
  themed: number;
  /** Hardly a telling word of the answer is known to the question or to working life: it is about something else altogether. */
  isForeign: boolean;
  /** Share of the answer's words that stand in the question or the ideal answer, or mean nearly what one there means, 0 to 1. */
  related: number;
}

const commonWordWorth = 0.4;
/** What a word counts that only means nearly what a word of the reference means. */
const nearWorth = 0.6;
const shortIdeal = 16;
const enoughTelling = 7;
/** Answers about work, of whatever trade, hold more words of working life than this among their telling ones. */
const workingShare = 0.45;
/** In a longer answer a related form may stand by chance. */
const fewWords = 25;

/** Ties are exact words: a related form ("over" for "overtime") proves nothing. Only short facts forgive typos. */
function countIn(index: StemIndex, stems: Iterable<string>, isForgiving: boolean): number {
  let found = 0;
  for (const stem of stems) if (isForgiving ? index.find(stem) : index.positions.has(stem)) found += 1;
  return found;
}

/** Hardly a telling word of an answer is known to the question or to working life. */
export function isForeign(passage: Passage, home: ReadonlySet<string>): boolean {
  const telling = new Set(contentStems(passage).filter((stem) => !everydayStems.has(stem)));
  if (telling.size < enoughTelling) return false;
  const known = [...telling].filter((stem) => home.has(stem)).length;
  if (known > Math.max(2, telling.size * 0.25)) return false;
  const working = [...telling].filter(isWorkingWord).length;
  return working / telling.size < workingShare;
}

function relatedShare(passage: Passage, home: ReadonlySet<string>): number {
  let all = 0;
  let related = 0;
  for (const stem of new Set(contentStems(passage))) {
    const worth = everydayStems.has(stem) ? commonWordWorth : 1;
    all += worth;
    if (home.has(stem)) related += worth;
    else if ([...nearStems(stem)].some((near) => home.has(near))) related += worth * nearWorth;
  }
  return all === 0 ? 0 : related / all;
}

/** Finds the words that tie an answer to its question. */
export function readTopic(
  passage: Passage,
  index: StemIndex,
  kind: AnswerKind,
  questionStems: ReadonlySet<string>,
  ideal: Passage | undefined,
  concepts: readonly Concept[],
): Topic {
  const tellable = new Set<string>();
  for (const stem of ideal ? contentStems(ideal) : []) tellable.add(stem);
  for (const concept of concepts) {
    for (const phrase of concept.any)
      for (const stem of contentStems(readPassage(phrase))) tellable.add(stem);
  }
  // A short ideal answer may consist of everyday words alone.
  const isShort = tellable.size <= shortIdeal;
  const own = [...tellable].filter((stem) => !questionStems.has(stem) && (isShort || !commonStems.has(stem)));
  let asked = 0;
  for (const stem of questionStems) {
    if (index.positions.has(stem)) asked += commonStems.has(stem) ? commonWordWorth : 1;
  }
  // What draws someone to a job is said in everyday words; what happened in a story is not.
  const themed = [...themeStems(questionStems)].filter(
    (stem) => kind === 'motivation' || !commonStems.has(stem),
  );
  return {
    asked,
    isForeign: isForeign(passage, new Set([...questionStems, ...tellable, ...themed])),
    related: kind === 'fact' ? relatedShare(passage, new Set([...questionStems, ...tellable])) : 0,
    told: countIn(index, own, isShort && index.positions.size <= fewWords),
    tellable: own.length,
    themed: countIn(index, themed, false),
  };
}

/** The number of words that tie a story or a motive to the question. */
export function tiesOf(topic: Topic): number {
  return topic.asked + topic.told + topic.themed;
}
