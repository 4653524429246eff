import { t } from '@lingui/core/macro';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDeleteProps {
  /** What the button does. */
  label: string;
  title: string;
  text: string;
  small?: boolean;
  onDelete(): void;
}

/** A button that deletes what can't be brought back, and asks once before it does. */
export function ConfirmDelete({ label, title, text, small, onDelete }: ConfirmDeleteProps) {
  const [isAsking, setAsking] = useState(false);
  const remove = () => {
    setAsking(false);
    onDelete();
  };
  return (
    <>
      <Button small={small} onClick={() => setAsking(true)}>
        <Trash2 className="i" aria-hidden="true" />
        {label}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={title}
        text={text}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t`Cancel`}</Button>
            <Button variant="primary" className="danger" onClick={remove}>
              {t`Delete`}
            </Button>
          </>
        }
      />
    </>
  );
}
