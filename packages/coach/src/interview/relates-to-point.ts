import type { AuthoredPoint } from '../content/key-points-schema.ts';
import { contentStems, readPassage } from '../text/passage.ts';
import { pointIdOf, pointsWith } from './matching/question-points.ts';
import { relativeRarityOf } from './matching/rarity.ts';
import { subjectOf } from './matching/relevance.ts';
import { RelationRequest } from './requests.ts';
import { relation as calibration } from './rubric/calibration.ts';

/** Telling stems of a point's coaching question and of every authored way to say it. */
const stemsOf = ({ ask, says, anchors }: Pick<AuthoredPoint, 'ask' | 'says' | 'anchors'>) =>
  new Set(contentStems(readPassage([ask, ...says, ...anchors].join('. ').replaceAll('not:', ' '))));

/**
 * What each stem shows of a point, 0 to 1: less where other points of the question have it too, and little where the question itself
 * has it, since any answer may.
 */
function weightsOf({ question, ask, pointId }: { question: string; ask: string; pointId: string }) {
  const points = pointsWith(question, pointId);
  const own = points.find((point) => pointIdOf(point) === pointId) ?? { ask, says: [], anchors: [] };
  const others = points.filter((point) => point !== own).map(stemsOf);
  const asked = subjectOf(readPassage(question), undefined);
  const inQuestion = own.says.length > 0 ? calibration.questionWord : 1;
  const about = own.says.length > 0 ? stemsOf(own) : new Set([...stemsOf(own), ...asked.keys()]);
  return new Map(
    [...about].map((stem) => {
      const holders = 1 + others.filter((stems) => stems.has(stem)).length;
      return [stem, (asked.has(stem) ? inQuestion : 1) / Math.sqrt(holders)] as const;
    }),
  );
}

/**
 * Whether words that a user pointed at have to do with a point: a share of their telling words, by rarity, stands in its coaching
 * question or an authored way to say it. Lenient, since the user knows what was meant. Any input gives an answer.
 */
export async function relatesToPoint(request: RelationRequest): Promise<boolean> {
  const read = RelationRequest.safeParse(request ?? {});
  const input = read.success ? read.data : RelationRequest.parse({});
  const weights = weightsOf(input);
  let found = 0;
  let all = 0;
  for (const stem of new Set(contentStems(readPassage(input.words)))) {
    const rarity = relativeRarityOf(stem);
    all += rarity;
    found += rarity * (weights.get(stem) ?? 0);
  }
  return all > 0 && found / all >= calibration.share;
}
