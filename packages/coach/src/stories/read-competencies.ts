import { type ShownCompetency, type StoryCompetency, storyCompetencies } from '@greenroom/domain';
import { findBankQuestion, findSimilarQuestion } from '../content/bank.ts';
import { type Passage, readPassage } from '../text/passage.ts';
import { findPhrases, type PhraseBook, type PhraseMatch } from '../text/phrases.ts';
import { askedWords } from './asked-words.ts';
import { toldWords } from './told-words.ts';

/** What a sure phrase is worth; a hint is worth 1. */
const sureWorth = 3;

function told(passage: Passage, book: PhraseBook): PhraseMatch[] {
  // A phrase may deny something itself ("wasn't my job"); it doesn't count where it is denied as a whole.
  return findPhrases(passage, book).filter(({ from }) => !passage.tokens[from]?.isNegated);
}

const wordsOf = ({ tokens }: Passage, { from, to }: PhraseMatch) =>
  tokens
    .slice(from, to)
    .map(({ stem }) => stem)
    .join(' ');

/** The sentence with most of the matches, the first of those that have as many. */
function richest({ text, tokens, sentences }: Passage, matches: readonly PhraseMatch[]): string {
  const counts = new Map<number, number>();
  for (const { from } of matches) {
    const sentence = tokens[from]?.sentence ?? 0;
    counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  }
  const best = [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? -1;
  const sentence = sentences[best];
  return sentence ? text.slice(sentence.start, sentence.end) : '';
}

interface Shown extends ShownCompetency {
  worth: number;
}

function shownBy(passage: Passage, competency: StoryCompetency): Shown | null {
  const { sure, hint } = toldWords[competency];
  const [found, hints] = [told(passage, sure), told(passage, hint)];
  const kinds = new Set(hints.map((match) => wordsOf(passage, match))).size;
  // Hints prove nothing by themselves: they only say which of two is surer.
  if (found.length === 0) return null;
  const worth = new Set(found.map((match) => wordsOf(passage, match))).size * sureWorth + kinds;
  return { competency, quote: richest(passage, found), worth };
}

/** What a story shows, the surest first, each with the sentence that shows it. What is denied doesn't count. */
export function readCompetencies(text: string): ShownCompetency[] {
  const passage = readPassage(text);
  return storyCompetencies
    .flatMap((competency) => shownBy(passage, competency) ?? [])
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ competency, quote }) => ({ competency, quote }));
}

const isCompetency = (text: string): text is StoryCompetency =>
  (storyCompetencies as readonly string[]).includes(text);

/** What the words of a question or of an ad's line ask for, in the order in which they do. */
export function askedByWords(text: string): StoryCompetency[] {
  const passage = readPassage(text);
  return storyCompetencies
    .flatMap((competency) => {
      const first = findPhrases(passage, askedWords[competency])[0];
      return first ? [{ competency, at: first.from }] : [];
    })
    .toSorted((one, other) => one.at - other.at)
    .map(({ competency }) => competency);
}

const storyKinds = new Set(['behavioural', 'situational']);

/** What a question asks for; nothing where a story is no answer to it ("Why us?"). */
export function askedCompetencies(question: string): StoryCompetency[] {
  const known = findBankQuestion(question);
  const byWords = known ? [] : askedByWords(question);
  if (byWords.length > 0) return byWords;
  const like = known ?? findSimilarQuestion(question);
  if (!like || !storyKinds.has(like.kind)) return [];
  return isCompetency(like.competency) ? [like.competency] : askedByWords(question);
}
