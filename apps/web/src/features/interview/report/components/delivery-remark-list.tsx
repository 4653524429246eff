import { t } from '@lingui/core/macro';
import { Button } from '@/components/button.tsx';
import { formatClock } from '@/lib/format.ts';
import type { DeliveryRemark } from '../delivery-remarks.ts';

interface DeliveryRemarkListProps {
  remarks: readonly DeliveryRemark[];
  /** Plays from a moment; left out where there is no recording. */
  onJump?(fromSeconds: number): void;
}

/** What there is to say of how an answer was spoken, each with its moment; nothing where there is nothing to say. */
export function DeliveryRemarkList({ remarks, onJump }: DeliveryRemarkListProps) {
  if (remarks.length === 0) return null;
  return (
    <ul className="tl-notes">
      {remarks.map(({ kind, fromSeconds, text }) => (
        <li key={`${kind}-${fromSeconds}`}>
          {kind === 'steady' ? null : <Moment {...{ fromSeconds, onJump }} />}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** When something was said: a button where it can be played. */
function Moment({ fromSeconds, onJump }: Pick<DeliveryRemarkListProps, 'onJump'> & { fromSeconds: number }) {
  const moment = formatClock(fromSeconds);
  if (!onJump) return <span className="num muted">{moment}</span>;
  return (
    <Button small variant="quiet" aria-label={t`Play from ${moment}`} onClick={() => onJump(fromSeconds)}>
      <span className="num">{moment}</span>
    </Button>
  );
}
