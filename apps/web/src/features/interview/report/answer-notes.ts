import { type AnswerMark, type Evidence, isProven, redFlagsOf } from '@greenroom/domain';
import { remarkLang } from './remark-language.ts';
import type { AnswerReport } from './report.ts';

/** A note in the margin of an answer, at the words it is about. */
export interface AnswerNote {
  /** `flag`: something dangerous, with the reason. `marked`: the user pointed these words out. */
  kind: 'strength' | 'gap' | 'tip' | 'flag' | 'marked';
  text: string;
  /** Of the text. */
  lang: string;
  quote: string;
  start: number;
  end: number;
  /** Only of a remark of rubric 1.x, which names it. */
  criterion?: Evidence['criterion'];
  /** Points of 100 that a mark adds. */
  worth: number;
  /** Of a red flag: the id that a mark on it has, and whether the user set it aside. */
  flag?: { id: string; isSetAside: boolean };
}

type Place = Pick<Evidence, 'quote' | 'start' | 'end'>;

const placeOf = ({ quote, start, end }: Place) => ({ quote, start, end });

/** The notes beside an answer in the order of its words: what was seen, what is dangerous, what the user pointed out. */
export function answerNotes(report: AnswerReport, marks: readonly AnswerMark[]): AnswerNote[] {
  const { answer, question, detail } = report;
  const flags = redFlagsOf(detail?.flags ?? []);
  const asides = marks.filter((mark) => mark.kind === 'not_meant' && mark.questionText === question);
  const remarks = (detail?.evidence ?? []).flatMap((remark): AnswerNote[] => {
    const { kind, quote, message, criterion } = remark;
    if (quote === '' || kind === 'measured' || kind === 'question') return [];
    const found = kind === 'gap' ? flags.find(({ flag }) => flag.quote === quote) : undefined;
    const place = { ...placeOf(remark), lang: remarkLang(remark), worth: 0 };
    if (found) {
      const isSetAside = asides.some(({ pointId }) => pointId === found.id);
      return [{ kind: 'flag', text: found.flag.message, ...place, flag: { id: found.id, isSetAside } }];
    }
    return [{ kind, text: message, ...place, criterion: detail?.points ? undefined : criterion }];
  });
  const marked = marks
    .filter((mark) => mark.kind === 'said' && mark.questionText === question && isProven(answer, mark))
    .map(
      (mark): AnswerNote => ({
        kind: 'marked',
        text: mark.ask,
        lang: 'en',
        ...placeOf(mark),
        worth: mark.worth,
      }),
    );
  return [...remarks, ...marked].sort((one, other) => one.start - other.start || one.end - other.end);
}
