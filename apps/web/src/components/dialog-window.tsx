import { Dialog as Base } from '@base-ui/react/dialog';
import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';

export interface DialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  title: string;
  /** One sentence under the title; describes the dialog to a reader. */
  text?: ReactNode;
  children?: ReactNode;
  /** Buttons at the foot; the safe one first. */
  actions?: ReactNode;
}

/** The modal sheet of `Dialog`. */
export function DialogWindow({ open, onOpenChange, title, text, children, actions }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Popup className="dialog">
          <Base.Title className="dialog-title">{title}</Base.Title>
          {text ? <Base.Description className="dialog-text">{text}</Base.Description> : null}
          {children}
          {actions ? <div className="dialog-actions">{actions}</div> : null}
          <Base.Close className="ib dialog-close" aria-label={t`Close`}>
            <X className="i" aria-hidden="true" />
          </Base.Close>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
