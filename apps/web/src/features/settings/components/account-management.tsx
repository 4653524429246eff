import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/button.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Ways out: for now, for good, and with one's own data. */
export function AccountManagement({ onSignOut }: { onSignOut(): Promise<void> }) {
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await onSignOut();
  };
  return (
    <SettingsSection title="Account Management">
      <ul className="rows account-ways">
        <li>
          <div>
            <p className="switch-label">Sign Out</p>
            <p className="switch-note">On this device. What you have written stays in your account.</p>
          </div>
          <Button busy={leaving} onClick={() => void leave()}>
            <LogOut className="i" aria-hidden="true" />
            Sign Out
          </Button>
        </li>
      </ul>
    </SettingsSection>
  );
}
