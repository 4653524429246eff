import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { FileInput } from '@/components/file-input.tsx';
import { useUser } from '@/lib/session.ts';
import { readAdFile } from '../ad-file.ts';

interface AdFileProps {
  /** What is in the field now. */
  ad: string;
  onText(text: string): void;
  onProblem(text: string): void;
}

const acceptedTypes =
  '.pdf,.doc,.docx,.txt,.md,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document,text/plain';

/** The ad from a file. What was in the field before can be put back. */
export function AdFile({ ad, onText, onProblem }: AdFileProps) {
  const { id: userId } = useUser();
  const input = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState('');
  const [before, setBefore] = useState('');
  const take = async (file: File) => {
    onProblem('');
    setReading(file.name);
    const { text, problem } = await readAdFile(userId, file);
    setReading('');
    if (text === null) return onProblem(problem);
    setBefore(ad.trim() === text.trim() ? '' : ad);
    onText(text);
  };
  return (
    <>
      <span role="status">{reading ? t`Reading ${reading}…` : ''}</span>
      {before.trim() && !reading ? (
        <button
          type="button"
          className="ul lk"
          onClick={() => {
            onText(before);
            setBefore('');
          }}
        >
          {t`Put my text back`}
        </button>
      ) : null}
      <FileInput
        ref={input}
        label={t`Job ad file`}
        accept={acceptedTypes}
        onFile={(file) => void take(file)}
      />
      <button
        type="button"
        className="ul lk"
        aria-disabled={reading !== '' || undefined}
        onClick={() => (reading ? undefined : input.current?.click())}
      >
        {t`Use a PDF, Word or text file`}
      </button>
    </>
  );
}
