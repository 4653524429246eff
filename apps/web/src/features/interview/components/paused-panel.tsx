import { Play } from 'lucide-react';
import { Button, ButtonLink } from '@/components/button.tsx';
import { ChairDrawing } from '@/components/drawings.tsx';
import { formatClock } from '@/lib/format.ts';
import { paths } from '@/routes/paths.ts';

interface PausedPanelProps {
  secondsLeft: number;
  onResume(): void;
}

/** In place of the question while the interview is paused: a question can't be studied with the clock stopped. */
export function PausedPanel({ secondsLeft, onResume }: PausedPanelProps) {
  return (
    <main id="main" className="wrap interlude">
      <ChairDrawing />
      <h1 className="h2">Paused. Take a breath.</h1>
      <p>
        {`The clock stands at ${formatClock(secondsLeft)}. Everything you wrote is kept. You can come back within 24 hours; after that this interview expires.`}
      </p>
      <div className="row wr">
        <Button variant="primary" onClick={onResume}>
          <Play className="i" aria-hidden="true" />
          Resume Interview
        </Button>
        <ButtonLink to={paths.dashboard}>Return to Dashboard</ButtonLink>
      </div>
    </main>
  );
}
