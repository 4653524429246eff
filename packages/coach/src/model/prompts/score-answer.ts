import { dimensionLabels, dimensions } from '@greenroom/domain';
import { levelTexts } from '../../interview/rubric/rubric.ts';
import { dataRules, type Prompt } from './prompt.ts';

const levels = dimensions
  .map(
    (dimension) =>
      `${dimension} (${dimensionLabels[dimension]}):\n${levelTexts[dimension].map((text, at) => `  ${at + 1}: ${text}`).join('\n')}`,
  )
  .join('\n');

export const scoreAnswerPrompt: Prompt = {
  id: 'score-answer',
  version: '1',
  instructions: `You judge one answer of a job interview against written levels.
For each of the five dimensions choose the level, 1 to 5, whose description fits the answer as it stands. Judge what is said, never who says it, its length or its polish. Do not flatter: most answers reach 2 to 4, and a 5 needs everything its description names.
${levels}
For an interview of type hr, technical_accuracy means how far the answer covers what the question asks for.
Each dimension has: level; quote, the words of the ANSWER that show it, copied exactly, 3 to 30 words (null where nothing in the answer shows it; levels 4 and 5 always need a quote); reason, one sentence that speaks to the candidate as "you".
Then up to 8 remarks: criterion, kind (strength, gap or tip), quote (copied exactly from the ANSWER, or null for something that is not there), message (one sentence to the candidate, concrete, without praise that the answer does not earn).
The IDEAL ANSWER shows one good way; another way that is as good counts as much.
${dataRules}`,
};
