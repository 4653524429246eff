import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Download, LogOut, Settings, UserRound } from 'lucide-react';
import { Menu, MenuAction, MenuLink } from '@/components/menu.tsx';
import { Avatar } from '@/features/profile/components/avatar.tsx';
import { profileQuery } from '@/features/profile/queries.ts';
import { useInstall } from '@/features/pwa/use-install.ts';
import { fullNameOf } from '@/lib/names.ts';
import { paths } from '@/lib/paths.ts';
import { useUser } from '@/lib/session.ts';
import { leave } from './leave.ts';

/** The avatar at the top right: Profile, Settings, Sign out. */
export function AccountMenu() {
  const user = useUser();
  const { offered, take } = useInstall();
  const name = fullNameOf(user.user_metadata);
  const { data: profile } = useQuery(profileQuery(user.id));
  const avatar = (
    <button type="button" className="avatar" aria-label={t`Account`}>
      <Avatar name={name} email={user.email} picture={profile?.avatar_url} />
    </button>
  );
  return (
    <Menu trigger={avatar} head={user.email}>
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
