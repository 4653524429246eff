import { t } from '@lingui/core/macro';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { IconButton } from '@/components/button.tsx';

interface OrderButtonsProps {
  /** What is moved; read aloud. */
  name: string;
  /** The ids of the buttons begin so. */
  id: string;
  at: number;
  last: number;
  onMove(to: number): void;
  onRemove?(): void;
}

/** Up, down, and away: the order of a list without a mouse. */
export function OrderButtons({ name, id, at, last, onMove, onRemove }: OrderButtonsProps) {
  return (
    <span className="order">
      <IconButton
        id={`${id}-up`}
        label={t`Move up: ${name}`}
        disabled={at === 0}
        onClick={() => onMove(at - 1)}
      >
        <ArrowUp className="i" aria-hidden="true" />
      </IconButton>
      <IconButton
        id={`${id}-down`}
        label={t`Move down: ${name}`}
        disabled={at >= last}
        onClick={() => onMove(at + 1)}
      >
        <ArrowDown className="i" aria-hidden="true" />
      </IconButton>
      {onRemove ? (
        <IconButton label={t`Remove: ${name}`} onClick={onRemove}>
          <Trash2 className="i" aria-hidden="true" />
        </IconButton>
      ) : null}
    </span>
  );
}
