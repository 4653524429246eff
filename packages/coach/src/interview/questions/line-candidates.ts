import type { LineTopic } from '../../content/line-topic-schema.ts';
import { readingOf, type TopicAngle, topicTexts } from '../../content/line-topics.ts';
import type { Candidate } from './candidates.ts';
import type { ExperienceQuestion } from './line-frames.ts';
import type { Fitting } from './line-judge/judge.ts';
import type { LineMatch } from './line-topics.ts';
import { ownWords } from './own-words.ts';

const hints = {
  plan: 'Say what you would do first and why, then tell of a time you did it.',
  story: 'Pick one real day: what happened, what you did, how it turned out.',
  own: 'Name where and when, then one example that proves it.',
  why: 'Give a reason of yours, and what you have done that is close to it.',
};
const hintOf: Record<TopicAngle, string> = { ask: hints.plan, tell: hints.story, why: hints.why };
/** A story takes some years in the job. */
const levelsOf: Record<TopicAngle, Candidate['levels']> = { ask: [1, 2, 3], tell: [2, 3], why: [1, 2, 3] };

/** A question about experience has no sample answer, since nobody can know the user's. */
export function asCandidate({ phrase, texts }: ExperienceQuestion, line: string): Candidate {
  const candidate = ownWords({
    id: `ad.${line.slice(0, 100)}`,
    phrase,
    texts,
    kind: 'behavioural',
    competency: 'experience',
    phase: 'job',
    type: 'technical',
    hint: hints.own,
  });
  return { ...candidate, levels: [1, 2, 3] };
}

/** A question at a duty in the ad's own words; how it is asked follows the level. */
export function atDuty(
  { fresh, seasoned }: { fresh: readonly string[]; seasoned: readonly string[] },
  line: string,
): Candidate {
  const candidate = ownWords({
    id: `ad.${line.slice(0, 100)}`,
    phrase: seasoned[0] as string,
    texts: seasoned,
    kind: 'situational',
    competency: 'duty',
    phase: 'job',
    type: 'technical',
    hint: hints.plan,
  });
  return { ...candidate, texts: (level) => (level === 1 ? fresh : seasoned) };
}

function authored(topic: LineTopic, angle: TopicAngle, texts: readonly string[]): Candidate {
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
  return { ...candidate, topic: `ad.${topic.id}`, levels: levelsOf[angle] };
}

/** The questions that somebody wrote for what a line asks for. None has a sample answer: it would come from another trade. */
export function onTopic({ topic, ...place }: LineMatch, angles: readonly TopicAngle[]): Candidate[] {
  return angles.flatMap((angle) => {
    const texts = topicTexts(topic, angle, place);
    return texts.length === 0 ? [] : [authored(topic, angle, texts)];
  });
}

/** Those of them that the judge finds true to the line. */
export const fittingOnes = ({ topic, texts }: Fitting): Candidate[] =>
  (['ask', 'tell'] as const).flatMap((angle) => {
    const fitting = texts[angle];
    return fitting ? [authored(topic, angle, fitting)] : [];
  });
