import type { Evidence, Flag, PointFinding } from '@greenroom/domain';
import type { AnswerReport } from './report.ts';

/** The language of a remark: English, or what a model wrote in. */
export const remarkLang = ({ lang }: Pick<Evidence | Flag | PointFinding, 'lang'>): string => lang ?? 'en';

/** A remark loses its capital and its full stop where it is joined with another. */
const isIn = (line: string, message: string) =>
  line.toLowerCase().includes(message.replace(/[.!?]$/, '').toLowerCase());

/** The language of a line of the report that was put together from remarks: that of the first remark that it holds. */
export function lineLang(line: string, answers: readonly AnswerReport[]): string {
  const remarks = answers.flatMap(({ detail }) => [
    ...(detail?.evidence ?? []),
    ...(detail?.flags ?? []),
    ...(detail?.points ?? []).flatMap(({ ask, praise, lang }) =>
      [ask, praise].map((message) => ({ message, lang })),
    ),
  ]);
  return remarkLang(remarks.find(({ lang, message }) => lang && message !== '' && isIn(line, message)) ?? {});
}

/** The language of a set of questions, as its note has it: English unless it says another. */
export function setLang(questionSet: unknown): string {
  const { source } = (questionSet ?? {}) as { source?: { lang?: unknown } };
  return typeof source?.lang === 'string' ? source.lang : 'en';
}
