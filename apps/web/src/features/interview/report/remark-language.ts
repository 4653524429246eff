import type { Evidence, Flag, PointFinding, Said } from '@greenroom/domain';
import { codedLang } from '@/lib/coach-score.ts';
import type { TextRun } from '@/lib/coach-text.ts';
import type { AnswerReport } from './report.ts';
import type { CoachLines } from './stored-feedback.ts';

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

/** The runs of a line of the report. A line of an older report is one run. */
export const lineRuns = (
  line: string,
  answers: readonly AnswerReport[],
  runs: CoachLines | undefined,
): readonly TextRun[] => runs?.get(line) ?? [{ text: line, lang: lineLang(line, answers) }];

/** The language of what would lift an answer: by code it is the page's, else that of the remark that it was written for. */
export const liftLang = (lift: string, said: Said | undefined, report: AnswerReport): string =>
  said ? codedLang(said) : lineLang(lift, [report]);

/** The language of a set of questions, as its note has it: English unless it says another. */
export function setLang(questionSet: unknown): string {
  const { source } = (questionSet ?? {}) as { source?: { lang?: unknown } };
  return typeof source?.lang === 'string' ? source.lang : 'en';
}
