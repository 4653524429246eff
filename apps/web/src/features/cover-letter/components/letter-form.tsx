import {
  jobTextMaxLength,
  letterFieldMaxLength,
  letterFieldsMissing,
  requiredLetterFields,
} from '@greenroom/domain';
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
    error: tried && isMissing(name) ? 'Required' : undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...form, [name]: target.value }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const missing = requiredLetterFields.find(isMissing);
    setTried(missing !== undefined);
    if (!missing) return busy ? undefined : onSubmit(form);
    notify.error(letterFieldsMissing);
    event.currentTarget.querySelector<HTMLElement>(`[name="${missing}"]`)?.focus();
  };
  return (
    <form className="letter-form" onSubmit={submit} noValidate>
      <TextField label="Full Name*" autoComplete="name" {...field('name')} />
      <TextField label="Job Role/Position*" autoComplete="off" {...field('jobRole')} />
      <TextField label="Company Name" autoComplete="off" {...field('companyName')} />
      <TextAreaField
        label="Qualifications/Education*"
        hint="Degrees, training, and what you did in your own words. Numbers are welcome."
        rows={4}
        {...field('qualifications')}
      />
      <TextField label="Years of Experience" inputMode="text" autoComplete="off" {...field('experience')} />
      <TextField label="Key Skills" hint="Separated by commas." autoComplete="off" {...field('skills')} />
      <TextAreaField label="Job Description" rows={6} {...field('jobDescription')} />
      <Button type="submit" variant="primary" busy={busy}>
        {busy ? 'Generating…' : 'Generate Cover Letter'}
      </Button>
    </form>
  );
}
