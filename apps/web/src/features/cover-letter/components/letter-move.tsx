import { letterLimits, letterMove, moveSentence, tellsMove } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { Button } from '@/components/button.tsx';
import { TextField } from '@/components/text-field.tsx';
import type { LetterForm } from '../letter-draft.ts';

interface LetterMoveProps {
  form: LetterForm;
  onChange(form: LetterForm): void;
}

/** Where the job is elsewhere: what its writer would do about that. The letter says it only if they do. */
export function LetterMove({ form, onChange }: LetterMoveProps) {
  const move = letterMove(form);
  const isTold = tellsMove([form.why, form.experience, ...form.deeds].join('\n'));
  if (move === null || (isTold && form.move === '')) return null;
  const { home, job, offers } = move;
  const isOpen = form.move.trim() !== '' && moveSentence(form.move, form) === '';
  return (
    <div className="letter-told">
      <TextField
        label={
          home === ''
            ? t`The job is in ${job}. Do you live nearby, or would you move?`
            : t`You live in ${home}, and the job is in ${job}. Would you move?`
        }
        placeholder={t`Leave it empty to skip this`}
        hint={isOpen ? t`Say it in one whole sentence, or leave it empty.` : undefined}
        autoComplete="off"
        maxLength={letterLimits.move}
        value={form.move}
        onChange={({ target }) => onChange({ ...form, move: target.value })}
      />
      {form.move === '' ? (
        <div className="row wr">
          {offers.map((text) => (
            <Button
              key={text}
              small
              variant="quiet"
              lang="en"
              onClick={() => onChange({ ...form, move: text })}
            >
              {text}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
