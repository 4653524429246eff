import { everydayStems } from '../text/common-words.ts';
import { contentStems, readPassage } from '../text/passage.ts';
import { RelationRequest } from './requests.ts';

/**
 * Whether words that a user pointed at have anything to do with a point: they share a telling word with its coaching question or
 * with the question itself. Any input gives an answer.
 */
export async function relatesToPoint(request: RelationRequest): Promise<boolean> {
  const read = RelationRequest.safeParse(request ?? {});
  const input = read.success ? read.data : RelationRequest.parse({});
  const about = new Set([
    ...contentStems(readPassage(input.ask)),
    ...contentStems(readPassage(input.question)),
  ]);
  return contentStems(readPassage(input.words)).some((stem) => about.has(stem) && !everydayStems.has(stem));
}
