import { t } from '@lingui/core/macro';
import { ChevronDown } from 'lucide-react';
import type { Question } from '../../opening.ts';
import type { SessionState } from '../session-state.ts';
import { SelfRating } from './self-rating.tsx';

interface LiveRatingsProps {
  questions: readonly Question[];
  state: SessionState;
  onRate(position: number, rating: number): void;
}

/** At the last question of a live interview, once: the user's own marks, to be held against the report. */
export function LiveRatings({ questions, state, onRate }: LiveRatingsProps) {
  const textAt = (position: number) =>
    position === state.index ? state.current : (state.answers[position] ?? '');
  const answered = questions.flatMap((question, position) =>
    textAt(position).trim() === '' ? [] : [{ question, position }],
  );
  if (answered.length === 0) return null;
  return (
    <details className="self-check">
      <summary>
        <ChevronDown className="i" aria-hidden="true" />
        {t`Rate your own answers before you see the report (optional)`}
      </summary>
      {answered.map(({ question, position }) => (
        <SelfRating
          key={question.question_text}
          legend={`${position + 1}. ${question.question_text}`}
          value={state.ratings[position] ?? null}
          onRate={(rating) => onRate(position, rating)}
        />
      ))}
    </details>
  );
}
