import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Play } from 'lucide-react';
import { Button, ButtonLink } from '@/components/button.tsx';
import { ChairDrawing } from '@/components/drawings.tsx';
import { formatClock } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';

interface PausedPanelProps {
  secondsLeft: number;
  onResume(): void;
}

/** In place of the question while the interview is paused: a question can't be studied with the clock stopped. */
export function PausedPanel({ secondsLeft, onResume }: PausedPanelProps) {
  const time = formatClock(secondsLeft);
  return (
    <main id="main" className="wrap interlude">
      <ChairDrawing />
      <h1 className="h2">{t`Paused. Take a breath.`}</h1>
      <p>
        <Trans>
          You have {time} left, and everything you wrote is saved. Come back within 24 hours, before this
          interview expires.
        </Trans>
      </p>
      <div className="row wr">
        <Button variant="primary" onClick={onResume}>
          <Play className="i" aria-hidden="true" />
          {t`Continue Interview`}
        </Button>
        <ButtonLink to={paths.dashboard}>{t`Return to Dashboard`}</ButtonLink>
      </div>
    </main>
  );
}
