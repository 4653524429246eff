import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import { Button } from '@/components/button.tsx';

interface SplitEntryProps {
  items: readonly string[];
  onSplit(item: number): void;
  onCancel(): void;
}

/** Asks where the second entry begins. */
export function SplitEntry({ items, onSplit, onCancel }: SplitEntryProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const name = useId();
  return (
    <fieldset className="split">
      <legend>{t`Where does the second one start?`}</legend>
      <ul>
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
          <li key={at}>
            <label>
              <input
                type="radio"
                name={name}
                // biome-ignore lint/a11y/noAutofocus: the choice was just asked for
                autoFocus={at === 0}
                checked={chosen === at}
                onChange={() => setChosen(at)}
              />
              <span>{item}</span>
            </label>
          </li>
        ))}
      </ul>
      <div className="row wr">
        <Button
          small
          variant="primary"
          disabled={chosen === null}
          onClick={() => chosen !== null && onSplit(chosen)}
        >
          {t`Split here`}
        </Button>
        <Button small onClick={onCancel}>{t`Cancel`}</Button>
      </div>
    </fieldset>
  );
}
