import type { AnswerKind } from '../interview/rubric/rubric.ts';
import applications from './key-points/daily-challenge-applications.json' with { type: 'json' };
import cases from './key-points/daily-challenge-cases.json' with { type: 'json' };
import fairness from './key-points/daily-challenge-fairness.json' with { type: 'json' };
import mailsAndQuestions from './key-points/daily-challenge-mails-and-questions.json' with { type: 'json' };
import pay from './key-points/daily-challenge-pay.json' with { type: 'json' };
import preparation from './key-points/daily-challenge-preparation.json' with { type: 'json' };
import stories from './key-points/daily-challenge-stories.json' with { type: 'json' };
import { authoredQuestions, sharedPoints, withShared } from './key-points.ts';
import type { AuthoredChallenge, AuthoredPoint, AuthoredQuestion } from './key-points-schema.ts';

/** Every entry as it was authored. */
export const authoredChallenges = [
  ...stories,
  ...pay,
  ...applications,
  ...mailsAndQuestions,
  ...fairness,
  ...preparation,
  ...cases,
] as AuthoredChallenge[];

function sharedPoint(name: string): AuthoredPoint[] {
  const point = sharedPoints.get(name);
  return point ? [{ ...point, shared: name }] : [];
}

/** The points of a challenge: its own with the shared ones merged in, or those of the question of the bank that asks the same. */
function readChallenge(entry: AuthoredChallenge): AuthoredQuestion {
  const { id } = entry;
  if ('sameAs' in entry) {
    const { points, redFlags } = authoredQuestions.get(entry.sameAs) ?? { points: [], redFlags: [] };
    return { id, points: [...points, ...(entry.points ?? []).map(withShared)], redFlags };
  }
  const points = entry.points.flatMap((point) =>
    'label' in point ? [withShared(point)] : sharedPoint(point.shared),
  );
  return { id, points, redFlags: entry.redFlags };
}

/** What is authored for each open question of the daily challenge, by its text and its earlier wordings. */
export const challengeQuestions: ReadonlyMap<string, { authored: AuthoredQuestion; kind: AnswerKind }> =
  new Map(
    authoredChallenges.flatMap((entry) => {
      const found = { authored: readChallenge(entry), kind: entry.kind };
      return [entry.question, ...(entry.formerly ?? [])].map((text) => [text, found] as const);
    }),
  );
