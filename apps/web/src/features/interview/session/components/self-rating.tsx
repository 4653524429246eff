import { t } from '@lingui/core/macro';
import { useId } from 'react';

const marks = [1, 2, 3, 4, 5] as const;

interface SelfRatingProps {
  legend: string;
  value: number | null;
  onRate(rating: number): void;
}

/** The user's own mark for an answer, before anybody else's is shown. */
export function SelfRating({ legend, value, onRate }: SelfRatingProps) {
  const name = useId();
  return (
    <fieldset className="rate">
      <legend>{legend}</legend>
      <div className="rate-marks">
        <span className="small muted" aria-hidden="true">
          {t`weak`}
        </span>
        {marks.map((mark) => (
          <label key={mark}>
            <input
              type="radio"
              name={name}
              value={mark}
              checked={value === mark}
              onChange={() => onRate(mark)}
            />
            <span className="num">
              {mark}
              <span className="vh">
                {' '}
                {mark === 1 ? t`of 5, weak` : mark === 5 ? t`of 5, strong` : t`of 5`}
              </span>
            </span>
          </label>
        ))}
        <span className="small muted" aria-hidden="true">
          {t`strong`}
        </span>
      </div>
    </fieldset>
  );
}
