import type { AnswerKind } from '../interview/rubric/rubric.ts';
import aboutYou from './common-questions/about-you.json' with { type: 'json' };
import habits from './common-questions/habits.json' with { type: 'json' };
import payAndHours from './common-questions/pay-and-hours.json' with { type: 'json' };
import stories from './common-questions/stories.json' with { type: 'json' };
import { foldText } from './fold-text.ts';
import { authoredQuestions, sharedPoints, withShared } from './key-points.ts';
import type { AuthoredPoint, AuthoredQuestion, CommonQuestion } from './key-points-schema.ts';
import { commonPoints } from './profiles.ts';

/** Every entry as it was authored; the first that a question matches is meant. The stories are about one thing that happened. */
const habitual = [...payAndHours, ...aboutYou, ...habits] as CommonQuestion[];
const storied = stories as CommonQuestion[];
export const commonQuestions: readonly CommonQuestion[] = [...habitual, ...storied];

/** The point that "motivation-leave: the real reason" names; undefined for none. */
function pointAt(place: string): AuthoredPoint | undefined {
  const [source = '', label = ''] = place.split(': ', 2);
  if (source === 'shared') {
    const point = sharedPoints.get(label);
    return point && { ...point, shared: label };
  }
  if (source === 'opening-points') return commonPoints.get(label);
  return authoredQuestions.get(source)?.points.find((point) => point.label === label);
}

function readEntry({ id, points, redFlags }: CommonQuestion): AuthoredQuestion {
  return {
    id: `common.${id}`,
    points: points.flatMap((point) =>
      typeof point === 'string' ? (pointAt(point) ?? []) : [withShared(point)],
    ),
    redFlags: redFlags.flatMap((flag) =>
      typeof flag === 'string' ? (authoredQuestions.get(flag)?.redFlags ?? []) : [flag],
    ),
  };
}

/** Words that begin like one of "a|b c|d."; a full stop ends the word. */
const groupPattern = (group: string): RegExp =>
  new RegExp(
    `\\b(?:${group
      .split('|')
      .map((word) => word.replace('.', '\\b'))
      .join('|')})`,
  );

const readable = (entry: CommonQuestion) => ({
  kind: entry.kind,
  authored: readEntry(entry),
  asked: entry.asked.map((line) => line.split(' + ').map(groupPattern)),
  not: entry.not.map(groupPattern),
});
const readableHabits = habitual.map(readable);
const readableStories = storied.map(readable);

/** A question for one thing that happened is about that, whatever else it names. */
const asksForStory =
  /\b(?:an?|the last|the first|one) (?:\w+ ){0,2}(?:time|instance|occasion|moment|story|experience|situation|scenario|project)\b|\btell (?:me|us) about (?:an?|someone|somebody|something|two) (?!gap|bit|little)/;
/** What asks for one thing that happened in other words: "What's the hardest ...", "Have you ever ...". */
const hintsAtStory =
  /\b(?:ever (?:had|been|made|missed|failed|worked|done|disagreed|gone|got)|what (?:s|is|was|are) (?:something|one thing|(?:the|your) (?:last|most|\w+est))|proud(?:est)?|when (?:did|have) you|the last time|example of|(?:describe|recall|recount|share) an? (?:\w+ ){1,6}you|(?:talk|walk) me through an?)\b/;
/** A short last sentence that points back is read with what it points at: "There are late shifts. Is that a problem?" */
function withReferences(sentences: readonly string[]): readonly string[] {
  const [before, last] = sentences.slice(-2);
  const pointsBack =
    last !== undefined && last.split(' ').length <= mostWordsBack && /\b(?:that|this|them|it)\b/.test(last);
  return pointsBack ? [...sentences, `${before} ${last}`] : sentences;
}
const mostWordsBack = 9;

/** Longer questions mention such words in passing. */
const mostWords = 45;
/** More words before the last sentence are a scene of the job: what would be done there is no habit. */
const mostBefore = 12;

/**
 * What is authored for a question that many interviews have ("How much would you like to earn?"), by what it asks; undefined for any
 * other question. `kind` is undefined where the question's own words say how to read the answer.
 */
export function commonQuestionOf(
  text: string,
): { authored: AuthoredQuestion; kind: AnswerKind | undefined } | undefined {
  const folded = foldText(text);
  if (folded.split(' ').length > mostWords) return undefined;
  const isStory = asksForStory.test(folded);
  // A scene before the question ("You're alone on the night shift ...") isn't what is asked.
  const told = text.split(/(?<=[.!?])\s+/).map(foldText);
  const sentences = withReferences(told);
  const asks = ({ asked, not }: (typeof readableHabits)[number]) =>
    sentences.some((sentence) => asked.some((groups) => groups.every((group) => group.test(sentence)))) &&
    !not.some((words) => words.test(folded));
  const before = told.slice(0, -1).join(' ').split(' ').length;
  const habit = isStory || before > mostBefore ? undefined : readableHabits.find(asks);
  return habit ?? (isStory || hintsAtStory.test(folded) ? readableStories.find(asks) : undefined);
}
