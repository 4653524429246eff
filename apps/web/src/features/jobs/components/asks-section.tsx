import { type AskQuestion, type JobWorkspace, jobCounts, jobLimits } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Button, IconButton } from '@/components/button.tsx';
import { useUser } from '@/lib/session.ts';
import { clearErrors, notify } from '@/lib/toasts.ts';
import { addAsk, chooseAsk, deleteAsk } from '../mutations.ts';

/** Questions to ask them. The checked ones go on the day sheet. */
export function AsksSection({ job, onChange }: { job: JobWorkspace; onChange(): void }) {
  const { id: userId } = useUser();
  const [typed, setTyped] = useState('');
  const { mutate } = useMutation({
    mutationFn: (change: () => Promise<void>) => change(),
    onSuccess: () => {
      void clearErrors();
      onChange();
    },
    onError: () => {
      notify.error(t`We couldn't save that. Try again.`);
      onChange();
    },
  });
  const own = job.toAsk.filter((ask) => ask.own).length;
  const add = (event: FormEvent) => {
    event.preventDefault();
    const text = typed.trim();
    if (text === '') return;
    mutate(() => addAsk(userId, job.id, text), { onSuccess: () => setTyped('') });
  };
  return (
    <div>
      <div className="sh">
        <h2>{t`Questions to ask them`}</h2>
      </div>
      <ul className="ask">
        {job.toAsk.map((ask) => (
          <Ask
            key={ask.id}
            ask={ask}
            onChoose={(chosen) => mutate(() => chooseAsk(ask.id, chosen))}
            onDelete={() => mutate(() => deleteAsk(ask.id))}
          />
        ))}
      </ul>
      <p className="hint asks-note">{t`The ones you check go on your day sheet.`}</p>
      {own < jobCounts.questionsToAsk ? (
        <form className="addq" onSubmit={add}>
          <input
            className="in"
            aria-label={t`Your own question to ask`}
            placeholder={t`Your own question`}
            maxLength={jobLimits.question}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit">{t`Add`}</Button>
        </form>
      ) : null}
    </div>
  );
}

interface AskProps {
  ask: AskQuestion;
  onChoose(chosen: boolean): void;
  onDelete(): void;
}

function Ask({ ask: { text, chosen, own }, onChoose, onDelete }: AskProps) {
  const id = useId();
  // Shown at once: the server confirms it with the next reading.
  const [isChosen, setChosen] = useState(chosen);
  const [known, setKnown] = useState(chosen);
  if (known !== chosen) {
    setKnown(chosen);
    setChosen(chosen);
  }
  return (
    <li className={own ? 'own' : undefined}>
      <input
        className="ck"
        type="checkbox"
        id={id}
        checked={isChosen}
        onChange={({ target }) => {
          setChosen(target.checked);
          onChoose(target.checked);
        }}
      />
      <label htmlFor={id} lang={own ? undefined : 'en'}>
        {text}
      </label>
      {own ? (
        <IconButton label={t`Delete: ${text}`} onClick={onDelete}>
          <X className="i" aria-hidden="true" />
        </IconButton>
      ) : null}
    </li>
  );
}
