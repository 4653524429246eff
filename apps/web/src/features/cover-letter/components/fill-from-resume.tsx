import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/button.tsx';
import { useUser } from '@/lib/session.ts';
import { withResume } from '../from-resume.ts';
import { type LetterForm, latestResumeQuery } from '../queries.ts';

interface FillFromResumeProps {
  form: LetterForm;
  onChange(form: LetterForm): void;
}

/** Fills in what the user's resume says of them, as they corrected it. Nothing where no resume was read. */
export function FillFromResume({ form, onChange }: FillFromResumeProps) {
  const { id: userId } = useUser();
  const { data } = useQuery(latestResumeQuery(userId));
  const [before, setBefore] = useState<LetterForm | null>(null);
  if (!data) return null;
  const { name } = data;
  return (
    <div className="row wr letter-fill">
      <Button
        small
        onClick={() => {
          setBefore(form);
          onChange(withResume(form, data.resume));
        }}
      >
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
      <p className="vh" role="status">
        {before ? t`Filled in from ${name}. Check it before you go on.` : null}
      </p>
    </div>
  );
}
