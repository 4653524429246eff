import type { ReactNode } from 'react';
import { TitledSection } from '@/components/titled-section.tsx';

interface SettingsSectionProps {
  title: string;
  text?: string;
  /** Under the sentence, on a phone under what can be set: it may come late, and moves nothing above it. */
  note?: ReactNode;
  children: ReactNode;
}

/** A part of the settings: its name and a sentence beside, on a phone above, what can be set. */
export function SettingsSection({ title, text, note, children }: SettingsSectionProps) {
  return (
    <TitledSection className="setting" title={title} text={text}>
      <div className="setting-body">{children}</div>
      {note}
    </TitledSection>
  );
}
