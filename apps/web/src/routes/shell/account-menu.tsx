import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Avatar } from '@/features/profile/components/avatar.tsx';
import { profileQuery } from '@/features/profile/queries.ts';
import { lazyPart } from '@/lib/lazy-part.ts';
import { fullNameOf } from '@/lib/names.ts';
import { useUser } from '@/lib/session.ts';
import { fetchWhenSettled } from '@/lib/when-settled.ts';

const loadMenu = async () => ({ default: (await import('./account-menu-open.tsx')).OpenAccountMenu });
fetchWhenSettled(loadMenu);
const OpenAccountMenu = lazyPart(loadMenu);

/** The avatar at the top right, which opens the account's menu. The menu is fetched once the page has settled. */
export function AccountMenu() {
  const user = useUser();
  const { data: profile } = useQuery(profileQuery(user.id));
  const [asked, setAsked] = useState(false);
  const picture = (
    <Avatar name={fullNameOf(user.user_metadata)} email={user.email} picture={profile?.avatar_url} />
  );
  const closed = (
    <button
      type="button"
      className="avatar"
      aria-label={t`Account`}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setAsked(true)}
    >
      {picture}
    </button>
  );
  if (!asked) return closed;
  const trigger = (
    <button type="button" className="avatar" aria-label={t`Account`}>
      {picture}
    </button>
  );
  return (
    <Suspense fallback={closed}>
      <OpenAccountMenu trigger={trigger} />
    </Suspense>
  );
}
