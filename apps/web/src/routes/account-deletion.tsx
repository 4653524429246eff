import { useLocation } from 'react-router';
import { PlainFrame } from '@/components/plain-frame.tsx';
import { AccountDeletion } from '@/features/settings/components/account-deletion.tsx';

/** Where the link of the deletion mail leads, signed in or not. */
export function Component() {
  // Opened in a tab that shows this page already, a link changes the hash alone.
  const { hash } = useLocation();
  return (
    <PlainFrame>
      <AccountDeletion key={hash} hash={hash} />
    </PlainFrame>
  );
}
