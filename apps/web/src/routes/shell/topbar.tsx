import { t } from '@lingui/core/macro';
import { Menu as MenuIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '@/components/button.tsx';
import { Drawer } from '@/components/drawer.tsx';
import { ThemeToggle } from '@/components/theme-toggle.tsx';
import { AccountMenu } from './account-menu.tsx';
import { SideBody, Wordmark } from './sidebar.tsx';

/** The avatar menu at the top right; on narrow screens also the name, the theme and the menu's drawer. */
export function Topbar({ footer }: { footer: ReactNode }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <header className="topbar">
      <Wordmark />
      <div className="topbar-actions">
        <ThemeToggle />
        <AccountMenu />
        <IconButton label={t`Menu`} aria-expanded={open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <MenuIcon className="i" aria-hidden="true" />
        </IconButton>
      </div>
      <Drawer open={open} onOpenChange={setOpen} title={t`Menu`} head={<Wordmark onClick={close} />}>
        <SideBody footer={footer} onNavigate={close} />
      </Drawer>
    </header>
  );
}
