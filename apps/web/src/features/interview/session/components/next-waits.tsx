import { t } from '@lingui/core/macro';
import type { RefObject } from 'react';
import { Button } from '@/components/button.tsx';
import { type SessionState, waitsForQuestion } from '../session-state.ts';

interface NextWaitsProps {
  state: SessionState;
  /** Receives focus when the button disappears. */
  field: RefObject<HTMLTextAreaElement | null>;
  /** Ends the interview with the questions that are there. */
  onFinish(): void;
}

/** Shown next to the Next button while the next question is still being written. */
export function NextWaits({ state, field, onFinish }: NextWaitsProps) {
  const finish = () => {
    onFinish();
    field.current?.focus();
  };
  const waits = waitsForQuestion(state) && state.current.trim() !== '';
  return (
    <div className="row wr" role="status">
      {waits ? (
        <>
          <span className="small soft">{t`The AI model is still writing your next question.`}</span>
          <Button small onClick={finish}>
            {t`End with this question`}
          </Button>
        </>
      ) : null}
    </div>
  );
}
