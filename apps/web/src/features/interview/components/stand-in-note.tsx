import type { ModelNotice, WorkProgress } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { RotateCcw } from 'lucide-react';
import { Button } from '@/components/button.tsx';
import { modelNoticeText } from '@/components/model-notice-text.ts';
import { useScoreAgain } from '../use-score-again.ts';
import '@/styles/engine-line.css';

const scoredText = ({ done, total }: WorkProgress) => t`${done} of ${total} questions scored.`;

/** Says why the built-in engine scored in place of the model, and offers to try the model again. */
export function StandInNote({ sessionId, notice }: { sessionId: string; notice: ModelNotice }) {
  const { scoreAgain, isPending, progress } = useScoreAgain(sessionId);
  return (
    <aside className="stand-in" aria-label={t`Which engine scored`}>
      <p role="status">{isPending && progress ? scoredText(progress) : modelNoticeText(notice)}</p>
      <Button small busy={isPending} onClick={scoreAgain}>
        {isPending ? null : <RotateCcw className="i" aria-hidden="true" />}
        {t`Score again`}
      </Button>
    </aside>
  );
}
