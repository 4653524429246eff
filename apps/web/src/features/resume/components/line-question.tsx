import type { StrengthenedLine } from '@greenroom/domain';
import { resumeFieldMaxLength } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/button.tsx';
import { TextAreaField } from '@/components/text-field.tsx';
import { askLine, type PlacedBullet } from '../line-questions.ts';

type Need = NonNullable<StrengthenedLine['need']> | 'failed';

function needText(need: Need): string {
  if (need === 'nothing') return t`That's fine. Leave the line as it is, or come back later.`;
  if (need === 'part') return t`What was your part? Start with “I.”`;
  if (need === 'failed') return t`We couldn't write a line. Your answer is still here. Try again.`;
  if (need === 'repeat')
    return t`The line says that already. What came of it? “I cut errors from 10 a week to 2.”`;
  return t`Say it in one whole sentence, starting with what you did: “I trained 12 new drivers.”`;
}

export interface LineQuestionProps {
  bullet: PlacedBullet;
  ask: NonNullable<StrengthenedLine['ask']>;
  /** The line to take, in place of this one or below it, and the reply that it was made from; null where the line stays as it is. */
  onDone(made: { text: string; isBelow: boolean; reply: string } | null): void;
}

/** One line with its question, and the line that the reply makes. */
export function LineQuestion({ bullet: { line, of }, ask, onDone }: LineQuestionProps) {
  const id = useId();
  const [reply, setReply] = useState('');
  const [made, setMade] = useState<string | null>(null);
  const [isBelow, setBelow] = useState(false);
  const [need, setNeed] = useState<Need | null>(null);
  const [busy, setBusy] = useState(false);
  const suggest = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const result = await askLine(line, reply).catch(() => null);
    setBusy(false);
    setMade(result?.proposal ?? null);
    setBelow(result?.isNewLine ?? false);
    setNeed(result ? result.need : 'failed');
  };
  return (
    <form onSubmit={(event) => void suggest(event)}>
      <p className="label">{of}</p>
      <p className="ed-ask-line" dir="auto">
        {line}
      </p>
      <TextAreaField
        id={`${id}reply`}
        label={
          ask === 'did' ? t`What did you do yourself? What changed?` : t`What changed? By how much? For whom?`
        }
        rows={2}
        dir="auto"
        maxLength={1000}
        value={reply}
        error={need === null ? undefined : needText(need)}
        onChange={({ target }) => setReply(target.value)}
      />
      {made === null ? null : (
        <TextAreaField
          id={`${id}made`}
          label={isBelow ? t`A new line below it` : t`Your new line`}
          hint={t`Change anything you like.`}
          rows={2}
          dir="auto"
          maxLength={resumeFieldMaxLength}
          value={made}
          onChange={({ target }) => setMade(target.value)}
        />
      )}
      <div className="row wr">
        {made === null ? null : (
          <Button
            small
            variant="primary"
            disabled={made.trim() === ''}
            onClick={() => onDone({ text: made.trim(), isBelow, reply })}
          >
            {t`Use this line`}
          </Button>
        )}
        <Button small type="submit" busy={busy} disabled={reply.trim() === ''}>
          {t`Suggest a line`}
        </Button>
        <Button small onClick={() => onDone(null)}>{t`Leave it`}</Button>
      </div>
    </form>
  );
}
