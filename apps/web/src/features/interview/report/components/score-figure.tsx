import type { Confidence, InterviewFeedback } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import type { CSSProperties } from 'react';
import { Bar } from '@/components/bar.tsx';
import { ScoreChip } from '@/components/score-chip.tsx';
import { confidenceLabel, type Figures, rangeWithMarks } from '../answer-points.ts';

interface ScoreFigureProps {
  figures: Figures;
  confidence: Confidence | undefined;
  /** Where the score without marks lies, at low confidence. */
  range: InterviewFeedback['range'];
  /** A figure to compare with, as a tick on the bar. */
  tick?: number;
}

/** A score large, with its word, how sure it is, and its bar; at low confidence "About" and the range. */
export function ScoreFigure({ figures, confidence, range, tick }: ScoreFigureProps) {
  const { own, shown } = figures;
  const isRough = confidence === 'low' && range !== undefined;
  return (
    <>
      <div className="tot">
        <p className="fig num">
          {isRough ? (
            <span className="about">{t({ message: 'About', context: 'a rough score' })}</span>
          ) : null}
          <span className="vh">{t`Score`} </span>
          <span>{shown}</span>
          <small>%</small>
        </p>
        <div className="word">
          <ScoreChip score={shown} wordOnly />
          <span>{confidenceLabel(confidence)}</span>
        </div>
      </div>
      {isRough ? (
        <RangeBar {...rangeWithMarks(range, figures)} at={shown} />
      ) : (
        <Bar value={shown} label={t`Score`} scored tick={tick ?? (shown === own ? undefined : own)} />
      )}
    </>
  );
}

/** The range as a band, with a tick at the score. */
function RangeBar({ low, high, at }: { low: number; high: number; at: number }) {
  const style = { '--a': low, '--z': high, '--p': at } as CSSProperties;
  return (
    <>
      <div
        className="bar rng"
        style={style}
        role="img"
        aria-label={t`Likely between ${low} and ${high} out of 100`}
      >
        <i />
        <b />
      </div>
      <p className="lead">
        {t`Likely ${low} to ${high}. We recognized only part of what you said, so this is a rough estimate.`}
      </p>
    </>
  );
}
