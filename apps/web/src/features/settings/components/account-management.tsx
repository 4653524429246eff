import { t } from '@lingui/core/macro';
import { Download, LogOut, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/button.tsx';
import { useDownloadData, useRequestDeletion } from '../mutations.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { SettingsSection } from './settings-section.tsx';

/** The address of the account, and how to change it. */
export interface EmailWay {
  address: string;
  /** The address that waits for its confirmation. */
  awaited: string | undefined;
  change: ReactNode;
}

/** A row of the account: what it is, how it stands, and what can be done. */
export interface AccountWay {
  title: string;
  note: string;
  action: ReactNode;
}

interface AccountManagementProps {
  email: EmailWay;
  password: Pick<AccountWay, 'note' | 'action'>;
  /** What else signs in here: a second step, accounts elsewhere. */
  connections: readonly AccountWay[];
  onSignOut(): Promise<void>;
}

/** Ways out: for now, with one's own data, and for good. */
export function AccountManagement({ email, password, connections, onSignOut }: AccountManagementProps) {
  const [leaving, setLeaving] = useState(false);
  const [asking, setAsking] = useState(false);
  const deletion = useRequestDeletion(() => setAsking(false));
  const download = useDownloadData();
  const { address, awaited } = email;
  const emailNote = awaited ? t`${address}, until you confirm ${awaited}` : address;
  const leave = async () => {
    setLeaving(true);
    await onSignOut();
    setLeaving(false);
  };
  return (
    <SettingsSection title={t`Account Management`} text={t`It's your data. Download a copy, or delete it.`}>
      <ul className="rows account-ways">
        <Way
          title={t`Sign Out`}
          note={t`Signs you out on this device. Your account keeps your interviews and scores. Letters and drafts in this browser are deleted.`}
        >
          <Button busy={leaving} onClick={() => void leave()}>
            <LogOut className="i" aria-hidden="true" />
            {t`Sign Out`}
          </Button>
        </Way>
        <Way title={t`Email`} note={emailNote}>
          {email.change}
        </Way>
        <Way title={t`Password`} note={password.note}>
          {password.action}
        </Way>
        {connections.map(({ title, note, action }) => (
          <Way key={title} title={title} note={note}>
            {action}
          </Way>
        ))}
        <Way
          title={t`Download my data`}
          note={t`Everything we keep about you in one JSON file: every answer, score, document and setting in your account.`}
        >
          <Button busy={download.isPending} onClick={() => download.mutate()}>
            <Download className="i" aria-hidden="true" />
            {download.isPending ? t`Collecting...` : t`Download my data`}
          </Button>
        </Way>
        <Way
          title={t`Delete Account`}
          note={t`Deletes your account and everything in it for good. We'll email you a link to confirm before we delete anything.`}
        >
          <Button className="danger" onClick={() => setAsking(true)}>
            <Trash2 className="i" aria-hidden="true" />
            {t`Delete Account`}
          </Button>
        </Way>
      </ul>
      <DeleteDialog
        open={asking}
        onOpenChange={setAsking}
        busy={deletion.isPending}
        onDelete={() => deletion.mutate()}
      />
    </SettingsSection>
  );
}

function Way({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <li>
      <div>
        <p className="switch-label">{title}</p>
        <p className="switch-note">{note}</p>
      </div>
      {children}
    </li>
  );
}
