import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useLocation } from 'react-router';
import { ModelNote } from '@/components/model-note.tsx';
import { Working } from '@/components/working.tsx';
import { fullNameOf } from '@/lib/names.ts';
import { useUser } from '@/lib/session.ts';
import { useArrival } from '@/lib/use-arrival.ts';
import { JobSent, resumeOf } from '../arrival.ts';
import { withForm } from '../letter-blanks.ts';
import { emptyForm, type LetterDraft } from '../letter-draft.ts';
import { chosenFacts, letterFactsQuery } from '../letter-facts.ts';
import { toldQuery } from '../queries.ts';
import { useCoverLetter } from '../use-cover-letter.ts';
import { useLetter } from '../use-letter.ts';
import { useLiveLetter } from '../use-live-letter.ts';
import { FillFromResume } from './fill-from-resume.tsx';
import { LetterBlanks } from './letter-blanks.tsx';
import { LetterFacts } from './letter-facts.tsx';
import { LetterForm } from './letter-form.tsx';
import { LetterSheet } from './letter-sheet.tsx';
import { LetterTies } from './letter-ties.tsx';

interface LetterEditorProps {
  jobId: string | null;
  stored: LetterDraft | null;
  kept: LetterDraft | null;
  /** The account's copy couldn't be read; `onRetry` reads it again. */
  isHeld: boolean;
  onRetry(): void;
  onNoAccess(): void;
}

/** Nobody said anything of the person yet. */
const isUntouched = ({ made, form }: LetterDraft) =>
  made === null && form.history.length === 0 && form.qualifications === '' && form.experience === '';

/** What the letter is made of on the left, the letter on the right. */
export function LetterEditor({ jobId, stored, kept, isHeld, onRetry, onNoAccess }: LetterEditorProps) {
  const user = useUser();
  const { state } = useLocation();
  const [resumeId] = useState(() => resumeOf(state));
  const accountName = fullNameOf(user.user_metadata);
  const blank: LetterDraft = {
    form: { ...emptyForm, name: accountName },
    ...{ text: '', made: null, at: '' },
  };
  const { draft, change, state: saving, flush } = useLetter(jobId, { stored, kept, isHeld }, blank);
  const [isEdited, setEdited] = useState(draft.made !== null && draft.text !== draft.made.coverLetter);
  const renew = (next: LetterDraft) => {
    setEdited(false);
    change(next);
  };
  const edit = (next: LetterDraft) => {
    setEdited(true);
    change(next);
  };
  const { write, startedAt, stop } = useCoverLetter(jobId, { onDone: renew, onNoAccess });
  // What the form says of the person stays.
  useArrival(JobSent, (job) => change(withForm(draft, { ...draft.form, ...job })));
  const changeForm = (form: LetterDraft['form']) => change(withForm(draft, form));
  const { data: offered } = useQuery(letterFactsQuery(useDeferredValue(draft.form)));
  const { data: told = [] } = useQuery(toldQuery(user.id));
  const facts = chosenFacts(draft.form, offered);
  // Until the lines of the resume are known, the letter picks them.
  const isChosen = offered !== undefined || draft.form.facts !== undefined;
  const withFacts = (form: LetterDraft['form']) => (isChosen ? { ...form, facts } : form);
  useLiveLetter({
    draft,
    form: withFacts(draft.form),
    isHeld: isEdited || startedAt !== null,
    onMade: ({ form: { facts: _, ...made }, ...rest }) =>
      change({ ...rest, form: { ...made, ...(draft.form.facts ? { facts: draft.form.facts } : {}) } }),
  });
  return (
    <div className="letter-page">
      <div className="letter-left">
        {draft.made ? <LetterBlanks draft={draft} told={told} onChange={changeForm} /> : null}
        {draft.made ? <LetterTies draft={draft} onChange={edit} /> : null}
        <LetterForm
          form={draft.form}
          isWritten={draft.made !== null}
          isEdited={isEdited}
          onChange={changeForm}
          onSubmit={(form) => write(withFacts(form))}
          busy={startedAt !== null}
          facts={
            offered && offered.facts.length > 0 ? (
              <LetterFacts form={draft.form} offered={offered} chosen={facts} onChange={changeForm} />
            ) : null
          }
        >
          <FillFromResume
            form={draft.form}
            accountName={accountName}
            resumeId={resumeId}
            isFirst={jobId !== null && isUntouched(draft)}
            onChange={changeForm}
          />
        </LetterForm>
      </div>
      <section aria-label={t`Generated letter`} className="letter-side">
        {startedAt === null ? null : (
          <Working label={t`Writing your letter`} since={startedAt} onStop={stop} />
        )}
        <LetterSheet
          draft={draft}
          saving={saving}
          onChange={(text) => edit({ ...draft, text })}
          onRetry={isHeld ? onRetry : () => void flush()}
        />
        <ModelNote sent={t`the form without your name`} />
      </section>
    </div>
  );
}
