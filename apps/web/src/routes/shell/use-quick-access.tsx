import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { lazyPart } from '@/lib/lazy-part.ts';
import type { Command } from './commands.ts';
import { useShellKeys } from './use-shell-keys.ts';

/** Comes with the first Ctrl/Cmd+K. */
const CommandPalette = lazyPart(async () => ({
  default: (await import('./command-palette.tsx')).CommandPalette,
}));
/** Comes when it is first asked for. */
const KeysDialog = lazyPart(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }));

type Shown = 'palette' | 'keys' | null;

/** The command palette and the list of keys, over every page in the shell. */
export function useQuickAccess() {
  const navigate = useNavigate();
  const [shown, setShown] = useState<Shown>(null);
  const [asked, setAsked] = useState({ palette: false, keys: false });
  const show = (what: 'palette' | 'keys') => {
    setAsked((before) => ({ ...before, [what]: true }));
    setShown(what);
  };
  const openPalette = () => show('palette');
  useShellKeys({ onPalette: openPalette, onKeys: () => show('keys') });
  const shownAs = (what: Shown) => ({
    open: shown === what,
    onOpenChange: (open: boolean) => setShown(open ? what : null),
  });
  const choose = (command: Command) => {
    setShown(null);
    command.run({ goTo: (path) => void navigate(path), showKeys: () => show('keys') });
  };
  const dialogs = (
    <>
      {asked.palette ? (
        <Suspense>
          <CommandPalette {...shownAs('palette')} onChoose={choose} />
        </Suspense>
      ) : null}
      {asked.keys ? (
        <Suspense>
          <KeysDialog {...shownAs('keys')} />
        </Suspense>
      ) : null}
    </>
  );
  return { openPalette, dialogs };
}
