import { ThemeToggle } from '@/components/theme-toggle.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Wordmark } from './sidebar.tsx';

/** The avatar menu at the top right; on narrow screens also the name and the theme. */
export function Topbar() {
  return (
    <header className="topbar">
      <Wordmark />
      <div className="topbar-actions">
        <ThemeToggle />
        <AccountMenu />
      </div>
    </header>
  );
}
