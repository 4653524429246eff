import { t } from '@lingui/core/macro';
import { CircleAlert } from 'lucide-react';
import { Button } from '@/components/button.tsx';

interface LetterCheckProps {
  /** What it is about, for people who hear the button alone. */
  of: string;
  onChecked(): void;
}

/** Says that something was not read well, and lets its user say that it's right. */
export function LetterCheck({ of, onChecked }: LetterCheckProps) {
  return (
    <span className="row wr letter-check">
      <span className="sure-mark small weak">
        <CircleAlert className="i" aria-hidden="true" />
        {t`Check this`}
      </span>
      <Button small variant="quiet" aria-label={t`That's right: ${of}`} onClick={onChecked}>
        {t`That's right`}
      </Button>
    </span>
  );
}
