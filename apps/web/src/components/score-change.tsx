import { t } from '@lingui/core/macro';
import { ArrowRight } from 'lucide-react';

interface ScoreChangeProps {
  before: number;
  now: number;
  className?: string;
}

/** Two scores of one answer: `76 → 91`, read as "76 to 91". */
export function ScoreChange({ before, now, className = '' }: ScoreChangeProps) {
  return (
    <span className={`score-change num ${className}`}>
      <span className="was">{before}</span>
      <ArrowRight className="i" aria-hidden="true" />
      <span className="vh">{t({ message: 'to', context: 'between two scores' })}</span>
      <span className="is">{now}</span>
    </span>
  );
}
