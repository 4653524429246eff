import { jobTextMaxLength, letterFieldMaxLength, requiredLetterFields } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/button.tsx';
import { TextAreaField, TextField } from '@/components/text-field.tsx';
import { notify } from '@/lib/toasts.ts';
import type { LetterForm as Form } from '../queries.ts';

interface LetterFormProps {
  form: Form;
  onChange(form: Form): void;
  onSubmit(form: Form): void;
  busy: boolean;
}

/** What the letter is made of. Three fields are required; nothing that is not here gets into the letter. */
export function LetterForm({ form, onChange, onSubmit, busy }: LetterFormProps) {
  const [tried, setTried] = useState(false);
  const isMissing = (field: keyof Form) =>
    (requiredLetterFields as readonly string[]).includes(field) && form[field].trim() === '';
  const field = (name: keyof Form) => ({
    name,
    value: form[name],
    maxLength: name === 'jobDescription' ? jobTextMaxLength : letterFieldMaxLength,
    'aria-required': (requiredLetterFields as readonly string[]).includes(name) || undefined,
    error: tried && isMissing(name) ? t`Required` : undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...form, [name]: target.value }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const missing = requiredLetterFields.find(isMissing);
    setTried(missing !== undefined);
    if (!missing) return busy ? undefined : onSubmit(form);
    notify.error(t`Please fill in all required fields`);
    event.currentTarget.querySelector<HTMLElement>(`[name="${missing}"]`)?.focus();
  };
  return (
    <form className="letter-form" onSubmit={submit} noValidate>
      <TextField label={t`Full Name*`} autoComplete="name" {...field('name')} />
      <TextField label={t`Job Role/Position*`} autoComplete="off" {...field('jobRole')} />
      <TextField label={t`Company Name`} autoComplete="off" {...field('companyName')} />
      <TextAreaField
        label={t`Qualifications/Education*`}
        hint={t`Degrees, training, and what you did in your own words. Numbers are welcome.`}
        rows={4}
        {...field('qualifications')}
      />
      <TextField
        label={t`Years of Experience`}
        inputMode="text"
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
      <Button type="submit" variant="primary" busy={busy}>
        {busy ? t`Generating…` : t`Generate Cover Letter`}
      </Button>
    </form>
  );
}
