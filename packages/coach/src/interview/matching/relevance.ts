import { nearStems } from '../../text/near-words.ts';
import { contentStems, type Passage, readPassage } from '../../text/passage.ts';
import { relevance as calibration } from '../rubric/calibration.ts';
import { rarityOf, relativeRarityOf } from './rarity.ts';

/** Words by which any question is put; they say nothing about what it asks. */
const interviewStems = new Set(
  contentStems(
    readPassage(
      'share describe tell me example time instance situation please provide discuss approach experience interview question explain perhaps providing walk talk recall specific story including',
    ),
  ),
);

/**
 * Words for a kind of event. A story shows that something went wrong and seldom says "wrong": said, they speak for an answer; left out,
 * they don't speak against it. Dropped altogether they cost .02 of the AUC, so counted .001.
 */
export const eventStems: ReadonlySet<string> = new Set(
  contentStems(
    readPassage(
      'wrong mistake error fail failure conflict disagree disagreement difficult hard tough challenge challenging problem setback decision pressure stress proud success successful achievement accomplishment initiative feedback criticism go do handle deal work job studies make',
    ),
  ),
);
const none: ReadonlySet<string> = new Set();

/** What a question is about: its telling words with their weights. */
export type Subject = ReadonlyMap<string, number>;

/** The telling words of a question, and at less weight the rare ones of a sample story, which is another person's. */
export function subjectOf(question: Passage, story: Passage | undefined): Subject {
  const subject = new Map<string, number>();
  for (const stem of contentStems(question))
    if (!interviewStems.has(stem)) subject.set(stem, Math.min(calibration.oneWord, rarityOf(stem)));
  for (const stem of story ? contentStems(story) : [])
    if (!subject.has(stem) && relativeRarityOf(stem) >= calibration.rareInStory)
      subject.set(stem, Math.min(calibration.oneWord, rarityOf(stem)) * calibration.storyWord);
  return subject;
}

/** The one measure of relevance. */
export interface Relevance {
  /** How much an answer is about a question, 0 to 1, by the question's own telling words. */
  value: number;
  /** At least one word means nearly what a word of the question means. */
  isRelated: boolean;
  /** The question asks for an event and has no other telling word: its words can't show whether an answer is about it. */
  isOpen: boolean;
}

/** Reads how far an answer, as the set of its stems, is about a question. Words of `optional` may be left out. */
export function readRelevance(
  subject: Subject,
  stems: ReadonlySet<string>,
  optional: ReadonlySet<string> = none,
): Relevance {
  let found = 0;
  let all = 0;
  let isRelated = subject.size === 0;
  for (const [stem, weight] of subject) {
    if (!optional.has(stem)) all += weight;
    if (stems.has(stem)) found += weight;
    else isRelated ||= [...nearStems(stem)].some((near) => stems.has(near));
  }
  const value = all === 0 ? 1 : Math.min(1, found / Math.min(all, calibration.full));
  const isOpen = all === 0 && subject.size > 0;
  return { value, isRelated: isRelated || found > 0 || isOpen, isOpen };
}
