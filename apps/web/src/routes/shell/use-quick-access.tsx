import { t } from '@lingui/core/macro';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { Dialog } from '@/components/dialog.tsx';
import { KeyList } from '@/components/key-list.tsx';
import type { Command } from './commands.ts';
import { keyGroups } from './shell-keys.ts';
import { useShellKeys } from './use-shell-keys.ts';

/** Comes with the first Ctrl/Cmd+K. */
const CommandPalette = lazy(async () => ({
  default: (await import('./command-palette.tsx')).CommandPalette,
}));

type Shown = 'palette' | 'keys' | null;

/** The command palette and the list of keys, over every page in the shell. */
export function useQuickAccess() {
  const navigate = useNavigate();
  const [shown, setShown] = useState<Shown>(null);
  const [asked, setAsked] = useState(false);
  const openPalette = () => {
    setAsked(true);
    setShown('palette');
  };
  useShellKeys({ onPalette: openPalette, onKeys: () => setShown('keys') });
  const shownAs = (what: Shown) => ({
    open: shown === what,
    onOpenChange: (open: boolean) => setShown(open ? what : null),
  });
  const choose = (command: Command) => {
    setShown(null);
    command.run({ goTo: (path) => void navigate(path), showKeys: () => setShown('keys') });
  };
  const dialogs = (
    <>
      {asked ? (
        <Suspense>
          <CommandPalette {...shownAs('palette')} onChoose={choose} />
        </Suspense>
      ) : null}
      <Dialog {...shownAs('keys')} title={t`Keyboard shortcuts`}>
        {keyGroups.map(({ title, lines }) => (
          <section key={title.id} className="key-group">
            <h3>{t(title)}</h3>
            <KeyList lines={lines} />
          </section>
        ))}
      </Dialog>
    </>
  );
  return { openPalette, dialogs };
}
