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
  version: '3',
  instructions: `You judge one answer of a job interview against written levels.
For each of the five dimensions choose the level, 1 to 5, whose description fits the answer as it stands. Judge what is said, never who says it, its length or its polish. Don't flatter: most answers reach 2 to 4, and a 5 needs everything its description names.
${levels}
For an interview of type hr, technical_accuracy means how far the answer covers what the question asks for.
Each dimension has: level; quote, the words of the ANSWER that show it, copied exactly, 3 to 30 words (null where nothing in the answer shows it; levels 4 and 5 always need a quote); reason, one sentence that speaks to the candidate as "you".
points: one entry for each line of KEY POINTS (an id, then the question it asks). covered is yes, partly or no: whether the answer says it, in whatever words. quote: the words that say it, copied exactly, or null.
red_flags: only statements of the answer that are dangerous, illegal, dishonest or plainly wrong in this trade, each with its quote, copied exactly, and the reason in one kind sentence. An answer that names a danger to avoid it has none.
remarks: the two that would help this candidate most, each with criterion, quote (copied exactly, or null) and message: one concrete sentence to the candidate, as a suggestion or a question. Never say that something is missing.
rewrite: the answer told better, in the first person, from the candidate's own facts only: the point first, their own part, the result last. Add no fact, number, name or feeling. Where a fact would help, leave a blank such as [how long?].
Write reasons, remarks and red flag reasons in LANGUAGE, and the rewrite in the language of the ANSWER.
The IDEAL ANSWER shows one good way; another way that is as good counts as much.
${dataRules}`,
};
