import type { ModelNotice, WorkProgress } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { RotateCcw } from 'lucide-react';
import { Button } from '@/components/button.tsx';
import { modelNoticeText } from '@/components/model-notice-text.ts';
import { useScoreAgain } from '../use-score-again.ts';
import '@/styles/engine-line.css';

const scoredText = ({ done, total }: WorkProgress) => t`${done} of ${total} questions scored.`;

interface StandInNoteProps {
  sessionId: string;
  notice: ModelNotice;
  /** The model scored the other answers. */
  isPartial: boolean;
}

/** Says why the built-in engine scored in place of the model, and offers to try the model again. */
export function StandInNote({ sessionId, notice, isPartial }: StandInNoteProps) {
  const { scoreAgain, isPending, progress } = useScoreAgain(sessionId);
  const reason = isPartial
    ? t`The AI model couldn't score every answer. The built-in engine scored the rest.`
    : modelNoticeText(notice);
  return (
    <aside className="stand-in" aria-label={t`How this was scored`}>
      <p role="status">{isPending && progress ? scoredText(progress) : reason}</p>
      <Button small busy={isPending} onClick={scoreAgain}>
        {isPending ? null : <RotateCcw className="i" aria-hidden="true" />}
        {t`Score again`}
      </Button>
    </aside>
  );
}
