import { feelings, type JobWorkspace, jobCounts, jobLimits, outcomes } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button, IconButton } from '@/components/button.tsx';
import { firstName, fullNameOf } from '@/lib/names.ts';
import { useUser } from '@/lib/session.ts';
import { useKept } from '@/lib/use-kept.ts';
import { AfterwardsDraft, draftOf, predictedQuestions, withOther } from '../afterwards.ts';
import { feelingLabels, outcomeLabels } from '../labels.ts';
import { useSaveAfterwards } from '../use-afterwards.ts';
import { Choices } from './choices.tsx';
import { HitRateAside } from './hit-rate.tsx';

const KeptDraft = AfterwardsDraft.nullable();

/** Tick, type, feel, save. Every part is optional; what is entered is kept on the device until it is saved. */
export function AfterwardsForm({ job, onSaved }: { job: JobWorkspace; onSaved(): void }) {
  const user = useUser();
  const [kept, setKept] = useKept(`greenroom.job-draft.${user.id}.${job.id}.afterwards`, KeptDraft, null);
  const [saved] = useState(() => draftOf(job));
  const draft = kept ?? saved;
  const [typed, setTyped] = useState('');
  const { mutate, isPending } = useSaveAfterwards(job, () => {
    setKept(null);
    onSaved();
  });
  const change = (part: Partial<AfterwardsDraft>) => setKept({ ...draft, ...part });
  const add = () => {
    change({ others: withOther(draft.others, typed) });
    setTyped('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A question that was typed and not added yet counts too.
    const complete = { ...draft, others: withOther(draft.others, typed) };
    mutate({ draft: complete, shares: job.afterwards?.shares ?? false });
  };
  const name = firstName(fullNameOf(user.user_metadata));
  return (
    <>
      <header className="now-h">
        <h1 className="display2">{name ? t`How did it go, ${name}?` : t`How did it go?`}</h1>
        <p>{t`Two minutes while it's fresh. What came up goes into your practice.`}</p>
      </header>
      <form className="af" onSubmit={submit}>
        <div>
          <Ticks job={job} ticked={draft.cameUp} onChange={(cameUp) => change({ cameUp })} />
          <Others
            others={draft.others}
            typed={typed}
            onType={setTyped}
            onAdd={add}
            onRemove={(text) => change({ others: draft.others.filter((one) => one !== text) })}
          />
          <Choices
            legend={t`How did it feel?`}
            options={feelings.map((value) => ({ value, label: t(feelingLabels[value]) }))}
            value={draft.feeling}
            onChange={(feeling) => change({ feeling })}
          />
          <Choices
            legend={t`Heard back yet?`}
            hint={t`You can change this anytime.`}
            options={outcomes.map((value) => ({ value, label: t(outcomeLabels[value]) }))}
            value={draft.outcome}
            onChange={(outcome) => change({ outcome })}
          />
          <div className="go">
            <Button type="submit" variant="primary" busy={isPending}>
              {t`Save`}
            </Button>
          </div>
        </div>
        <HitRateAside job={job} draft={draft} />
      </form>
    </>
  );
}

interface TicksProps {
  job: JobWorkspace;
  ticked: readonly string[];
  onChange(ticked: string[]): void;
}

function Ticks({ job, ticked, onChange }: TicksProps) {
  const questions = predictedQuestions(job);
  if (questions.length === 0) return null;
  return (
    <fieldset>
      <legend>{t`Which of these came up?`}</legend>
      <p className="hint">{t`The wording doesn't have to match.`}</p>
      {questions.map(({ id, question }) => (
        <label className="tickrow" key={id}>
          <input
            className="ck"
            type="checkbox"
            checked={ticked.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...ticked, id] : ticked.filter((one) => one !== id))
            }
          />
          <span className="q" lang="en">
            {question}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface OthersProps {
  others: readonly string[];
  typed: string;
  onType(text: string): void;
  onAdd(): void;
  onRemove(text: string): void;
}

function Others({ others, typed, onType, onAdd, onRemove }: OthersProps) {
  return (
    <fieldset>
      <legend>{t`What else did they ask?`}</legend>
      <ul className="mine">
        {others.map((text) => (
          <li key={text}>
            <span className="q">{text}</span>
            <IconButton label={t`Remove: ${text}`} onClick={() => onRemove(text)}>
              <X className="i" aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      {others.length < jobCounts.otherQuestions ? (
        <div className="addq">
          <input
            className="in"
            aria-label={t`Another question they asked`}
            placeholder={t`As you remember it`}
            maxLength={jobLimits.question}
            value={typed}
            onChange={({ target }) => onType(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              onAdd();
            }}
          />
          <Button onClick={onAdd}>{t`Add`}</Button>
        </div>
      ) : null}
    </fieldset>
  );
}
