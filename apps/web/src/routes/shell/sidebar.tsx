import { t } from '@lingui/core/macro';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { LogoMark } from '@/components/logo.tsx';
import { ThemeToggle } from '@/components/theme-toggle.tsx';
import { paths } from '@/lib/paths.ts';
import { navigation } from './navigation.ts';

/** The name of the product; leads to the dashboard. */
export function Wordmark({ onClick }: { onClick?: () => void }) {
  return (
    <Link className="mark" to={paths.dashboard} onClick={onClick}>
      <LogoMark />
      Greenroom
    </Link>
  );
}

interface SideBodyProps {
  /** Stands at the bottom, under the links. */
  footer: ReactNode;
  onNavigate?: () => void;
}

/** The menu and what stands under it: the same in the sidebar and in the drawer. */
export function SideBody({ footer, onNavigate }: SideBodyProps) {
  return (
    <div className="side-body">
      <nav className="side-nav" aria-label={t`Main`}>
        <ul>
          {navigation.map(({ to, label, Icon, startsGroup }) => (
            <li key={to} className={startsGroup ? 'gap' : undefined}>
              <NavLink to={to} end={to !== paths.jobs && to !== paths.stories} onClick={onNavigate}>
                <Icon className="i" aria-hidden="true" />
                {t(label)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {footer}
    </div>
  );
}

interface SidebarProps {
  footer: ReactNode;
  /** Opens the command palette. */
  onSearch(): void;
}

/** The menu on wide screens. */
export function Sidebar({ footer, onSearch }: SidebarProps) {
  return (
    <aside className="side" aria-label={t`Sidebar`}>
      <div className="side-head">
        <Wordmark />
        <ThemeToggle />
      </div>
      <button type="button" className="side-search" aria-keyshortcuts="Control+K Meta+K" onClick={onSearch}>
        <Search className="i" aria-hidden="true" />
        {t`Go to…`}
        <kbd>Ctrl K</kbd>
      </button>
      <SideBody footer={footer} />
    </aside>
  );
}
