import type { AnswerMark } from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { ScoreChip } from '@/components/score-chip.tsx';
import { answerFigures, type Figures } from '../answer-points.ts';
import { purposeLabel } from '../purpose.ts';
import type { AnswerReport } from '../report.ts';
import type { Retry } from '../report-queries.ts';

interface QuestionRowProps {
  /** From 0. */
  index: number;
  report: AnswerReport;
  marks: readonly AnswerMark[];
  retries: readonly Retry[];
  to: string;
  /** In sight and focused from the start: the way back from a retry leads here. */
  arrivedAt: boolean;
}

/** One question of the report: a line about the answer, its score, and the way to read it with its notes. */
export function QuestionRow({ index, report, marks, retries, to, arrivedAt }: QuestionRowProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (arrivedAt) link.current?.focus();
  }, [arrivedAt]);
  return (
    <li>
      <Link ref={link} to={to} data-stop>
        <span className="muted num">{index + 1}</span>
        <span>
          <span className="t" lang={report.lang}>
            {report.question}
          </span>
          <small>{aboutAnswer(report, marks, retries)}</small>
        </span>
        <QuestionScore report={report} marks={marks} />
        <ArrowRight className="i" aria-hidden="true" />
      </Link>
    </li>
  );
}

const withoutMarks = ({ own, setAside }: Figures) =>
  setAside > 0 ? t`${own} without your corrections.` : t`${own} without the words you pointed out.`;

/** What the question was for, and what was measured or counted of the answer, in a line. */
function aboutAnswer(report: AnswerReport, marks: readonly AnswerMark[], retries: readonly Retry[]): string {
  const { detail, answer } = report;
  const figures = answerFigures(report, marks);
  const label = purposeLabel(report.purpose);
  const parts = label === '' ? [] : [`${label}.`];
  if (figures && figures.shown > figures.own) {
    parts.push(withoutMarks(figures));
  } else if (detail?.range) {
    const { low, high } = detail.range;
    parts.push(t`Likely ${low} to ${high}.`);
  } else if (detail && answer.trim() !== '') {
    const { words } = detail;
    parts.push(plural(words, { one: '# word.', other: '# words.' }));
  }
  const last = retries.at(-1);
  if (last) {
    const { overall } = last.score;
    parts.push(t`Retry: ${overall}.`);
  }
  return parts.join(' ');
}

function QuestionScore({ report, marks }: { report: AnswerReport; marks: readonly AnswerMark[] }) {
  if (report.answer.trim() === '') return <span className="chip muted">{t`0, not answered`}</span>;
  const figures = answerFigures(report, marks);
  return figures ? <ScoreChip score={figures.shown} /> : <span className="chip muted">{t`Not scored`}</span>;
}
