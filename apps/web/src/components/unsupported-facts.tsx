import type { UnsupportedFact } from '@greenroom/domain';
import { clsx } from 'clsx';
import type { Piece } from '@/lib/cut-text.ts';

/** A generated text with the words marked that no input supports. */
export function FactMarks({ pieces }: { pieces: readonly Piece<UnsupportedFact>[] }) {
  return pieces.map(({ text, mark, start }) =>
    mark ? (
      <mark key={start} className="w">
        {text}
      </mark>
    ) : (
      <span key={start}>{text}</span>
    ),
  );
}

/** The same words, each with why it is marked. */
export function FactList({ facts, className }: { facts: readonly UnsupportedFact[]; className?: string }) {
  return (
    <ul className={clsx('lines', className)} lang="en">
      {facts.map(({ quote, reason, start }) => (
        <li key={`${start} ${quote}`}>
          <b>{quote}</b> {reason}
        </li>
      ))}
    </ul>
  );
}
