import { GeneratedQuestion, questionPhases } from '@greenroom/domain';
import { z } from 'zod';
import { isTaboo } from '../../content/question-taboos.ts';
import { evenSpaces } from '../../text/even-spaces.ts';
import { jaccard } from '../../text/overlap.ts';
import { contentStems, readPassage } from '../../text/passage.ts';
import { isOtherLanguage } from '../remark-text.ts';
import { scoreAnswerNow } from '../score-answer.builtin.ts';
import { nearDuplicate } from './choose.ts';

/** A question as a model writes it. */
export const WrittenQuestion = z.object({
  question_text: z.string(),
  ideal_answer: z.string(),
  kind: GeneratedQuestion.shape.kind,
  competency: z.string(),
  level: z.number(),
  hint: z.string(),
  phase: z.enum(questionPhases),
});
export type WrittenQuestion = z.infer<typeof WrittenQuestion>;

/** An ideal answer that our own rules cap is none. */
const worstIdealCap = 50;

/** The stems by which two questions are held against each other. */
export const stemsOf = (text: string) => new Set(contentStems(readPassage(text)));
/** What is wrong with a question that a model wrote, beside those before it; undefined for a good one. */
export function faultOf(
  question: WrittenQuestion,
  earlier: readonly ReadonlySet<string>[],
  language: string,
): string | undefined {
  const text = evenSpaces(question.question_text);
  const ideal = question.ideal_answer.trim();
  if (text.length < 15 || text.length > 400 || !/[?.]["”]?$/.test(text))
    return 'is no question of fitting length';
  if (isOtherLanguage(readPassage(`${text} ${ideal}`), language)) return `is not written in ${language}`;
  if (isTaboo(text)) return 'asks what an interviewer may not ask';
  if (ideal.length < 150 || ideal.length > 3_000) return 'has an ideal answer of the wrong length';
  if (![1, 2, 3].includes(question.level)) return 'has a level other than 1, 2 or 3';
  if (evenSpaces(question.competency).length < 3 || evenSpaces(question.competency).length > 80)
    return 'names no competency';
  if (evenSpaces(question.hint).length > 300) return 'has a hint that is too long';
  const stems = stemsOf(text);
  if (earlier.some((other) => jaccard(other, stems) >= nearDuplicate)) return 'asks the same as another';
  // The built-in engine reads English.
  if (language !== 'English') return undefined;
  const score = scoreAnswerNow({
    question: text,
    idealAnswer: ideal,
    answer: ideal,
    jobRole: '',
    interviewType: 'mixed',
  });
  const cap = Math.min(100, ...score.flags.flatMap((flag) => flag.cap ?? []));
  return score.scored && cap > worstIdealCap ? undefined : 'has an ideal answer that does not answer it';
}

/** A question of a model as it is asked. */
export const asAsked = (written: WrittenQuestion): Omit<GeneratedQuestion, 'reason'> => ({
  question_text: evenSpaces(written.question_text),
  ideal_answer: written.ideal_answer.trim(),
  bank_id: null,
  kind: written.kind,
  competency: evenSpaces(written.competency),
  level: GeneratedQuestion.shape.level.parse(written.level),
  hint: evenSpaces(written.hint),
  phase: written.phase,
});
