import { t } from '@lingui/core/macro';
import { Dialog } from '@/components/dialog.tsx';
import { KeyList } from '@/components/key-list.tsx';
import { sessionKeys } from '../../session-keys.ts';

/** The keys of an interview. */
export function KeysDialog({ open, onOpenChange }: { open: boolean; onOpenChange(open: boolean): void }) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t`Keyboard shortcuts`}>
      <KeyList lines={sessionKeys} />
    </Dialog>
  );
}
