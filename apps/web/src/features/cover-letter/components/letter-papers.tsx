import { letterLimits } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button } from '@/components/button.tsx';
import { TextField } from '@/components/text-field.tsx';
import { isSaidIn, withoutPaper, withPaper } from '../letter-checks.ts';
import type { LetterForm } from '../letter-draft.ts';

interface LetterPapersProps {
  form: LetterForm;
  onChange(form: LetterForm): void;
}

/** Degrees and papers that were not read well: each is added to the qualifications only when the user says so. */
export function LetterPapers({ form, onChange }: LetterPapersProps) {
  return form.unsurePapers.map((paper, at) =>
    // Who typed it above has said it.
    isSaidIn(form.qualifications, paper) ? null : (
      <LetterPaper
        key={paper}
        paper={paper}
        onAdd={(text) => onChange(withPaper(form, at, text))}
        onLeave={() => onChange(withoutPaper(form, at))}
      />
    ),
  );
}

interface LetterPaperProps {
  paper: string;
  onAdd(text: string): void;
  onLeave(): void;
}

function LetterPaper({ paper, onAdd, onLeave }: LetterPaperProps) {
  const [text, setText] = useState(paper);
  return (
    <div className="letter-paper">
      <TextField
        label={t`Check this before we use it`}
        autoComplete="off"
        maxLength={letterLimits.entryName}
        value={text}
        className="in letter-open"
        onChange={({ target }) => setText(target.value)}
      />
      <span className="row wr">
        <Button
          small
          disabled={text.trim() === ''}
          aria-label={t`Add: ${text}`}
          onClick={() => onAdd(text)}
        >{t`Add it`}</Button>
        <Button small variant="quiet" aria-label={t`Leave out ${text}`} onClick={onLeave}>
          {t`Leave out`}
        </Button>
      </span>
    </div>
  );
}
