import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/button.tsx';
import type { Question } from '../queries.ts';

interface ReviewPanelProps {
  question: Question;
  answer: string;
  /** The interview is completed from here. */
  ending: boolean;
  onGoOn(): void;
}

/** In practice, after an answer: the answer beside one that scores well. The clock waits. */
export function ReviewPanel({ question, answer, ending, onGoOn }: ReviewPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <main id="main" className="wrap review">
      <p className="label">Your answer is in. The clock waits while you compare.</p>
      <h1 className="h2" ref={heading} tabIndex={-1}>
        {question.question_text}
      </h1>
      <div className="side-by-side">
        <section>
          <h2 className="label">Your answer</h2>
          <p className="said">{answer}</p>
        </section>
        <section>
          <h2 className="label">An answer that scores well</h2>
          <p className="said">{question.ideal_answer}</p>
        </section>
      </div>
      <Button variant="primary" onClick={onGoOn}>
        {ending ? 'Complete Interview' : 'Next Question'}
        <ArrowRight className="i" aria-hidden="true" />
      </Button>
    </main>
  );
}
