import { t } from '@lingui/core/macro';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from './button.tsx';

/** A longer list is read a part at a time. */
const rowsAtOnce = 20;

/** The first rows of a list, and a button for the next ones while there are more. It goes right behind the list. */
export function useRows<Row>(rows: readonly Row[]): { shown: readonly Row[]; more: ReactNode } {
  const [count, setCount] = useState(rowsAtOnce);
  const showMore = ({ currentTarget }: MouseEvent) => {
    const list = currentTarget.previousElementSibling;
    flushSync(() => setCount(count + rowsAtOnce));
    // The button goes with the last rows: the keyboard goes on at the first new one.
    list?.children[count]?.querySelector<HTMLElement>('a, button, summary')?.focus();
  };
  const more =
    rows.length > count ? (
      <Button small className="more-rows" onClick={showMore}>
        {t`Show more`}
      </Button>
    ) : null;
  return { shown: rows.slice(0, count), more };
}
