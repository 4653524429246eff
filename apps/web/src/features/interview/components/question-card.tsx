import { t } from '@lingui/core/macro';
import { ChevronDown, RotateCcw } from 'lucide-react';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { ButtonLink } from '@/components/button.tsx';
import { ScoreChip } from '@/components/score-chip.tsx';
import type { AnswerReport, MarginNote } from '../report.ts';
import type { Retry } from '../report-queries.ts';
import { judgeSelfRating } from '../self-rating.ts';
import { AnswerDetail } from './answer-detail.tsx';
import { Attempts } from './attempts.tsx';
import { MarkedAnswer } from './marked-answer.tsx';

interface QuestionCardProps {
  /** From 0. */
  index: number;
  report: AnswerReport;
  retries: readonly Retry[];
  /** Address where this question is answered again. */
  retryTo: string;
  /** A remark on this answer that was chosen elsewhere on the page. */
  shown: MarginNote | null;
  /** Open and in sight from the start: the way back from a retry leads here. */
  arrivedAt: boolean;
}

/** One question of the report, closed at first: the answer with its remarks, its receipt, its levels, its retries. */
export function QuestionCard({ index, report, retries, retryTo, shown, arrivedAt }: QuestionCardProps) {
  const { question, answer, score, detail, ideal } = report;
  const [open, setOpen] = useState(arrivedAt);
  const [revealed, setRevealed] = useState<MarginNote | null>(null);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!shown) return;
    setOpen(true);
    setRevealed(shown);
  }, [shown]);
  useEffect(() => {
    if (arrivedAt) summary.current?.focus();
  }, [arrivedAt]);
  const answered = answer.trim() !== '';
  const onToggle = (event: SyntheticEvent<HTMLDetailsElement>) => {
    setOpen(event.currentTarget.open);
    if (!event.currentTarget.open) setRevealed(null);
  };
  return (
    <details open={open} onToggle={onToggle}>
      <summary data-stop ref={summary}>
        <span className="muted num">{index + 1}</span>
        <span lang="en">{question}</span>
        <QuestionScore report={report} />
        <ChevronDown className="i chev" aria-hidden="true" />
      </summary>
      {open ? (
        <div className="inner">
          {answered ? (
            <MarkedAnswer answer={answer} remarks={detail?.evidence ?? []} shown={revealed} />
          ) : (
            <p className="soft">{t`You did not answer this question, so it counts 0.`}</p>
          )}
          {answered ? <SelfRating report={report} /> : null}
          {detail && answered ? <AnswerDetail detail={detail} score={score ?? 0} /> : null}
          {ideal === '' ? null : (
            <details className="why">
              <summary>
                {t`An answer that scores well`}
                <ChevronDown className="i chev" aria-hidden="true" />
              </summary>
              <p className="ideal" lang="en">
                {ideal}
              </p>
            </details>
          )}
          <Attempts report={report} retries={retries} />
          <ButtonLink className="again" to={retryTo}>
            <RotateCcw className="i" aria-hidden="true" />
            {t`Answer this question again`}
          </ButtonLink>
        </div>
      ) : null}
    </details>
  );
}

function QuestionScore({ report: { answer, score } }: { report: AnswerReport }) {
  if (answer.trim() === '') return <span className="chip muted">{t`0, not answered`}</span>;
  return score === null ? <span className="chip muted">{t`Not scored`}</span> : <ScoreChip score={score} />;
}

function SelfRating({ report: { selfRating, score } }: { report: AnswerReport }) {
  if (selfRating === null || score === null) return null;
  return <p className="self-rating">{judgeSelfRating(selfRating, score).text}</p>;
}
