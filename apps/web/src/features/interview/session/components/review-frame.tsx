import { t } from '@lingui/core/macro';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/button.tsx';
import type { Opening, Question } from '../../opening.ts';
import { useHeadingFocus } from '../use-heading-focus.ts';

interface ReviewFrameProps {
  opening: Opening;
  question: Question;
  className?: string;
  /** A new stage is read from its heading. */
  stage: boolean;
  /** The name of the button that leads on. */
  goesOn: string;
  disabled: boolean;
  onGoOn(): void;
  children: ReactNode;
}

/** What stands around the review of an answer while the clock waits: the question above it, and the way on below. */
export function ReviewFrame({
  opening,
  question,
  className = '',
  stage,
  children,
  ...way
}: ReviewFrameProps) {
  const heading = useHeadingFocus(stage);
  return (
    <main id="main" className={`wrap review ${className}`}>
      <p className="label">{t`Your answer is in. The clock is paused.`}</p>
      <h1 className="h2" ref={heading} tabIndex={-1} lang={opening.source.lang ?? 'en'}>
        {question.question_text}
      </h1>
      {children}
      <div className="row wr send">
        <Button
          variant="primary"
          disabled={way.disabled}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={way.onGoOn}
        >
          {way.goesOn}
          <ArrowRight className="i" aria-hidden="true" />
        </Button>
      </div>
    </main>
  );
}
