import { dimensions } from '@greenroom/domain';
import type { AskModel } from '../model/connect-model.ts';
import { scoreAnswerPrompt } from '../model/prompts/score-answer.ts';
import { compareAnswers } from './compare-answers.builtin.ts';
import { type AnswerComparison, CompareRequest } from './requests.ts';
import { rubricVersion } from './rubric/rubric.ts';
import { scoreAnswerByModel } from './score-answer.model.ts';

/**
 * As `compareAnswers`, with both answers scored by the model, the first one only where its score isn't known: two engines are never compared with each other. Where the model
 * fails at one, the built-in engine scores both, and the notice stands on the new score.
 */
export async function compareAnswersByModel(
  model: AskModel,
  request: CompareRequest,
): Promise<AnswerComparison> {
  const builtIn = await compareAnswers(request);
  const read = CompareRequest.safeParse(request ?? {});
  const {
    before: first,
    after: second,
    beforeScore,
    ...question
  } = read.success ? read.data : CompareRequest.parse({});
  const own = model.engineOf(scoreAnswerPrompt, rubricVersion);
  const isKnown = beforeScore?.engine.name === own.name && beforeScore.engine.version === own.version;
  const [before, after] = await Promise.all([
    isKnown ? beforeScore : scoreAnswerByModel(model, { ...question, answer: first }),
    scoreAnswerByModel(model, { ...question, answer: second }),
  ]);
  const notice = after.notice ?? before.notice;
  if (notice) return { ...builtIn, after: { ...builtIn.after, notice } };
  const change = { ...builtIn.change.dimensions };
  for (const dimension of dimensions)
    change[dimension] = after.dimensions[dimension].score - before.dimensions[dimension].score;
  const overall = after.overall - before.overall;
  return { ...builtIn, before, after, change: { ...builtIn.change, overall, dimensions: change } };
}
