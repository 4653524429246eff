import { modelNotice, truthOptions } from '@greenroom/domain';
import { z } from 'zod';
import { isTaboo } from '../content/question-taboos.ts';
import { scoreAnswerNow } from '../interview/score-answer.builtin.ts';
import type { AskModel } from '../model/connect-model.ts';
import { dailyChallengePrompt } from '../model/prompts/daily-challenge.ts';
import { seededRandom } from '../seeded-random.ts';
import { jaccard } from '../text/overlap.ts';
import { contentStems, readPassage } from '../text/passage.ts';
import { type Challenge, challengeFor } from './challenge-for.builtin.ts';

/** Nobody waits for it: it is written ahead. */
const challengeBudgetMs = 40_000;
const nearDuplicate = 0.6;
const strongFrom = 70;

const Written = z.object({
  question: z.string(),
  answer: z.string(),
  wrong: z.array(z.string()),
  explanation: z.string(),
});
type Written = z.infer<typeof Written>;

const stemsOf = (text: string) => new Set(contentStems(readPassage(text)));
const isBetween = (text: string, least: number, most: number) =>
  text.trim().length >= least && text.trim().length <= most;

function choiceFaults({ answer, wrong }: Written): string[] {
  const all = [answer, ...wrong].map((option) => option.trim().toLowerCase());
  if (wrong.length !== 3 || new Set(all).size !== 4)
    return ['give one right and three other, different wrong answers'];
  if (!all.every((option) => isBetween(option, 1, 300))) return ['an option is empty or too long'];
  const longestWrong = Math.max(...wrong.map((option) => option.length));
  return answer.length > longestWrong * 1.4 + 10 ? ['the right answer is given away by its length'] : [];
}

function openFaults({ question, answer, wrong }: Written): string[] {
  if (wrong.length > 0) return ['wrong must be empty'];
  const score = scoreAnswerNow({
    question,
    idealAnswer: answer,
    answer,
    jobRole: '',
    interviewType: 'mixed',
  });
  return score.overall >= strongFrom ? [] : ['the answer is not a strong answer to the question'];
}

function faultsOf(written: Written, base: Challenge): string[] {
  const { question, answer, wrong, explanation } = written;
  const faults: string[] = [];
  if (!isBetween(question, 15, 400) || !/[.?]["”]?$/.test(question.trim()))
    faults.push('question has the wrong length or end');
  if (!isBetween(explanation, 30, 400)) faults.push('explanation has the wrong length');
  if (isTaboo(question)) faults.push('question asks what may not be asked');
  if (jaccard(stemsOf(question), stemsOf(base.question_text)) >= nearDuplicate)
    faults.push('question asks the same as SUBJECT');
  if (base.question_type === 'multiple_choice') faults.push(...choiceFaults(written));
  if (base.question_type === 'open_ended') faults.push(...openFaults(written));
  const isTruth = (truthOptions as readonly string[]).includes(answer) && wrong.length === 0;
  if (base.question_type === 'true_false' && !isTruth)
    faults.push('answer must be True or False, wrong empty');
  return faults;
}

/** The right option stands in each place equally often over the days. */
function placed(date: string, { answer, wrong }: Written): string[] {
  const options = wrong.map((option) => option.trim());
  options.splice(Math.floor(seededRandom(`place ${date}`)() * (wrong.length + 1)), 0, answer.trim());
  return options;
}

/**
 * The challenge of a date as a model writes it, in the type and difficulty that the bank's schedule has for the day; checked for
 * all that the bank's tests ask. The same for everybody once it is stored. Where the model fails, the bank's own.
 */
export async function challengeForByModel(model: AskModel, date: string): Promise<Challenge> {
  const base = await challengeFor(date);
  const outcome = await model.ask({
    prompt: dailyChallengePrompt,
    schema: Written,
    parts: [
      { label: 'ORDER', text: `type: ${base.question_type}\ndifficulty: ${base.difficulty}\nday: ${date}` },
      { label: 'SUBJECT', text: base.question_text },
    ],
    check: (written) => faultsOf(written, base),
    budgetMs: challengeBudgetMs,
    maxOutputTokens: 1_500,
  });
  if (!outcome.ok) return { ...base, notice: modelNotice(outcome.code) };
  const written = outcome.value;
  return {
    ...base,
    question_text: written.question.trim(),
    options: base.question_type === 'multiple_choice' ? placed(date, written) : base.options,
    correct_answer: written.answer.trim(),
    explanation: written.explanation.trim(),
    engine: model.engineOf(dailyChallengePrompt),
  };
}
