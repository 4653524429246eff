import {
  jobTextMaxLength,
  letterEmail,
  letterFieldMaxLength,
  letterLimits,
  letterPhone,
  requiredLetterFields,
} from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import { ChevronDown } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/button.tsx';
import { TextAreaField, TextField } from '@/components/text-field.tsx';
import { notify } from '@/lib/toasts.ts';
import { openChecks, withChecked } from '../letter-checks.ts';
import { checkedFields, type LetterForm as Form, type LetterTextField } from '../letter-draft.ts';
import { experienceHint } from './experience-hint.ts';
import { LetterCheck } from './letter-check.tsx';
import { LetterJobs } from './letter-jobs.tsx';
import { LetterPapers } from './letter-papers.tsx';

interface LetterFormProps {
  form: Form;
  /** There is a letter: its details are folded away. */
  isWritten: boolean;
  /** The letter was edited: writing it anew takes that away, so the button asks once. */
  isEdited: boolean;
  onChange(form: Form): void;
  onSubmit(form: Form): void;
  busy: boolean;
  /** What goes into the letter, to be chosen. */
  facts?: ReactNode;
  children?: ReactNode;
}

const lengths: Partial<Record<LetterTextField, number>> = {
  jobDescription: jobTextMaxLength,
  email: letterLimits.contact,
  phone: letterLimits.contact,
  place: letterLimits.contact,
};
const isRequired = (field: LetterTextField) => (requiredLetterFields as readonly string[]).includes(field);

/** What is typed where an address or a number belongs, and is none: the letter leaves it out. */
function oddContact(name: LetterTextField, text: string): string {
  if (name === 'email' && letterEmail(text) === '')
    return t`This isn't an email address, so the letter leaves it out.`;
  return name === 'phone' && letterPhone(text) === ''
    ? t`This isn't a phone number, so the letter leaves it out.`
    : '';
}

/** What the letter is made of. Three fields are required; nothing that is not here gets into the letter. */
export function LetterForm({
  form,
  isWritten,
  isEdited,
  onChange,
  onSubmit,
  busy,
  facts,
  children,
}: LetterFormProps) {
  const [tried, setTried] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(!isWritten);
  const openField = (name: LetterTextField) =>
    checkedFields.find((one) => one === name && form.unsure.includes(one));
  // A name that nobody checked signs no letter.
  const isMissing = (field: LetterTextField) =>
    isRequired(field) && (form[field].trim() === '' || openField(field) !== undefined);
  const errorOf = (name: LetterTextField) => {
    const odd = form[name].trim() === '' ? '' : oddContact(name, form[name]);
    if (odd !== '') return odd;
    if (!tried || !isMissing(name)) return undefined;
    return form[name].trim() === '' ? t`Required` : t`Check this first`;
  };
  const field = (name: LetterTextField, label: string) => {
    const open = openField(name);
    return {
      name,
      label,
      value: form[name],
      maxLength: lengths[name] ?? letterFieldMaxLength,
      'aria-required': isRequired(name) || undefined,
      error: errorOf(name),
      ...(open ? { className: 'in letter-open' } : {}),
      hint: open ? <LetterCheck of={label} onChecked={() => onChange(withChecked(form, open))} /> : undefined,
      onChange: ({ target }: { target: { value: string } }) => {
        const next = { ...form, [name]: target.value };
        onChange(open ? withChecked(next, open) : next);
      },
    };
  };
  const open = openChecks(form);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const missing = (requiredLetterFields as readonly LetterTextField[]).find(isMissing);
    setTried(missing !== undefined);
    if (missing) {
      // A field in closed details takes no focus.
      flushSync(() => setOpen(true));
      const labels = {
        name: t`Full Name*`,
        jobRole: t`Job Role/Position*`,
        qualifications: t`Qualifications/Education*`,
      };
      const named = requiredLetterFields.filter(isMissing).map((one) => labels[one].replace('*', ''));
      notify.error(t`Please fill in all required fields`, named.join(', '));
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
        <summary className="letter-details">
          <b>{t`Your details`}</b>
          <ChevronDown className="i chev" aria-hidden="true" />
        </summary>
        <div className="letter-fields">
          <TextField autoComplete="name" {...field('name', t`Full Name*`)} />
          <TextField autoComplete="off" {...field('jobRole', t`Job Role/Position*`)} />
          <TextField autoComplete="off" {...field('companyName', t`Company Name`)} />
          <TextAreaField
            rows={4}
            {...field('qualifications', t`Qualifications/Education*`)}
            hint={t`Degrees, training, and what you did, all in your own words. Include numbers if you have them.`}
          />
          <LetterPapers form={form} onChange={onChange} />
          <LetterJobs form={form} onChange={onChange} />
          <TextAreaField
            rows={2}
            autoComplete="off"
            {...field('experience', t`Years of Experience`)}
            hint={experienceHint(form.experience)}
          />
          <TextField autoComplete="off" {...field('skills', t`Key Skills`)} hint={t`Separated by commas.`} />
          <TextAreaField rows={6} {...field('jobDescription', t`Job Description`)} />
          <TextField type="email" autoComplete="email" {...field('email', t`Your email`)} />
          <TextField type="tel" autoComplete="tel" {...field('phone', t`Your phone`)} />
          <TextField autoComplete="address-level2" {...field('place', t`City`)} />
        </div>
      </details>
      {facts}
      {open > 0 ? (
        <p className="small" role="status">
          {plural(open, { one: '# thing to check.', other: '# things to check.' })}{' '}
          {t`Anything you leave unchecked stays out of the letter.`}{' '}
          {isOpen ? null : (
            <Button small variant="quiet" onClick={() => setOpen(true)}>
              {t`Check now`}
            </Button>
          )}
        </p>
      ) : null}
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
