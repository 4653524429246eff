import { t } from '@lingui/core/macro';
import { Share } from 'lucide-react';
import { Button } from '@/components/button.tsx';
import { copyText } from '@/lib/copy-text.ts';
import { notify } from '@/lib/toasts.ts';

/** Shares a few lines without any answer: by the share sheet of the device, or by the clipboard where it has none. */
export function ShareButton({ summary }: { summary: string }) {
  return (
    <Button small onClick={() => void share(summary)}>
      <Share className="i" aria-hidden="true" />
      <span className="act-label">{t`Share Results`}</span>
    </Button>
  );
}

async function share(text: string): Promise<void> {
  const sheet = { title: t`My mock interview`, text };
  if (typeof navigator.share === 'function' && navigator.canShare?.(sheet)) {
    const outcome = await navigator.share(sheet).catch((error: unknown) => error);
    const closedByUser = outcome instanceof DOMException && outcome.name === 'AbortError';
    if (outcome === undefined || closedByUser) return;
  }
  if (await copyText(text)) notify.success(t`Copied to clipboard!`);
  else notify.error(t`Error`, t`The summary could not be copied.`);
}
