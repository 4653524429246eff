import { t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { scoreTone } from '../lib/rating.ts';

const toneClasses = { good: 'g', fair: 'f', weak: 'w' } as const;

interface BarProps {
  /** 0 to 100. */
  value: number;
  /** What the bar measures; read aloud with the value. */
  label: string;
  /** Colours the bar by the score; evergreen otherwise. */
  scored?: boolean;
  /** Prints 0, 50 and 100 underneath. */
  scale?: boolean;
  /** The person's own average, as a mark on the bar. */
  tick?: number;
}

const clamp = (value: number) => Math.min(100, Math.max(0, value));

/** A share of 100 as a bar. The same number stands beside it as text. */
export function Bar({ value, label, scored, scale, tick }: BarProps) {
  const width = clamp(value);
  const style = { '--v': width, '--p': tick === undefined ? undefined : clamp(tick) } as CSSProperties;
  return (
    <>
      <div
        className={clsx('bar', scored && toneClasses[scoreTone(width)])}
        style={style}
        role="img"
        aria-label={t`${label}: ${Math.round(width)} out of 100`}
      >
        <i />
        {tick === undefined ? null : <b />}
      </div>
      {scale ? (
        <div className="scale num" aria-hidden="true">
          <span>0</span>
          <span>50</span>
          <span>100</span>
        </div>
      ) : null}
    </>
  );
}
