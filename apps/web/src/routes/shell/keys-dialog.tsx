import { t } from '@lingui/core/macro';
import { Dialog } from '@/components/dialog.tsx';
import { KeyList } from '@/components/key-list.tsx';
import { keyGroups } from './shell-keys.ts';

interface KeysDialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** The list of keys, of every page and of single ones. */
export function KeysDialog(props: KeysDialogProps) {
  return (
    <Dialog {...props} title={t`Keyboard shortcuts`}>
      {keyGroups.map(({ title, lines }) => (
        <section key={title.id} className="key-group">
          <h3>{t(title)}</h3>
          <KeyList lines={lines} />
        </section>
      ))}
    </Dialog>
  );
}
