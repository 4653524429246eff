import { tryQuestion } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button } from '@/components/button.tsx';
import { copyText } from '@/lib/copy-text.ts';
import { readText, writeText } from '@/lib/kept.ts';
import { storageKeys } from '@/lib/storage-keys.ts';

const readAnswer = () => readText(storageKeys.triedAnswer)?.trim() ?? '';

/** What somebody wrote on the front page before the account was made. Once it was read it is gone on the next visit. */
export function KeptAnswer() {
  const [answer, setAnswer] = useState(readAnswer);
  const [copied, setCopied] = useState(false);
  if (answer === '') return null;
  const forget = () => writeText(storageKeys.triedAnswer, null);
  const close = () => {
    forget();
    setAnswer('');
  };
  return (
    <section className="kept-answer" aria-labelledby="kept-answer-title">
      <h2 className="label" id="kept-answer-title">
        {t`Your answer from the home page`}
      </h2>
      <p className="serif text-4" lang="en">
        {tryQuestion.text}
      </p>
      <details onToggle={(event) => event.currentTarget.open && forget()}>
        <summary>{t`Read what you wrote`}</summary>
        <p className="said">{answer}</p>
      </details>
      <p className="row wr">
        <Button small onClick={() => void copyText(answer).then(setCopied)}>
          {copied ? t`Copied` : t`Copy it`}
        </Button>
        <Button small variant="quiet" onClick={close}>
          {t`Clear it from this browser`}
        </Button>
      </p>
    </section>
  );
}
