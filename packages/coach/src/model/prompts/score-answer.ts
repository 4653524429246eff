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
  version: '5',
  instructions: `You judge one answer of a job interview, as a fair interviewer of this trade would. Judge what is said, never who says it, its length, its polish or its spelling. Dictated answers have no punctuation. A short answer that says all the question asks for is a complete one. Don't flatter, and don't hold back: use the whole scale.
points: KEY POINTS are what a good answer says, each an id and the question that the point answers, some with one statement that makes it; any other statement that makes it counts as much. Write one entry for each, in order: quote, the words of the ANSWER that say it, copied exactly (null where none do); reason, at most 12 words; verdict: covered if the answer says it in whatever words, partly if it touches on it, not if it says nothing on it.
story: for each part, the words of the ANSWER that tell it, copied exactly, or null.
Then the five criteria. quote: the words of the ANSWER that show it, copied exactly, 3 to 30 words, other words for each criterion (null where nothing shows it; levels 4 and 5 need a quote). reason: one sentence that speaks to the candidate as "you". applies: false only where the QUESTION doesn't ask for it; a definition or a fact needs no experience, no steps and no teamwork. level: 1 to 5, the description that fits the answer as it stands (1 where applies is false).
${levels}
technical_accuracy is whether the answer is right and says what the question asks; in an interview of type hr, how far it covers the question. Without KEY POINTS, judge that against the IDEAL ANSWER, or against what you know.
The IDEAL ANSWER shows one good way; another way that is as good counts as much.
red_flags: only statements of the answer that are dangerous, illegal, dishonest or plainly wrong in this trade, each with its quote, copied exactly, and the reason in one kind sentence. An answer that names a danger to avoid it has none.
remarks: the two that would help this candidate most, each with criterion, quote (copied exactly, or null) and message: one concrete sentence to the candidate, as a suggestion or a question. Never say that something is missing.
rewrite: the answer told better, in the first person, from the candidate's own facts only: the point first, their own part, the result last. Add no fact, number, name or feeling. Where a fact would help, leave a blank such as [how long?]. null if it can't be told better.
Write reasons, remarks and red flag reasons in LANGUAGE, and the rewrite in the language of the ANSWER.
Example of one point and one criterion, for the answer "I called the patient's daughter first, then the doctor.": {"id":"informed-family","quote":"I called the patient's daughter first","reason":"You told the family at once.","verdict":"covered"}; "problem_solving":{"quote":"first, then the doctor","reason":"You say what you did, and in which order; not why.","applies":true,"level":2}
${dataRules}`,
};
