import { PlainFrame } from '@/components/plain-frame.tsx';
import { AccountDeletion } from '@/features/settings/components/account-deletion.tsx';

/** Where the link of the deletion mail leads, signed in or not. */
export function Component() {
  return (
    <PlainFrame>
      <AccountDeletion />
    </PlainFrame>
  );
}
