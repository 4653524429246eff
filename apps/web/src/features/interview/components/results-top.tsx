import { ArrowLeft, Share } from 'lucide-react';
import { Link } from 'react-router';
import { Button, ButtonLink } from '@/components/button.tsx';
import { LogoMark } from '@/components/logo.tsx';
import { ThemeToggle } from '@/components/theme-toggle.tsx';
import { notify } from '@/lib/toasts.ts';
import { paths } from '@/routes/paths.ts';

interface ResultsTopProps {
  /** What is shared: a few lines without any answer. Null while there is nothing to share. */
  summary: string | null;
}

/** The bar above a report. */
export function ResultsTop({ summary }: ResultsTopProps) {
  return (
    <header className="ses-top">
      <div className="wrap">
        <Link className="mark" to={paths.dashboard}>
          <LogoMark />
          Greenroom
        </Link>
        <div className="row wr racts">
          <ButtonLink variant="quiet" small to={paths.dashboard}>
            <ArrowLeft className="i" aria-hidden="true" />
            Back to Dashboard
          </ButtonLink>
          {summary === null ? null : (
            <Button small onClick={() => void share(summary)}>
              <Share className="i" aria-hidden="true" />
              Share Results
            </Button>
          )}
        </div>
        <ThemeToggle />
      </div>
    </header>
  );
}

/** Opens the share sheet of the device, or copies the text where there is none. */
async function share(text: string): Promise<void> {
  const sheet = { title: 'My mock interview', text };
  if (typeof navigator.share === 'function' && navigator.canShare?.(sheet)) {
    const outcome = await navigator.share(sheet).catch((error: unknown) => error);
    const closedByUser = outcome instanceof DOMException && outcome.name === 'AbortError';
    if (outcome === undefined || closedByUser) return;
  }
  try {
    await navigator.clipboard.writeText(text);
    notify.success('Copied to clipboard!');
  } catch {
    notify.error('Error', 'The summary could not be copied.');
  }
}
