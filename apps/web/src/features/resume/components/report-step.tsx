import { t } from '@lingui/core/macro';
import { ChevronDown } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { Button } from '@/components/button.tsx';

export interface Step {
  title: string;
  /** One sentence, once it is open. */
  text?: string;
  /** How it stands, beside the title. */
  note?: ReactNode;
  /** Open at first. */
  isOpen?: boolean;
  content: ReactNode;
}

interface ReportStepProps {
  step: Step;
  /** The title of the step behind it. */
  next: string | undefined;
}

/** One step of a report. Closed, it shows its name and its status; open, it ends with a button to the next step. */
export function ReportStep({ step: { title, text, note, isOpen = false, content }, next }: ReportStepProps) {
  const id = useId();
  return (
    <section className="step" aria-labelledby={id}>
      <details open={isOpen}>
        <summary>
          <h2 id={id}>{title}</h2>
          {note}
          <ChevronDown className="i chev" aria-hidden="true" />
        </summary>
        <div className="step-content">
          {text ? <p className="small soft">{text}</p> : null}
          {content}
          {next ? <Button small className="step-next" onClick={goToNext}>{t`Next: ${next}`}</Button> : null}
        </div>
      </details>
    </section>
  );
}

/** Closes this step and opens the next one, with its name at the top. */
function goToNext({ currentTarget }: MouseEvent) {
  const step = currentTarget.closest('.step');
  const details = step?.nextElementSibling?.querySelector('details');
  if (!details) return;
  step?.querySelector('details')?.removeAttribute('open');
  details.open = true;
  details.querySelector('summary')?.focus({ preventScroll: true });
  details.scrollIntoView({ block: 'start' });
}
