import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ModelNote } from '@/components/model-note.tsx';
import { Working } from '@/components/working.tsx';
import { fullNameOf } from '@/lib/names.ts';
import { useUser } from '@/lib/session.ts';
import { useKept } from '@/lib/use-kept.ts';
import { withJob } from '../arrival.ts';
import { emptyForm, LetterForm as Form, keptKeys } from '../queries.ts';
import { useCoverLetter } from '../use-cover-letter.ts';
import { FillFromResume } from './fill-from-resume.tsx';
import { LetterForm } from './letter-form.tsx';
import { LetterPanel } from './letter-panel.tsx';

/** The form on the left, the letter on the right. */
export function CoverLetter({ onNoAccess }: { onNoAccess(): void }) {
  const user = useUser();
  const first = { ...emptyForm, name: fullNameOf(user.user_metadata) };
  const [form, setForm] = useKept(keptKeys(user.id).form, Form, first);
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken over once for each job that arrives
  useEffect(() => {
    const next = withJob(form, state);
    if (next === form) return;
    setForm(next);
    // Forgotten, so that a reload does not undo what is written from here on.
    void navigate(pathname + search, { replace: true, state: null });
  }, [state]);
  const { kept, write, startedAt, stop } = useCoverLetter(onNoAccess);
  return (
    <div className="letter-page">
      <div>
        <FillFromResume form={form} onChange={setForm} />
        <LetterForm form={form} onChange={setForm} onSubmit={write} busy={startedAt !== null} />
      </div>
      <section aria-label={t`Generated letter`} className="letter-side">
        {startedAt === null ? null : (
          <Working label={t`Writing your letter`} since={startedAt} onStop={stop} />
        )}
        <LetterPanel kept={kept} />
        <ModelNote sent={t`the form without your name`} />
      </section>
    </div>
  );
}
