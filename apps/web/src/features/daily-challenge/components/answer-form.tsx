import { answerMaxLength, type DailyChallenge } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/button.tsx';
import { countText, lengthText } from '@/lib/text-length.ts';
import { keepDraft, readDraft } from '../draft.ts';

interface AnswerFormProps {
  challenge: DailyChallenge;
  busy: boolean;
  onSubmit(answer: string): void;
}

/** The answer to a challenge: one option of several, or free text with its counts. */
export function AnswerForm({ challenge, busy, onSubmit }: AnswerFormProps) {
  const isOpen = challenge.question_type === 'open_ended';
  const [answer, setAnswer] = useState(() => (isOpen ? readDraft(challenge.id) : ''));
  const isEmpty = answer.trim() === '';
  const hand = (event?: FormEvent) => {
    event?.preventDefault();
    if (!isEmpty && !busy) onSubmit(answer);
  };
  const type = (text: string) => {
    setAnswer(text);
    keepDraft(challenge.id, text);
  };
  return (
    <form
      onSubmit={hand}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) hand(event);
      }}
    >
      {isOpen ? (
        <FreeText text={answer} onType={type} busy={busy} />
      ) : (
        <Options options={challenge.options} chosen={answer} onChoose={setAnswer} busy={busy} />
      )}
      <div className="row wr send challenge-foot">
        <Button type="submit" variant="primary" busy={busy} disabled={isEmpty}>
          {busy ? t`Submitting...` : t`Submit Answer`}
        </Button>
        <span className="small soft">{t`No time limit - take your time!`}</span>
      </div>
    </form>
  );
}

interface OptionsProps {
  options: readonly string[];
  chosen: string;
  onChoose(option: string): void;
  busy: boolean;
}

function Options({ options, chosen, onChoose, busy }: OptionsProps) {
  const name = useId();
  return (
    <fieldset disabled={busy}>
      <legend className="vh">{t`Choose one answer`}</legend>
      {options.map((option, index) => (
        <label key={option} className="opt">
          <input
            type="radio"
            name={name}
            value={option}
            checked={option === chosen}
            onChange={() => onChoose(option)}
          />
          <i aria-hidden="true">{String.fromCharCode(65 + index)}</i>
          <span lang="en">{option}</span>
        </label>
      ))}
    </fieldset>
  );
}

function FreeText({ text, onType, busy }: { text: string; onType(text: string): void; busy: boolean }) {
  const id = useId();
  return (
    <div className="fld">
      <label htmlFor={id}>{t`Your answer`}</label>
      <textarea
        id={id}
        className="in challenge-text"
        lang="en"
        value={text}
        maxLength={answerMaxLength}
        readOnly={busy}
        placeholder={t`Write it the way you'd say it.`}
        onChange={(event) => onType(event.target.value)}
      />
      <p className="fld-hint num">{lengthText(countText(text))}</p>
    </div>
  );
}
