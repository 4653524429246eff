import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/button.tsx';
import { useUser } from '@/lib/session.ts';
import { withResume } from '../from-resume.ts';
import type { LetterForm } from '../letter-draft.ts';
import { letterResumeQuery } from '../queries.ts';

interface FillFromResumeProps {
  form: LetterForm;
  /** The name of the account, for a resume whose name was not read well. */
  accountName: string;
  /** The resume that was chosen for the job; null for the latest. */
  resumeId: string | null;
  /** A form for a job that nobody filled in yet: it is filled in without being asked. */
  isFirst: boolean;
  onChange(form: LetterForm): void;
}

/** Fills in what the user's resume says of them, as they corrected it. Nothing where no resume was read. */
export function FillFromResume({ form, accountName, resumeId, isFirst, onChange }: FillFromResumeProps) {
  const { id: userId } = useUser();
  const { data } = useQuery(letterResumeQuery(userId, resumeId));
  const [before, setBefore] = useState<LetterForm | null>(null);
  const hasFilled = useRef(false);
  const fill = () => {
    if (!data) return;
    hasFilled.current = true;
    setBefore(form);
    onChange(withResume(form, data.resume, accountName));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the resume is there
  useEffect(() => {
    // Once undone, it is filled in only when somebody asks.
    if (isFirst && !hasFilled.current && form.jobRole !== '') fill();
  }, [data, isFirst, form.jobRole === '']);
  if (!data) return null;
  const { name } = data;
  return (
    <div className="row wr letter-fill">
      <Button small onClick={fill}>
        {t`Fill in from ${name}`}
      </Button>
      {before ? (
        <Button
          small
          variant="quiet"
          onClick={() => {
            onChange(before);
            setBefore(null);
          }}
        >
          {t`Undo`}
        </Button>
      ) : null}
      <p className={before ? 'small soft' : 'vh'} role="status">
        {before ? t`Filled in from ${name}. Check it before you continue.` : null}
      </p>
    </div>
  );
}
