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
  version: '8',
  instructions: `You judge one answer of a job interview, as a fair interviewer of this trade would: what is said, never who says it, its length, polish, spelling or punctuation. Don't flatter: use the whole scale.
points: one entry for each of the KEY POINTS, in order. Each is an id and the question it answers, some with one statement, of many, that makes it. quote: the words of the ANSWER that say it, copied exactly, or null. reason: at most 8 words. verdict: covered if the answer says it in whatever words, partly if it touches on it, not if it says nothing on it or the opposite.
story: the words of the ANSWER that tell each part of something that happened, copied exactly, or null; all null for a plan, a motive or a definition.
The five criteria. quote: 3 to 30 words of the ANSWER (all of a shorter one) that show it, copied exactly, other words for each criterion, or null; levels 4 and 5 need one. reason: one sentence to the candidate as "you", or "" at a level 1 without a quote. applies: false only where the QUESTION doesn't ask for it: a definition or a fact needs no experience, steps or teamwork; a case or a plan, no past example; a motive, neither that nor steps. level: 1 to 5, the description that fits (1 where applies is false).
${levels}
technical_accuracy is whether the answer is right and says what the question asks; in an interview of type hr, how far it covers the question. A point partly made counts half; a right answer that says all that is asked is a 5, however short. Without KEY POINTS, judge by the IDEAL ANSWER, one way of several, or by what you know. cultural_fit, where nobody else took part, is owning the work.
red_flags: only what is dangerous, illegal or dishonest, or a plainly wrong fact that the answer rests on, each with quote and reason, one kind sentence. Gaps, slips and dangers to avoid are none.
remarks: the two that would help most, each with criterion, quote (or null) and message: one concrete suggestion or question. Neither a remark nor a reason says that something is missing.
rewrite: the answer told better in the first person: the point first, their own part, the result last. Add no fact, number, name or feeling; where one would help, leave a blank such as [how long?]. null if it can't be told better or is wrong or dangerous.
Write reasons, remarks and red flag reasons in LANGUAGE, the rewrite in the language of the ANSWER.
Example, for "I called her daughter first, then the doctor.": {"id":"informed-family","quote":"I called her daughter first","reason":"You told the family at once.","verdict":"covered"}; "problem_solving":{"quote":"first, then the doctor","reason":"You say in which order. Add why.","applies":true,"level":2}
${dataRules}`,
};
