import { t } from '@lingui/core/macro';
import { Circle, CircleCheck } from 'lucide-react';

interface ChecklistProps {
  items: readonly { id: string; label: string; met: boolean }[];
}

/** Requirements listed before they fail; each turns green when met. */
export function Checklist({ items }: ChecklistProps) {
  return (
    <ul className="chk">
      {items.map(({ id, label, met }) => (
        <li key={id} className={met ? 'ok' : undefined}>
          {met ? (
            <CircleCheck className="i" aria-hidden="true" />
          ) : (
            <Circle className="i" aria-hidden="true" />
          )}
          <span>
            {label}
            <span className="vh">{met ? t`: met` : t`: not met yet`}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
