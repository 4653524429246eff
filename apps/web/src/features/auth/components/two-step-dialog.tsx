import { t } from '@lingui/core/macro';
import type { User } from '@supabase/supabase-js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '@/components/dialog.tsx';
import { type TwoStep, twoStepQuery } from '../two-step.ts';
import { TwoStepManage } from './two-step-manage.tsx';
import { TwoStepSetup } from './two-step-setup.tsx';

interface TwoStepDialogProps {
  user: User;
  twoStep: TwoStep;
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** Everything about the two-step sign-in: setting it up, and managing it once it's on. */
export function TwoStepDialog({ user, twoStep, open, onOpenChange }: TwoStepDialogProps) {
  const queries = useQueryClient();
  const isOn = twoStep.authenticators.length > 0;
  // What the dialog opened with stays until it closes: setting up goes on with the recovery codes.
  const [opened, setOpened] = useState({ open, setsUp: !isOn });
  if (opened.open !== open) setOpened({ open, setsUp: !isOn });
  const { setsUp } = opened;
  // Codes that are shown once close by their own button only.
  const [isHeld, setHeld] = useState(false);
  const change = (next: boolean) => {
    if (!next && isHeld) return;
    onOpenChange(next);
  };
  const changed = () => queries.invalidateQueries(twoStepQuery(user.id));
  const close = () => {
    setHeld(false);
    void changed();
    onOpenChange(false);
  };
  const parts = { user, twoStep, onHold: setHeld, onChanged: () => void changed(), onClose: close };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={setsUp ? t`Turn on two-step sign-in` : t`Two-step sign-in`}
    >
      {open ? (
        <div className="two-step">{setsUp ? <TwoStepSetup {...parts} /> : <TwoStepManage {...parts} />}</div>
      ) : null}
    </Dialog>
  );
}
