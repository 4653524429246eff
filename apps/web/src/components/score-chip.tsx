import { CircleAlert, CircleCheck, CircleMinus } from 'lucide-react';
import { formatScore } from '../lib/format.ts';
import { ratingLabel, scoreTone } from '../lib/rating.ts';

const icons = { good: CircleCheck, fair: CircleMinus, weak: CircleAlert } as const;

interface ScoreChipProps {
  /** 0 to 100. */
  score: number;
  /** Leaves the number out where it stands large beside the chip. */
  wordOnly?: boolean;
}

/** A score with its colour, its icon and its word: never colour alone. */
export function ScoreChip({ score, wordOnly }: ScoreChipProps) {
  const tone = scoreTone(score);
  const Icon = icons[tone];
  return (
    <span className={`chip num ${tone}`}>
      <Icon className="i" aria-hidden="true" />
      {wordOnly ? ratingLabel(score) : `${formatScore(score)}, ${ratingLabel(score)}`}
    </span>
  );
}
