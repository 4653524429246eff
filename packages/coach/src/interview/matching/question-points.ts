import { tryQuestion } from '@greenroom/domain';
import { challengeQuestions } from '../../content/challenge-points.ts';
import { frontPageQuestion, sharedPoints } from '../../content/key-points.ts';
import type { AuthoredPoint, AuthoredQuestion } from '../../content/key-points-schema.ts';
import { authoredFor } from '../../content/role-questions.ts';
import type { BankQuestion } from '../../content/schema.ts';
import { stemOf } from '../../text/stem.ts';
import type { AnswerKind } from '../rubric/rubric.ts';

/** What any good answer of a kind says, where nobody authored points for the question itself. */
const pointsByKind: Record<AnswerKind, readonly string[]> = {
  behavioural: ['own-part', 'reason-why', 'result', 'lesson'],
  situational: ['asked-others', 'reason-why', 'agreed-next', 'checked-after'],
  motivation: ['reason-why', 'own-part'],
  statement: ['reason-why'],
  questions: [],
  case: ['options', 'checked-after'],
  knowledge: [],
  fact: [],
};

/** What a story or a plan on a subject says besides, by words of the question. */
const pointsBySubject: readonly (readonly [words: string, points: readonly string[]])[] = [
  ['mistake error wrong fail failure missed regret', ['owned-mistake', 'since-then']],
  ['conflict disagree disagreement difficult angry upset complaint tension', ['listened', 'stayed-calm']],
  ['decision decide choose choice dilemma risk', ['options']],
  ['feedback criticism criticized', ['listened', 'since-then']],
  ['explain teach train mentor present presentation', ['explained-plainly', 'checked-after']],
  ['overwhelmed stress pressure deadline priority prioritize overload', ['set-limits', 'agreed-next']],
  ['team teamwork colleague collaborate', ['credit']],
  ['problem cause complex investigate', ['found-out', 'checked-after']],
];
const subjects = pointsBySubject.map(
  ([words, points]) => ({ stems: new Set(words.split(' ').map(stemOf)), points }) as const,
);

/** The points of a question: its own, or those of its kind and its subject. */
export function pointsOf(
  text: string,
  known: BankQuestion | undefined,
  kind: AnswerKind,
  questionStems: ReadonlySet<string>,
): AuthoredQuestion {
  const own =
    challengeQuestions.get(text)?.authored ??
    (known ? authoredFor(known.id) : text === tryQuestion.text && frontPageQuestion);
  if (own) return own;
  const isTold = kind === 'behavioural' || kind === 'situational';
  const added = isTold
    ? subjects.filter(({ stems }) => [...stems].some((stem) => questionStems.has(stem))).slice(0, 1)
    : [];
  const names = new Set([...pointsByKind[kind], ...added.flatMap(({ points }) => points)]);
  const points = [...names].flatMap((name) => sharedPoints.get(name) ?? []);
  return { id: kind, points, redFlags: [] };
}

/** A point's id within its question. */
export const pointIdOf = ({ label }: AuthoredPoint): string =>
  label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
