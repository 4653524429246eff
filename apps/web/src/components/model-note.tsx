import { t } from '@lingui/core/macro';
import { useConfig } from '@/lib/use-config.ts';
import '@/styles/engine-line.css';

/** What is sent to whom where a language model is set up; nothing where none is. */
export function ModelNote({ sent }: { sent: string }) {
  const model = useConfig()?.model;
  if (!model) return null;
  const { label, sentTo } = model;
  return (
    <p className="small soft model-note">
      {t`The AI model ${label} helps here. Sent to ${sentTo}: ${sent}. We hide the names, emails, phone numbers and street addresses we recognize first.`}
    </p>
  );
}
