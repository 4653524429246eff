import type { MessageDescriptor } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { said } from '@/lib/messages.ts';

/** One line of a list of keys: what to press, and what happens then. */
export interface KeyLine {
  keys: readonly string[];
  does: MessageDescriptor;
}

/** Keys and what they do, as a list of terms. */
export function KeyList({ lines }: { lines: readonly KeyLine[] }) {
  return (
    <dl className="key-list">
      {lines.map(({ keys, does }) => (
        <div key={does.id}>
          <dt>
            {keys.map((name) => (
              <kbd key={name}>{said(name)}</kbd>
            ))}
          </dt>
          <dd>{t(does)}</dd>
        </div>
      ))}
    </dl>
  );
}
