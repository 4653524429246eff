import { letterLimits, type OfferedFact } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button } from '@/components/button.tsx';
import { Checkbox } from '@/components/checkbox.tsx';
import { TextAreaField } from '@/components/text-field.tsx';

interface LetterFactProps {
  fact: OfferedFact;
  /** The words that the letter uses; null where the line isn't chosen. */
  chosen: string | null;
  /** The title and employer that it is from. */
  where: string;
  onToggle(): void;
  onWords(text: string): void;
}

/** A line of the resume to take or leave, with its words to change. */
export function LetterFact({ fact, chosen, where, onToggle, onWords }: LetterFactProps) {
  const [isOpen, setOpen] = useState(false);
  const words = chosen ?? fact.text;
  return (
    <li>
      <Checkbox checked={chosen !== null} onChange={onToggle}>
        <span lang="en">{words}</span>
        {where === '' ? null : <span className="small muted letter-where">{where}</span>}
      </Checkbox>
      {chosen === null ? null : isOpen ? (
        <TextAreaField
          label={t`Your words`}
          lang="en"
          rows={2}
          maxLength={letterLimits.fact}
          value={chosen}
          onChange={({ target }) => onWords(target.value)}
        />
      ) : (
        <Button small variant="quiet" aria-label={t`Edit: ${words}`} onClick={() => setOpen(true)}>
          {t`Edit`}
        </Button>
      )}
    </li>
  );
}
