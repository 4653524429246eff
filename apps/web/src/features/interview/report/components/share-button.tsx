import { t } from '@lingui/core/macro';
import { Share } from 'lucide-react';
import { Button } from '@/components/button.tsx';
import { shareOrCopy } from '@/lib/share.ts';
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
  const end = await shareOrCopy([{ title: t`My mock interview`, text }], text);
  if (end === 'copied') notify.success(t`Copied to clipboard!`);
  if (end === 'failed') notify.error(t`Error`, t`We couldn't copy the summary.`);
}
