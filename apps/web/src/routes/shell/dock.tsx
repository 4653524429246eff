import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { BookOpenText, BriefcaseBusiness, LayoutGrid, type LucideIcon, Menu, Mic } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { NavLink } from 'react-router';
import { Drawer } from '@/components/drawer.tsx';
import { paths } from '@/lib/paths.ts';
import { SideBody, Wordmark } from './sidebar.tsx';

interface DockItem {
  to: string;
  label: MessageDescriptor;
  Icon: LucideIcon;
  /** Pages below its own belong to it. */
  holdsMore?: boolean;
}

const items: readonly DockItem[] = [
  { to: paths.dashboard, label: msg`Dashboard`, Icon: LayoutGrid },
  { to: paths.jobs, label: msg`Interviews`, Icon: BriefcaseBusiness, holdsMore: true },
  { to: paths.interviewSetup, label: msg`Practice`, Icon: Mic },
  { to: paths.stories, label: msg`Stories`, Icon: BookOpenText, holdsMore: true },
];

/** The bar at the bottom of narrow screens: four pages, and the whole menu in a drawer that opens upward. */
export function Dock({ footer }: { footer: ReactNode }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <nav className="dock" aria-label={t`Main pages`}>
      <ul>
        {items.map(({ to, label, Icon, holdsMore }) => (
          <li key={to}>
            <NavLink to={to} end={!holdsMore}>
              <Icon className="i" aria-hidden="true" />
              {t(label)}
            </NavLink>
          </li>
        ))}
        <li>
          <button type="button" aria-expanded={open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <Menu className="i" aria-hidden="true" />
            {t`Menu`}
          </button>
        </li>
      </ul>
      <Drawer open={open} onOpenChange={setOpen} title={t`Menu`} head={<Wordmark onClick={close} />}>
        <SideBody footer={footer} onNavigate={close} />
      </Drawer>
    </nav>
  );
}
