import { formatClock } from '@/lib/format.ts';
import type { DeliveryRemark } from '../delivery-remarks.ts';

/** What there is to say of how an answer was spoken, each with its moment; nothing where there is nothing to say. */
export function DeliveryRemarkList({ remarks }: { remarks: readonly DeliveryRemark[] }) {
  if (remarks.length === 0) return null;
  return (
    <ul className="tl-notes">
      {remarks.map(({ kind, fromSeconds, text }) => (
        <li key={`${kind}-${fromSeconds}`}>
          {kind === 'steady' ? null : <span className="num muted">{formatClock(fromSeconds)}</span>}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
