import type { WorkProgress } from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import { Check, Circle } from 'lucide-react';
import { Button } from '@/components/button.tsx';
import { LampDrawing } from '@/components/drawings.tsx';
import { Spinner } from '@/components/spinner.tsx';
import { useSeconds } from '@/lib/use-seconds.ts';
import { impatientSeconds } from '../clock.ts';
import type { CompletionStep } from '../use-completion.ts';

interface CompletingPanelProps {
  step: CompletionStep;
  progress: WorkProgress | null;
  waitsForConnection: boolean;
  answered: number;
  /** How many of the answers the server holds by now. */
  stored: number;
  /** Gives the interview back, to try again. */
  onStop(): void;
  /** Scores without the model that takes so long. */
  goOnWithoutModel(): void;
}

const order: CompletionStep[] = ['sending', 'scoring', 'opening'];

/** Between the last answer and the report: what is being done, and for how long already. */
export function CompletingPanel(props: CompletingPanelProps) {
  const { step, progress, waitsForConnection, answered, stored, onStop, goOnWithoutModel } = props;
  const seconds = useSeconds();
  const labels: Record<CompletionStep, string> = {
    sending: t`${stored} of ${plural(answered, { one: '# answer', other: '# answers' })} stored on the server`,
    scoring: scoringText(progress, answered),
    opening: t`Opening your report`,
  };
  const now = order.indexOf(step);
  const giveUp = progress ? giveUpWithModel(progress.total) : giveUpSeconds;
  // Only a model tells of its progress.
  const waitsForModel = step === 'scoring' && progress !== null && !waitsForConnection;
  return (
    <main id="main" className="wrap interlude">
      <LampDrawing />
      <h1 className="h2">{t`That was the last question.`}</h1>
      <ol className="steps-done">
        {order.map((one, position) => (
          <li key={one} data-state={position < now ? 'done' : position === now ? 'now' : 'later'}>
            <StepMark done={position < now} now={position === now && !waitsForConnection} />
            {labels[one]}
          </li>
        ))}
      </ol>
      <p role="status">{waitsForConnection ? offlineNote() : waitingNote(seconds, giveUp)}</p>
      {waitsForModel && seconds >= impatientSeconds ? (
        <Button onClick={goOnWithoutModel}>{t`Continue without the AI model`}</Button>
      ) : null}
      {waitsForConnection || seconds >= giveUp ? (
        <Button onClick={onStop}>{waitsForConnection ? t`Back to my answer` : t`Stop and try again`}</Button>
      ) : null}
    </main>
  );
}

function scoringText(progress: WorkProgress | null, answered: number): string {
  if (!progress)
    return plural(answered, {
      one: '# answer scored with the rubric',
      other: 'All # answers scored with the rubric',
    });
  const { done, total } = progress;
  return t`${done} of ${plural(total, { one: '# question', other: '# questions' })} scored`;
}

const offlineNote = () =>
  t`You're offline. Your answers are on this device, and we'll score them when you're back online.`;

const giveUpSeconds = 30;
/** A model reads answer by answer, and the server gives it 75 seconds for each, and 90 at least. */
const giveUpWithModel = (answers: number) => Math.max(90, 75 * answers) + 15;

/** What is said of a long wait: at 5 and 15 seconds, and when it is too long. */
function waitingNote(seconds: number, giveUp: number): string {
  if (seconds >= giveUp)
    return t`This is taking too long. You can stop and try again. Your answers are saved.`;
  if (seconds >= 15)
    return t`This is taking longer than usual. You can leave. Your answers are saved, and we'll pick up when you're back.`;
  return seconds >= 5 ? t`Still working. We read every answer in full.` : '';
}

function StepMark({ done, now }: { done: boolean; now: boolean }) {
  if (done) return <Check className="i good" aria-label={t`Done:`} />;
  return now ? <Spinner /> : <Circle className="i muted" aria-hidden="true" />;
}
