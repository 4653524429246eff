import { type Afterwards, type JobWorkspace, type LikelyQuestion, outcomes } from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '@/components/button.tsx';
import { localDay } from '@/lib/calendar.ts';
import { paths } from '@/lib/paths.ts';
import {
  askAgainOn,
  cameUpQuestions,
  draftOf,
  missedText,
  practiceText,
  resultTitle,
} from '../afterwards.ts';
import { longDay } from '../dates.ts';
import { outcomeLabels } from '../labels.ts';
import { useSaveAfterwards } from '../use-afterwards.ts';
import { Choices } from './choices.tsx';
import { HitBar } from './hit-rate.tsx';

interface AfterwardsResultProps {
  job: JobWorkspace;
  afterwards: Afterwards;
  busy: boolean;
  onPractice(questionIds: readonly string[]): void;
  onEdit(): void;
}

/** How much of what came up was predicted, what is new, and what came of it. */
export function AfterwardsResult({ job, afterwards, busy, onPractice, onEdit }: AfterwardsResultProps) {
  const { predicted, came } = afterwards;
  const { added } = cameUpQuestions(job);
  const { mutate } = useSaveAfterwards(job, () => undefined);
  // What is chosen is shown at once; where it can't be saved, what is stored comes back.
  const stored = { outcome: afterwards.outcome, shares: afterwards.shares };
  const [{ outcome, shares }, setShown] = useState(stored);
  const save = (change: Partial<typeof stored>) => {
    const next = { outcome, shares, ...change };
    setShown(next);
    mutate(
      { draft: { ...draftOf(job), outcome: next.outcome }, shares: next.shares },
      { onError: () => setShown(stored) },
    );
  };
  // After a rejection the page has no advice and no invitation.
  const isOver = outcome === 'rejected';
  return (
    <>
      <header className="now-h">
        <h1 className="display2">{resultTitle(predicted, came)}</h1>
        <p>
          {[aboutText(job), predicted === 0 && came > 0 ? missedText(came) : ''].filter(Boolean).join(' ')}
        </p>
      </header>
      {came > 0 ? <HitBar predicted={predicted} came={came} /> : null}
      <CameUp job={job} />
      <div className="go">
        {added.length > 0 && !isOver ? (
          <Button variant="primary" busy={busy} onClick={() => onPractice(added.map(({ id }) => id))}>
            {plural(added.length, { one: 'Practice the new one', other: 'Practice the # new ones' })}
          </Button>
        ) : null}
        <ButtonLink variant="quiet" to={paths.jobs}>
          {t`Back to my interviews`}
        </ButtonLink>
        <Button variant="quiet" onClick={onEdit}>
          {t`Change`}
        </Button>
      </div>
      <div className="duo af-more">
        <div className="af">
          <Choices
            legend={t`Heard back?`}
            hint={askAgainText(job, afterwards)}
            options={outcomes.map((value) => ({ value, label: t(outcomeLabels[value]) }))}
            value={outcome}
            onChange={(next) => save({ outcome: next })}
          />
        </div>
        {came > 0 && !isOver ? (
          <Sharing
            predicted={predicted}
            came={came}
            shares={shares}
            onChange={(next) => save({ shares: next })}
          />
        ) : null}
      </div>
    </>
  );
}

/** `Thursday, December 3, Alder Creek Medical Center.` */
function aboutText({ details: { interviewDate, company, title } }: JobWorkspace): string {
  return `${[interviewDate ? longDay(interviewDate) : '', company || title].filter(Boolean).join(', ')}.`;
}

/** When the outcome is asked for; nothing once it is known, or once that day has come. */
function askAgainText({ details: { interviewDate } }: JobWorkspace, { outcome }: Afterwards): string {
  if (!interviewDate || (outcome !== null && outcome !== 'waiting')) return '';
  const on = askAgainOn(interviewDate);
  if (on <= localDay()) return '';
  const day = longDay(on);
  return t`We'll ask once, on ${day}.`;
}

function CameUp({ job }: { job: JobWorkspace }) {
  const { predicted, added } = cameUpQuestions(job);
  const asks = job.toAsk.filter(({ chosen }) => chosen).length;
  if (predicted.length + added.length === 0) return null;
  return (
    <ul className="came">
      {predicted.map((question) => (
        <li key={question.id}>
          <Check className="i" aria-hidden="true" />
          <p className="q">
            <span className="vh">{t`Predicted:`} </span>
            {question.question}
          </p>
          <p className="why">{practiceText(question, asks)}</p>
        </li>
      ))}
      {added.map((question) => (
        <NewQuestion key={question.id} question={question} />
      ))}
    </ul>
  );
}

function NewQuestion({ question: { question, score } }: { question: LikelyQuestion }) {
  return (
    <li>
      <Plus className="i nw" aria-hidden="true" />
      <p className="q">{question}</p>
      <p className="why">
        {score === null ? t`New. It's in your practice now.` : t`New. You scored ${score}.`}
      </p>
    </li>
  );
}

interface SharingProps {
  predicted: number;
  came: number;
  shares: boolean;
  onChange(shares: boolean): void;
}

function Sharing({ predicted, came, shares, onChange }: SharingProps) {
  return (
    <div>
      <h2 className="h3">{t`Help us make better predictions`}</h2>
      <label className="tickrow share-row">
        <input
          className="ck"
          type="checkbox"
          checked={shares}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span className="small">
          {t`Share “${predicted} of ${came},” the job title and the result, without your name. We never share your answers.`}
        </span>
      </label>
    </div>
  );
}
