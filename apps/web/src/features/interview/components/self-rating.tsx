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
          weak
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
                {mark === 1 ? ' of 5, weak' : mark === 5 ? ' of 5, strong' : ' of 5'}
              </span>
            </span>
          </label>
        ))}
        <span className="small muted" aria-hidden="true">
          strong
        </span>
      </div>
    </fieldset>
  );
}
