import type { MessageDescriptor } from '@lingui/core';
import { t } from '@lingui/core/macro';

/** One line of a list of keys: what to press, and what it does. A name that is the same in every language is a plain string. */
export interface KeyLine {
  keys: readonly (string | MessageDescriptor)[];
  does: MessageDescriptor;
}

/** Keys and what they do, as a list of terms. */
export function KeyList({ lines }: { lines: readonly KeyLine[] }) {
  return (
    <dl className="key-list">
      {lines.map(({ keys, does }) => (
        <div key={does.id}>
          <dt>
            {keys.map((name) => {
              const text = typeof name === 'string' ? name : t(name);
              return <kbd key={text}>{text}</kbd>;
            })}
          </dt>
          <dd>{t(does)}</dd>
        </div>
      ))}
    </dl>
  );
}
