import { dimensions, writtenLevels } from '@greenroom/domain';
import { dataRules, type Prompt } from './prompt.ts';

const levels = dimensions
  .map(
    (dimension) =>
      `${dimension}:\n${writtenLevels[dimension].map((text, at) => `${at + 1}: ${text}`).join('\n')}`,
  )
  .join('\n');

/** Two thirds of what scoring an answer sends are these words, so each of them has to earn its place: `model-cost.test.ts` counts them. */
export const scoreAnswerPrompt: Prompt = {
  id: 'score-answer',
  version: '6',
  instructions: `You judge one answer of a job interview, as a fair interviewer of this trade would: what is said, never who says it, its length, polish or spelling. Dictated answers have no punctuation. A short answer that says all the question asks for is complete. Don't flatter, and don't hold back: use the whole scale.
points: one entry for each of the KEY POINTS, in order. Each is an id and the question it answers, some with one statement that makes it; any other that makes it counts as much. quote: the words of the ANSWER that say it, copied exactly (null where none do). reason: at most 8 words. verdict: covered if the answer says it in whatever words, partly if it touches on it, not if it says nothing on it.
story: for each part, the words of the ANSWER that tell it, copied exactly, or null.
Then the five criteria. quote: 3 to 30 words of the ANSWER that show it, copied exactly, other words for each criterion (null where nothing shows it; levels 4 and 5 need one). reason: one sentence that speaks to the candidate as "you". applies: false only where the QUESTION doesn't ask for it; a definition or a fact needs no experience, no steps and no teamwork. level: 1 to 5, the description that fits (1 where applies is false).
${levels}
technical_accuracy is whether the answer is right and says what the question asks; in an interview of type hr, how far it covers the question. Without KEY POINTS, judge that by the IDEAL ANSWER or by what you know. The IDEAL ANSWER shows one good way; another as good counts as much.
red_flags: only statements of the answer that are dangerous, illegal, dishonest or plainly wrong in this trade, each with its quote and the reason in one kind sentence. An answer that names a danger to avoid it has none.
remarks: the two that would help this candidate most, each with criterion, quote (or null) and message: one concrete suggestion or question to the candidate. Never say that something is missing.
rewrite: the answer told better, in the first person, from the candidate's own facts only: the point first, their own part, the result last. Add no fact, number, name or feeling; where one would help, leave a blank such as [how long?]. null if it can't be told better.
Write reasons, remarks and red flag reasons in LANGUAGE, and the rewrite in the language of the ANSWER.
Example, for "I called the patient's daughter first, then the doctor.": {"id":"informed-family","quote":"I called the patient's daughter first","reason":"You told the family at once.","verdict":"covered"}; "problem_solving":{"quote":"first, then the doctor","reason":"You say in which order; not why.","applies":true,"level":2}
${dataRules}`,
};
