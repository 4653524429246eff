import { Dialog as Base } from '@base-ui/react/dialog';
import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';

export interface DrawerProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** What the drawer holds; read aloud. */
  title: string;
  /** Shown at the top, beside the close button. */
  head?: ReactNode;
  children: ReactNode;
}

/** The panel of `Drawer`. */
export function DrawerWindow({ open, onOpenChange, title, head, children }: DrawerProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Popup className="drawer">
          <Base.Title className="vh">{title}</Base.Title>
          <div className="row sp drawer-head">
            {head}
            <Base.Close className="ib" aria-label={t`Close menu`}>
              <X className="i" aria-hidden="true" />
            </Base.Close>
          </div>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
