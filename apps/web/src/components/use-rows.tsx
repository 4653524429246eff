import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';

/** A longer list is read a part at a time. */
const rowsAtOnce = 20;

/** The first rows of a list, and a button for the next ones while there are more. */
export function useRows<Row>(rows: readonly Row[]): { shown: readonly Row[]; more: ReactNode } {
  const [count, setCount] = useState(rowsAtOnce);
  const more =
    rows.length > count ? (
      <Button small className="more-rows" onClick={() => setCount(count + rowsAtOnce)}>
        {t`Show more`}
      </Button>
    ) : null;
  return { shown: rows.slice(0, count), more };
}
