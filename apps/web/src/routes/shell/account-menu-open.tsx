import { t } from '@lingui/core/macro';
import { Download, LogOut, Settings, UserRound } from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu, MenuAction, MenuLink } from '@/components/menu.tsx';
import { useInstall } from '@/features/pwa/use-install.ts';
import { paths } from '@/lib/paths.ts';
import { useUser } from '@/lib/session.ts';
import { leave } from './leave.ts';

/** The account's menu, which opens at once: Profile, Settings, Sign out. */
export function OpenAccountMenu({ trigger }: { trigger: ReactElement }) {
  const { email } = useUser();
  const { offered, take } = useInstall();
  return (
    <Menu trigger={trigger} head={email} opensAtOnce>
      <MenuLink to={paths.profile} icon={<UserRound className="i" aria-hidden="true" />}>
        {t`Profile`}
      </MenuLink>
      <MenuLink to={paths.settings} icon={<Settings className="i" aria-hidden="true" />}>
        {t`Settings`}
      </MenuLink>
      {offered ? (
        <MenuAction onSelect={() => void take()} icon={<Download className="i" aria-hidden="true" />}>
          {t`Install App`}
        </MenuAction>
      ) : null}
      <MenuAction onSelect={() => void leave()} icon={<LogOut className="i" aria-hidden="true" />}>
        {t`Sign out`}
      </MenuAction>
    </Menu>
  );
}
