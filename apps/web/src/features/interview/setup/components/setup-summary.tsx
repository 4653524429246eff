import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { Play } from 'lucide-react';
import { Button } from '@/components/button.tsx';
import { LampAndChairDrawing } from '@/components/drawings.tsx';
import { ModelNote } from '@/components/model-note.tsx';
import { difficultyLabel, typeLabel } from '../../model.ts';
import type { InterviewRequest } from '../../session/mutations.ts';

interface SetupSummaryProps {
  request: InterviewRequest;
  busy: boolean;
  onStart(): void;
  /** Said under the button, such as how many free interviews are left. */
  note?: string;
}

/** Below this, an answer is cut short: most take two to three minutes. */
const shortMinutes = 2;

/** How long there is for each answer, and a word of warning where that is too short. */
function timeForEach(minutes: number, questions: number): string {
  const each = Math.round(minutes / questions);
  if (minutes / questions >= shortMinutes)
    return plural(each, {
      one: 'About # minute for each answer.',
      other: 'About # minutes for each answer.',
    });
  const pace = plural(each, {
    one: `${questions} questions in ${minutes} minutes is about # minute each.`,
    other: `${questions} questions in ${minutes} minutes is about # minutes each.`,
  });
  return `${pace} ${t`Most answers take two to three minutes.`}`;
}

const answerModes: Record<InterviewRequest['mode'], MessageDescriptor> = {
  text: msg`By text`,
  voice: msg`By voice`,
  recorded: msg`Recorded`,
};

/** What is about to start, in one glance, and the button that starts it. */
export function SetupSummary({ request, busy, onStart, note }: SetupSummaryProps) {
  const role = request.jobRole.trim();
  const minutes = request.timeLimit;
  const isRecorded = request.mode === 'recorded';
  const lines = [
    [t`Type`, typeLabel(request.interviewType)],
    [t`Difficulty`, difficultyLabel(request.difficulty)],
    [t`Questions`, String(request.questionsCount)],
    ...(isRecorded
      ? []
      : [[t`Time limit`, plural(minutes, { one: '# minute', other: '# minutes' })] as const]),
    [t`Mode`, request.practice ? t`Practice` : t`Live`],
    [t`Answers`, t(answerModes[request.mode])],
  ] as const;
  return (
    <section className="sheet up setup-summary" aria-labelledby="setup-summary">
      <h2 className="label" id="setup-summary">
        {t`Your interview`}
      </h2>
      <p className={`h3 serif${role === '' ? ' muted' : ''}`}>{role === '' ? t`Which role?` : role}</p>
      <dl>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="small soft" role="status">
        {isRecorded
          ? t`30 seconds to prepare and two minutes for each answer.`
          : timeForEach(minutes, request.questionsCount)}
      </p>
      <div className="setup-start">
        <Button variant="primary" wide busy={busy} disabled={role === ''} onClick={onStart}>
          {busy ? null : <Play className="i" aria-hidden="true" />}
          {busy ? t`Starting...` : t`Start Interview`}
        </Button>
      </div>
      {note ? <p className="small soft">{note}</p> : null}
      <ModelNote
        sent={t`what you enter here, the questions, your answers, what to work on from your last interviews, and the titles of your stories`}
      />
      <LampAndChairDrawing />
    </section>
  );
}
