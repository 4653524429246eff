import { Progress } from '@base-ui/react/progress';
import type { CSSProperties } from 'react';

interface ProgressBarProps {
  /** How much is done, 0 to `max`. */
  value: number;
  max?: number;
  /** What is under way; read aloud. */
  label: string;
}

/** How far something has come. For a score, take Bar. */
export function ProgressBar({ value, max = 100, label }: ProgressBarProps) {
  const percent = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0;
  return (
    <Progress.Root value={value} max={max} aria-label={label}>
      <Progress.Track className="bar" style={{ '--v': percent } as CSSProperties}>
        <i />
      </Progress.Track>
    </Progress.Root>
  );
}
