import { tryQuestion } from '@greenroom/domain';
import { findBankQuestion, findSimilarQuestion } from '../../content/bank.ts';
import { challengeQuestions } from '../../content/challenge-points.ts';
import { commonQuestionOf } from '../../content/common-questions.ts';
import { frontPageQuestion, sharedPoints } from '../../content/key-points.ts';
import type { AuthoredPoint, AuthoredQuestion } from '../../content/key-points-schema.ts';
import { authoredFor, authoredForOwnWords } from '../../content/role-questions.ts';
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

/** Where a question's points are authored: its own text first, then what it asks, then a question of the bank in nearly its words. */
export function findAuthored(question: string, idealAnswer?: string | null) {
  const exact = findBankQuestion(question);
  const challenge = challengeQuestions.get(question);
  if (exact || challenge) return { known: exact, challenge };
  // Our own questions at a line come without a sample answer. One that has it was asked by a model or a person, for whom it stands.
  if (idealAnswer?.trim()) return {};
  const ownWords = authoredForOwnWords(question.trim());
  if (ownWords) return { ownWords };
  const common = commonQuestionOf(question);
  return common ? { common } : { known: findSimilarQuestion(question) };
}

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
export const pointIdOf = ({ label }: Pick<AuthoredPoint, 'label'>): string =>
  label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The points that may be asked about a question, the one with this id among them; none for a question and a point that nobody authored. */
export function pointsWith(question: string, pointId: string): readonly AuthoredPoint[] {
  const { known, challenge, ownWords, common } = findAuthored(question);
  const authored = challenge?.authored ?? ownWords ?? common?.authored ?? (known && authoredFor(known.id));
  const tried = question === tryQuestion.text ? frontPageQuestion : undefined;
  const lists = [authored?.points, tried?.points, [...sharedPoints.values()].filter(isNamed)];
  function isNamed(point: AuthoredPoint) {
    return pointIdOf(point) === pointId;
  }
  return lists.find((points) => points?.some(isNamed)) ?? [];
}
