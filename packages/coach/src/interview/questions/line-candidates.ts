import { peopleWords, readingOf, type TopicAngle, topicTexts } from '../../content/line-topics.ts';
import type { Candidate } from './candidates.ts';
import type { LineCut } from './cut-line.ts';
import type { LineFrame } from './line-frames.ts';
import type { LineMatch } from './line-topics.ts';
import { uncommonStems } from './match-topics.ts';
import { ownWords } from './own-words.ts';

/** A line of the user's own text with what can be read out of it. */
export interface AskedLine {
  text: string;
  cut: LineCut | undefined;
  /** It is wanted and not needed. */
  isPlus: boolean;
}

const hints = {
  plan: 'Say what you would do first and why, then tell of a time you did it.',
  story: 'Pick one real day: what happened, what you did, how it turned out.',
  own: 'Name where and when, then one example that proves it.',
  why: 'Give a reason of yours, and what you have done that is close to it.',
};
const hintOf: Record<TopicAngle, string> = { ask: hints.plan, tell: hints.story, why: hints.why };
/** A story takes some years in the job. */
const levelsOf: Record<TopicAngle, Candidate['levels']> = { ask: [1, 2, 3], tell: [2, 3], why: [1, 2, 3] };

function hintFor({ id, kind }: LineFrame): string {
  if (kind === 'motivation') return hints.why;
  if (kind === 'situational') return hints.plan;
  return id.endsWith('.story') ? hints.story : hints.own;
}

/** Questions that point at a line: none has a sample answer, since nobody can know the user's. */
export function asCandidate(frame: LineFrame, line: string, phrase: string): Candidate {
  const candidate = ownWords({ ...frame, id: `ad.${line.slice(0, 100)}`, phrase, hint: hintFor(frame) });
  return { ...candidate, levels: frame.id.endsWith('.story') ? [2, 3] : [1, 2, 3] };
}

const sharesWord = (text: string, stems: ReadonlySet<string>) =>
  uncommonStems(text).some((stem) => stems.has(stem));

/** "Students" alone doesn't tell what is done for them. */
const withoutPeople = (text: string) =>
  text.replace(/[\p{L}’'-]+/gu, (word) => (peopleWords.has(word.toLowerCase()) ? ' ' : word));

/** The questions that somebody wrote for what a line asks for. None has a sample answer: it would come from another trade. */
export function onTopic(
  { topic, isSure, ...place }: LineMatch,
  angles: readonly TopicAngle[],
  line: AskedLine,
): Candidate[] {
  const stems = new Set(uncommonStems(withoutPeople(line.text)));
  return angles.flatMap((angle) => {
    // A line that may be about something else is only asked with a word of its own.
    const texts = topicTexts(topic, angle, place).filter((text) => isSure || sharesWord(text, stems));
    if (texts.length === 0) return [];
    const candidate = ownWords({
      id: `ad.${topic.id}.${angle}`,
      phrase: texts[0] as string,
      kind: readingOf(topic, angle).kind,
      type: topic.type,
      competency: topic.competency,
      hint: hintOf[angle],
      texts,
      phase: angle === 'why' ? 'motivation' : topic.phase,
    });
    return [{ ...candidate, topic: `ad.${topic.id}`, levels: levelsOf[angle] }];
  });
}
