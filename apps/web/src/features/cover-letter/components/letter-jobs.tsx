import { type JobPart, letterLimits } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button } from '@/components/button.tsx';
import { TextField } from '@/components/text-field.tsx';
import {
  hasRoomForJob,
  isOpenPart,
  withCheckedJob,
  withJobPart,
  withNewJob,
  withoutJob,
} from '../letter-checks.ts';
import type { FormEntry, LetterForm } from '../letter-draft.ts';
import { LetterCheck } from './letter-check.tsx';

interface LetterJobsProps {
  form: LetterForm;
  onChange(form: LetterForm): void;
}

/** So many jobs are in view at first; a letter rarely tells of more. */
const inView = 4;
const titleOf = ({ title, name }: FormEntry, place: number) => title || name || t`Job ${place}`;

/** The jobs that the resume tells of, as the letter names them, with what to check in each. */
export function LetterJobs({ form, onChange }: LetterJobsProps) {
  const [isAll, setAll] = useState(false);
  const jobs = form.history.flatMap((entry, at) => (entry.kind === 'work' ? [{ entry, at }] : []));
  const shown = isAll ? jobs : jobs.slice(0, inView);
  const addJob = () => {
    setAll(true);
    onChange(withNewJob(form));
  };
  return (
    <fieldset className="letter-jobs">
      <legend>
        <b>{t`Your jobs`}</b>
      </legend>
      {shown.map(({ entry, at }, place) => (
        <LetterJob
          key={at}
          entry={entry}
          name={titleOf(entry, place + 1)}
          onPart={(part, text) => onChange(withJobPart(form, at, part, text))}
          onChecked={() => onChange(withCheckedJob(form, at))}
          onRemove={() => onChange(withoutJob(form, at))}
        />
      ))}
      {shown.length < jobs.length ? (
        <Button small onClick={() => setAll(true)}>
          {t`Show all ${jobs.length} jobs`}
        </Button>
      ) : hasRoomForJob(form) ? (
        <Button small onClick={addJob}>
          {t`Add a job`}
        </Button>
      ) : null}
    </fieldset>
  );
}

interface LetterJobProps {
  entry: FormEntry;
  name: string;
  onPart(part: JobPart, text: string): void;
  onChecked(): void;
  onRemove(): void;
}

function LetterJob({ entry, name, onPart, onChecked, onRemove }: LetterJobProps) {
  const isOpen = (entry.unsure ?? []).length > 0;
  const field = (part: JobPart, question: string) => ({
    value: entry[part] ?? '',
    maxLength: part === 'time' ? letterLimits.contact : letterLimits.entryName,
    placeholder: question,
    autoComplete: 'off',
    className: isOpenPart(entry, part) ? 'in letter-open' : 'in',
    onChange: ({ target }: { target: { value: string } }) => onPart(part, target.value),
  });
  return (
    <fieldset className="letter-job">
      <legend className="vh">{name}</legend>
      <TextField label={t`Job title`} {...field('title', t`What was your title?`)} />
      <TextField label={t`Employer`} {...field('name', t`Who did you work for?`)} />
      <TextField label={t`When`} {...field('time', t`For example: 2016 to 2019`)} />
      <span className="row wr sp">
        {isOpen ? <LetterCheck of={name} onChecked={onChecked} /> : <span />}
        <Button small variant="quiet" aria-label={t`Leave out ${name}`} onClick={onRemove}>
          {t`Leave out`}
        </Button>
      </span>
    </fieldset>
  );
}
