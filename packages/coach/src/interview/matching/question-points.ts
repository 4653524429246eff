import type { BankQuestion } from '../../content/schema.ts';
import { authoredQuestions, sharedPoints } from '../../content/key-points.ts';
import type { AuthoredPoint, AuthoredQuestion } from '../../content/key-points-schema.ts';
import type { AnswerKind } from '../rubric/rubric.ts';

/** What any good answer of a kind says, where nobody authored points for the question itself. */
const pointsByKind: Record<AnswerKind, readonly string[]> = {
  behavioural: ['own-part', 'reason-why', 'result', 'lesson'],
  situational: ['asked-others', 'reason-why', 'agreed-next', 'checked-after'],
  motivation: ['reason-why', 'own-part'],
  statement: ['reason-why'],
  case: ['options', 'checked-after'],
  knowledge: [],
  fact: [],
};

/** The points of a question: its own, or those of its kind. */
export function pointsOf(known: BankQuestion | undefined, kind: AnswerKind): AuthoredQuestion {
  const own = known && authoredQuestions.get(known.id);
  if (own) return own;
  const points = pointsByKind[kind].flatMap((name) => sharedPoints.get(name) ?? []);
  return { id: kind, points, redFlags: [] };
}

/** A point's id within its question. */
export const pointIdOf = ({ label }: AuthoredPoint): string =>
  label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
