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
      {t`We use the AI model ${label} and send this to ${sentTo}: ${sent}. First, we hide the names, emails, phone numbers and street addresses we recognize.`}
    </p>
  );
}
