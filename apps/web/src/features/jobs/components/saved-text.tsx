import { useState } from 'react';
import { z } from 'zod';
import { SaveNote } from '@/components/save-note.tsx';
import { readKept } from '@/lib/kept.ts';
import { useUser } from '@/lib/session.ts';
import { useAutosave } from '@/lib/use-autosave.ts';
import { saveJobText } from '../mutations.ts';

interface SavedTextProps {
  jobId: string;
  field: 'notes' | 'opening';
  stored: string;
  label: string;
  placeholder: string;
  maxLength: number;
  onSaved(): void;
}

/** A text of an interview that saves as it is typed, and says so. */
export function SavedText({ jobId, field, stored, label, placeholder, maxLength, onSaved }: SavedTextProps) {
  const { id: userId } = useUser();
  const key = `greenroom.job-draft.${userId}.${jobId}.${field}`;
  const [start] = useState(() => readKept(key, z.string()) ?? stored);
  const save = async (next: string) => {
    await saveJobText(jobId, field, next);
    onSaved();
  };
  const { value, change, state, flush } = useAutosave({ key, stored, start, save });
  return (
    <>
      <textarea
        className="notes"
        id={`job-${field}`}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        maxLength={maxLength}
        onChange={({ target }) => change(target.value)}
        onBlur={() => void flush()}
      />
      <SaveNote state={state} onRetry={() => void flush()} />
    </>
  );
}
