import type { ModelNotice } from '@greenroom/domain';
import { RotateCcw } from 'lucide-react';
import { Button } from '@/components/button.tsx';
import { useScoreAgain } from '../use-score-again.ts';
import '@/styles/engine-line.css';

/** Says why the built-in engine scored in place of the model, and offers to try the model again. */
export function StandInNote({ sessionId, notice }: { sessionId: string; notice: ModelNotice }) {
  const { scoreAgain, isPending, progress } = useScoreAgain(sessionId);
  return (
    <aside className="stand-in" aria-label="Which engine scored">
      <p role="status">
        {isPending && progress ? `${progress.done} of ${progress.total} questions scored.` : notice.message}
      </p>
      <Button small busy={isPending} onClick={scoreAgain}>
        {isPending ? null : <RotateCcw className="i" aria-hidden="true" />}
        Score again
      </Button>
    </aside>
  );
}
