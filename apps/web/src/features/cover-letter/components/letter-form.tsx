import {
  jobTextMaxLength,
  letterFieldMaxLength,
  letterLimits,
  requiredLetterFields,
} from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/button.tsx';
import { TextAreaField, TextField } from '@/components/text-field.tsx';
import { notify } from '@/lib/toasts.ts';
import type { LetterForm as Form, LetterTextField } from '../queries.ts';

interface LetterFormProps {
  form: Form;
  /** There is a letter: its details are folded away. */
  isWritten: boolean;
  /** The letter was edited: writing it anew takes that away, so the button asks once. */
  isEdited: boolean;
  onChange(form: Form): void;
  onSubmit(form: Form): void;
  busy: boolean;
  children?: ReactNode;
}

const lengths: Partial<Record<LetterTextField, number>> = {
  jobDescription: jobTextMaxLength,
  email: letterLimits.contact,
  phone: letterLimits.contact,
  place: letterLimits.contact,
};
const isRequired = (field: LetterTextField) => (requiredLetterFields as readonly string[]).includes(field);

/** What the letter is made of. Three fields are required; nothing that is not here gets into the letter. */
export function LetterForm({
  form,
  isWritten,
  isEdited,
  onChange,
  onSubmit,
  busy,
  children,
}: LetterFormProps) {
  const [tried, setTried] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(!isWritten);
  const isMissing = (field: LetterTextField) => isRequired(field) && form[field].trim() === '';
  const field = (name: LetterTextField) => ({
    name,
    value: form[name],
    maxLength: lengths[name] ?? letterFieldMaxLength,
    'aria-required': isRequired(name) || undefined,
    error: tried && isMissing(name) ? t`Required` : undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...form, [name]: target.value }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const missing = (requiredLetterFields as readonly LetterTextField[]).find(isMissing);
    setTried(missing !== undefined);
    if (missing) {
      // A field in closed details takes no focus.
      flushSync(() => setOpen(true));
      notify.error(t`Please fill in all required fields`);
      event.currentTarget.querySelector<HTMLElement>(`[name="${missing}"]`)?.focus();
      return;
    }
    if (busy) return;
    const asksFirst = isEdited && !isAsked;
    setAsked(asksFirst);
    if (asksFirst) return;
    setOpen(false);
    onSubmit(form);
  };
  return (
    <form className="letter-form" onSubmit={submit} noValidate>
      {children}
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <b>{t`Your details`}</b>
        </summary>
        <div className="letter-fields">
          <TextField label={t`Full Name*`} autoComplete="name" {...field('name')} />
          <TextField label={t`Job Role/Position*`} autoComplete="off" {...field('jobRole')} />
          <TextField label={t`Company Name`} autoComplete="off" {...field('companyName')} />
          <TextAreaField
            label={t`Qualifications/Education*`}
            hint={t`Degrees, training, and what you did, all in your own words. Include numbers if you have them.`}
            rows={4}
            {...field('qualifications')}
          />
          <TextAreaField
            label={t`Years of Experience`}
            rows={2}
            autoComplete="off"
            {...field('experience')}
          />
          <TextField
            label={t`Key Skills`}
            hint={t`Separated by commas.`}
            autoComplete="off"
            {...field('skills')}
          />
          <TextAreaField label={t`Job Description`} rows={6} {...field('jobDescription')} />
          <TextField label={t`Your email`} type="email" autoComplete="email" {...field('email')} />
          <TextField label={t`Your phone`} type="tel" autoComplete="tel" {...field('phone')} />
          <TextField label={t`City`} autoComplete="address-level2" {...field('place')} />
        </div>
      </details>
      {isAsked ? (
        <p className="small" role="alert">
          {t`Press again for a new letter. You'll lose your edits.`}
        </p>
      ) : null}
      <div className="row send">
        <Button type="submit" variant={isWritten ? 'secondary' : 'primary'} busy={busy}>
          {busy ? t`Generating…` : t`Generate Cover Letter`}
        </Button>
      </div>
    </form>
  );
}
