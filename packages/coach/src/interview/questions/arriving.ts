import { isTaboo } from '../../content/question-taboos.ts';
import { remarkText } from '../remark-text.ts';

function questionsIn(partial: unknown): readonly unknown[] {
  const questions = (partial as { questions?: unknown } | undefined)?.questions;
  return Array.isArray(questions) ? questions : [];
}

/** The questions of a set that have arrived: the last one may still be on its way. */
export const arrived = (partial: unknown): readonly unknown[] => questionsIn(partial).slice(0, -1);

/** The question that is being written, as soon as its own text is whole; undefined while it isn't, and where it must not be asked. */
export function beingWritten(partial: unknown, language: string): string | undefined {
  const last = questionsIn(partial).at(-1) as Record<string, unknown> | null | undefined;
  // The next part of it has begun.
  if (typeof last?.question_text !== 'string' || Object.keys(last).length < 2) return undefined;
  const text = remarkText(last.question_text, language);
  return text === '' || isTaboo(text) ? undefined : text;
}
