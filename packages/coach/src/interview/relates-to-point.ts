import { findBankQuestion } from '../content/bank.ts';
import { commonQuestionOf } from '../content/common-questions.ts';
import { authoredFor } from '../content/role-questions.ts';
import { everydayStems } from '../text/common-words.ts';
import { contentStems, readPassage } from '../text/passage.ts';
import { pointIdOf } from './matching/question-points.ts';
import { RelationRequest } from './requests.ts';

/** What a point is about: its coaching question, its question, and every authored way to say it. */
function aboutPoint({ question, ask, pointId }: { question: string; ask: string; pointId: string }): string {
  const known = findBankQuestion(question);
  const authored = known ? authoredFor(known.id) : commonQuestionOf(question)?.authored;
  const point = authored?.points.find((one) => pointIdOf(one) === pointId);
  return [question, ask, ...(point?.says ?? []), ...(point?.anchors ?? [])].join(' ').replaceAll('not:', ' ');
}

/**
 * Whether words that a user pointed at have anything to do with a point: they share a telling word with its coaching question, its
 * question or an authored way to say it. Lenient, since the user knows what was meant. Any input gives an answer.
 */
export async function relatesToPoint(request: RelationRequest): Promise<boolean> {
  const read = RelationRequest.safeParse(request ?? {});
  const input = read.success ? read.data : RelationRequest.parse({});
  const about = new Set(contentStems(readPassage(aboutPoint(input))));
  const words = contentStems(readPassage(input.words));
  const shared = new Set(words.filter((stem) => about.has(stem)));
  return [...shared].some((stem) => !everydayStems.has(stem)) || shared.size >= 2;
}
