import { type ReactNode, useId } from 'react';

interface SettingsSectionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** A part of the settings: its name and a sentence beside, on a phone above, what can be set. */
export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <section className="setting" aria-labelledby={titleId}>
      <header>
        <h2 id={titleId} className="h3">
          {title}
        </h2>
        {text ? <p className="small soft">{text}</p> : null}
      </header>
      <div className="setting-body">{children}</div>
    </section>
  );
}
