import {
  type FitReason,
  type QuestionFit,
  type ShownCompetency,
  type StoryCompetency,
  type StoryFit,
  storyCounts,
} from '@greenroom/domain';
import { everydayStems } from '../text/common-words.ts';
import { containment } from '../text/overlap.ts';
import { contentStems, readPassage } from '../text/passage.ts';
import { askedByWords, askedCompetencies, readCompetencies } from './read-competencies.ts';

/** A story as it is stored. */
export interface KeptStory {
  id: string;
  title: string;
  situation: string;
  task: string;
  actions: string;
  result: string;
  /** What the user says it shows. */
  competencies: readonly StoryCompetency[];
}

/** A story that was read once, for many questions. */
interface ReadStory extends KeptStory {
  /** By telling stem, the word as the story has it. */
  words: ReadonlyMap<string, string>;
  /** Everything it says, however common. */
  stems: ReadonlySet<string>;
  shows: ReadonlyMap<StoryCompetency, ShownCompetency>;
}

/** Words that questions and ads are put with, whatever they are about. */
const empty =
  /^(?:experi|exampl|situat|describ|requir|respons|abil|skill|knowledg|strong|support|provid|ensur|manag|perform|maintain|includ)/;

/** The telling words of a text by their stems: no everyday words, no numbers. */
function tellingWords(text: string): Map<string, string> {
  const words = new Map<string, string>();
  for (const { stem, start, end, isContent, isNumber, isNegated } of readPassage(text).tokens) {
    const tells = isContent && !isNumber && !isNegated && stem.length > 2;
    if (tells && !everydayStems.has(stem) && !empty.test(stem) && !words.has(stem))
      words.set(stem, text.slice(start, end));
  }
  return words;
}

const contentStemsOf = (text: string) => new Set(contentStems(readPassage(text)));

/** The words of a story in the order in which it is told. */
export const storyText = ({ situation, task, actions, result }: KeptStory): string =>
  [situation, task, actions, result].filter((part) => part.trim() !== '').join('\n');

/** Reads stories once, to fit them to many questions. */
export function readStories(stories: readonly KeptStory[]): ReadStory[] {
  return stories.map((story) => {
    const text = storyText(story);
    const whole = `${story.title}\n${text}`;
    return {
      ...story,
      words: tellingWords(whole),
      stems: contentStemsOf(whole),
      shows: new Map(readCompetencies(text).map((one) => [one.competency, one])),
    };
  });
}

interface Fit {
  story: ReadStory;
  worth: number;
  reason: FitReason;
}

/** What the user marked and the words show is worth most; words in common break ties. */
const worths = { shownAndMarked: 3, marked: 2.2, shown: 2, word: 0.35, told: 10 } as const;
/** So many telling words of a question make a story one about its subject. */
const fewestShared = 2;

function byCompetency({ story, asked }: { story: ReadStory; asked: readonly StoryCompetency[] }) {
  for (const competency of asked) {
    const shown = story.shows.get(competency);
    const isMarked = story.competencies.includes(competency);
    if (shown)
      return {
        worth: isMarked ? worths.shownAndMarked : worths.shown,
        reason: { kind: 'shows', competency, quote: shown.quote } as const,
      };
    if (isMarked) return { worth: worths.marked, reason: { kind: 'marked', competency } as const };
  }
  return null;
}

const sharedWords = (words: ReadonlyMap<string, string>, story: ReadStory) =>
  [...words.keys()].flatMap((stem) => story.words.get(stem) ?? []);

function fitOne(
  story: ReadStory,
  asked: readonly StoryCompetency[],
  words: ReadonlyMap<string, string>,
): Fit | null {
  const common = sharedWords(words, story);
  const byShown = byCompetency({ story, asked });
  if (byShown) return { story, reason: byShown.reason, worth: byShown.worth + common.length * worths.word };
  if (common.length < fewestShared) return null;
  return { story, reason: { kind: 'about', words: common }, worth: common.length * worths.word };
}

const best = (fits: readonly Fit[]): StoryFit[] =>
  fits
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, storyCounts.fits)
    .map(({ story, reason }) => ({ storyId: story.id, title: story.title, reason }));

/** An answer tells a story when it has this share of the story's words, or the story of the answer's. */
const toldShare = 0.5;
const fewestTold = 8;

function isToldIn(stems: ReadonlySet<string>, story: ReadStory): boolean {
  const share = containment(stems, story.stems);
  const shared = share * stems.size;
  return shared >= fewestTold && shared / Math.min(stems.size, story.stems.size) >= toldShare;
}

/**
 * The stories that fit a question, the best first, each with a reason in words of the story or in what its owner marked. What the
 * question asks for and none shows is its gap. With the answer, the story that it tells comes first.
 */
export function fitStories(
  stories: readonly ReadStory[],
  { question, answer = '' }: { question: string; answer?: string | undefined },
): QuestionFit {
  const asked = askedCompetencies(question).slice(0, 2);
  const words = tellingWords(question);
  const said = answer.trim() === '' ? null : contentStemsOf(answer);
  const fits = stories.flatMap((story): Fit[] => {
    if (said && isToldIn(said, story)) return [{ story, reason: { kind: 'told' }, worth: worths.told }];
    const fit = fitOne(story, asked, words);
    return fit && (asked.length > 0 || said === null) ? [fit] : [];
  });
  const isShown = fits.some(({ reason }) => reason.kind !== 'about');
  return { fits: best(fits), gap: isShown ? null : (asked[0] ?? null) };
}

/** From this share of a line's telling words on, a story is about what the line asks for. */
const enoughShared = 0.4;

/** The story that fits what an ad asks for; null where none does for sure. A wrong one is worse than an empty cell. */
export function fitRequirement(
  stories: readonly ReadStory[],
  { name, line, kind }: { name: string; line: string; kind: string },
): StoryFit | null {
  const text = line || name;
  const words = tellingWords(text);
  const byWords = askedByWords(text);
  // A duty needs a story about its subject. Only a conflict is a subject by itself.
  const asked = kind === 'trait' ? byWords.slice(0, 1) : byWords.filter((one) => one === 'conflict');
  const fits = stories.flatMap((story): Fit[] => {
    const fit = fitOne(story, asked, words);
    const isSure = fit?.reason.kind !== 'about' || fit.reason.words.length / words.size >= enoughShared;
    return fit && isSure ? [fit] : [];
  });
  return best(fits)[0] ?? null;
}
