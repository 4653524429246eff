import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { ModelNote } from '@/components/model-note.tsx';
import { audioToggles, keyboardToggles, notificationToggles, privacyToggles } from '../words.ts';
import { AccountManagement, type AccountWay, type EmailWay } from './account-management.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { RecordingsKept } from './recordings-kept.tsx';
import { SettingToggles } from './setting-toggles.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import { VoiceChoice } from './voice-choice.tsx';

interface SettingsProps {
  /** The card of the plan. */
  subscription: ReactNode;
  /** What is to be said of the mails just now, and who is told of a change of them. */
  mails: { note: ReactNode; onChanged(): void };
  email: EmailWay;
  /** How the password is set or changed. */
  password: Pick<AccountWay, 'note' | 'action'>;
  /** Accounts elsewhere that sign in here. */
  connections: readonly AccountWay[];
  onSignOut(): Promise<void>;
}

/** Everything that can be set, from how it looks to how to leave. */
export function SettingsPage({
  subscription,
  mails,
  email,
  password,
  connections,
  onSignOut,
}: SettingsProps) {
  return (
    <div className="settings">
      <ThemeChoice />
      <LanguageChoice />
      <SettingToggles group={notificationToggles} note={mails.note} onChanged={mails.onChanged} />
      <SettingToggles group={audioToggles}>
        <VoiceChoice />
        <RecordingsKept />
      </SettingToggles>
      <SettingToggles group={keyboardToggles} />
      <SettingToggles group={privacyToggles} />
      <ModelNote
        sent={t`what you enter in interviews, challenges, letters and resume tools, and the titles of your stories`}
      />
      <div className="setting-plan">{subscription}</div>
      <AccountManagement email={email} password={password} connections={connections} onSignOut={onSignOut} />
    </div>
  );
}
