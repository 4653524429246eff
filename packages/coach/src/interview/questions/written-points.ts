import { mostQuestionPoints, QuestionPoint } from '@greenroom/domain';
import { z } from 'zod';
import { isTaboo } from '../../content/question-taboos.ts';
import { evenSpaces } from '../../text/even-spaces.ts';
import { jaccard } from '../../text/overlap.ts';
import { contentStems, readPassage } from '../../text/passage.ts';
import { pointIdOf } from '../matching/question-points.ts';
import { isOtherLanguage, remarkText } from '../remark-text.ts';
import { nearDuplicate } from './choose.ts';
import type { WrittenQuestion } from './written-question.ts';

/** A key point as a model writes it. */
export const WrittenPoint = z.object({
  label: z.string(),
  says: z.string(),
  ask: z.string(),
  praise: z.string(),
});
export type WrittenPoint = z.infer<typeof WrittenPoint>;
/** The points of one question. A list that has another shape is no list. */
export const WrittenPoints = z.array(WrittenPoint).catch([]).meta({ default: undefined });

/** With fewer, the points that are authored for the kind of question say more. */
const fewestPoints = 2;
const words = { says: [5, 30], ask: [3, 25], praise: [3, 18], label: [1, 6] } as const;
/** How a sentence begins that was cut out of the middle of another one. */
const cutStart = /^(?:and|but|or|so|because|which|than|consequently|therefore|also|such)\b/i;
const firstPerson = /\b(?:I|me|my|myself|we|us|our)\b/;
/** A verb of a statement without a speaker, by its form. */
const verbForm =
  /\b(?:is|are|was|were|be|can|could|will|would|should|must|may|have|had|do|\p{L}{2,}s|\p{L}{2,}ed)\b/u;
const reproach = /\b(?:did not|didn['’]t|never|forgot to) (?:say|mention|tell|name|explain)|\bmissing\b/i;

function hasWords(text: string, [fewest, most]: readonly [number, number]): boolean {
  const count = text.split(' ').filter(Boolean).length;
  return count >= fewest && count <= most;
}

/** Whether a text is a whole sentence that somebody can say, and no piece of one. */
function isStatement(text: string, kind: WrittenQuestion['kind'], language: string): boolean {
  if (!hasWords(text, words.says) || !/[.!]["”]?$/.test(text) || /^\p{Ll}/u.test(text)) return false;
  if (language !== 'English') return true;
  const isTold = kind === 'behavioural' || kind === 'situational' || kind === 'motivation';
  return !cutStart.test(text) && (firstPerson.test(text) || (!isTold && verbForm.test(text)));
}

const isAsk = (text: string) =>
  hasWords(text, words.ask) && /^[^?]+\?$/.test(text) && !text.includes(';') && !isTaboo(text);

const isPraise = (text: string, language: string) =>
  hasWords(text, words.praise) && !text.includes('?') && (language !== 'English' || /\byou/i.test(text));

const stemsOf = (text: string) => new Set(contentStems(readPassage(text)));

/**
 * The key points of a model that can be used, under the contract of the authored ones: a whole statement, one coaching question that
 * reproaches nobody, short praise, all in the language of the set, on what the question is about, no two the same. Null where too few
 * are left: the question then has the points that are authored for what it asks.
 */
export function goodPoints(
  written: readonly WrittenPoint[],
  { question_text, ideal_answer, kind }: Pick<WrittenQuestion, 'question_text' | 'ideal_answer' | 'kind'>,
  language: string,
): QuestionPoint[] | null {
  const about = stemsOf(`${question_text} ${ideal_answer}`);
  const ids = new Set<string>();
  const earlier: ReadonlySet<string>[] = [];
  const good = written.flatMap((one): QuestionPoint[] => {
    const label = evenSpaces(one.label);
    const says = evenSpaces(one.says);
    const ask = remarkText(one.ask, language);
    const praise = remarkText(one.praise, language);
    const id = pointIdOf({ label });
    if (id === '' || ids.has(id) || !hasWords(label, words.label)) return [];
    if (!isStatement(says, kind, language) || !isAsk(ask) || !isPraise(praise, language)) return [];
    if (reproach.test(`${ask} ${praise}`) || isOtherLanguage(readPassage(says), language)) return [];
    const stems = stemsOf(says);
    if (![...stems].some((stem) => about.has(stem))) return [];
    if (earlier.some((other) => jaccard(other, stems) >= nearDuplicate)) return [];
    const point = QuestionPoint.safeParse({ label, ask, praise, says: [says] });
    if (!point.success) return [];
    ids.add(id);
    earlier.push(stems);
    return [point.data];
  });
  return good.length >= fewestPoints ? good.slice(0, mostQuestionPoints) : null;
}
