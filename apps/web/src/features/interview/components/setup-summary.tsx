import { Play } from 'lucide-react';
import { Button } from '@/components/button.tsx';
import { LampAndChairDrawing } from '@/components/drawings.tsx';
import { ModelNote } from '@/components/model-note.tsx';
import { formatQuantity } from '@/lib/format.ts';
import { difficultyLabel, typeLabel } from '../model.ts';
import type { InterviewRequest } from '../mutations.ts';

interface SetupSummaryProps {
  request: InterviewRequest;
  busy: boolean;
  onStart(): void;
  /** Said under the button, such as how many free interviews are left. */
  note?: string;
}

/** What is about to start, in one glance, and the button that starts it. */
export function SetupSummary({ request, busy, onStart, note }: SetupSummaryProps) {
  const role = request.jobRole.trim();
  const minutesEach = Math.floor(request.timeLimit / request.questionsCount);
  const lines = [
    ['Type', typeLabel(request.interviewType)],
    ['Difficulty', difficultyLabel(request.difficulty)],
    ['Questions', String(request.questionsCount)],
    ['Time limit', formatQuantity(request.timeLimit, 'minute')],
    ['Mode', request.practice ? 'Practice' : 'Live'],
    ['Answers', request.mode === 'voice' ? 'By voice' : 'By text'],
  ] as const;
  return (
    <section className="sheet up setup-summary" aria-labelledby="setup-summary">
      <h2 className="label" id="setup-summary">
        Your interview
      </h2>
      <p className={`h3 serif${role === '' ? ' muted' : ''}`}>{role === '' ? 'Which role?' : role}</p>
      <dl>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="small soft">{`About ${formatQuantity(minutesEach, 'minute')} for each answer.`}</p>
      <Button variant="primary" wide busy={busy} disabled={role === ''} onClick={onStart}>
        {busy ? null : <Play className="i" aria-hidden="true" />}
        {busy ? 'Starting...' : 'Start Interview'}
      </Button>
      {note ? <p className="small soft">{note}</p> : null}
      <ModelNote sent="what you enter here, the questions and your answers" />
      <LampAndChairDrawing />
    </section>
  );
}
