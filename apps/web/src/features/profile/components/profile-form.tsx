import { experienceLevels, fullNameMaxLength } from '@greenroom/domain';
import { type ReactNode, useId } from 'react';
import { RadioGroup } from '@/components/radio-group.tsx';
import { Select } from '@/components/select.tsx';
import { TextField } from '@/components/text-field.tsx';
import type { ProfileErrors, ProfileForm } from '../model.ts';

const levels = [{ value: '', label: 'Not set' }, ...experienceLevels];

const modes = [
  { value: 'text', label: 'By text', note: 'You write your answers; dictation is one key away.' },
  { value: 'voice', label: 'By voice', note: 'You speak your answers, and can still change the words.' },
] as const;

interface FieldsProps {
  form: ProfileForm;
  errors: ProfileErrors;
  email: string | undefined;
  onChange(part: Partial<ProfileForm>): void;
}

/** Who somebody is, and how they want to practise. */
export function ProfileFields({ form, errors, email, onChange }: FieldsProps) {
  return (
    <>
      <Part title="Personal Information">
        <TextField
          label="Full Name"
          autoComplete="name"
          maxLength={fullNameMaxLength}
          value={form.fullName}
          error={errors.fullName}
          onChange={(event) => onChange({ fullName: event.target.value })}
        />
        <TextField
          label="Email"
          type="email"
          readOnly
          value={email ?? ''}
          hint="The address you sign in with. It can't be changed here."
        />
      </Part>
      <Part
        title="Interview Preferences"
        text="Every new interview starts with these. You can change them there."
      >
        <Select
          label="Experience Level"
          options={levels}
          value={form.experienceLevel}
          onChange={(experienceLevel) => onChange({ experienceLevel })}
        />
        <TextField
          label="Target Companies"
          autoComplete="off"
          value={form.targetCompanies}
          error={errors.targetCompanies}
          hint="Separated by commas. They are offered as the focus of a custom interview."
          onChange={(event) => onChange({ targetCompanies: event.target.value })}
        />
        <RadioGroup
          label="Preferred Interview Mode"
          options={modes}
          value={form.preferredMode}
          onChange={(preferredMode) => onChange({ preferredMode })}
        />
      </Part>
    </>
  );
}

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className="profile-part" aria-labelledby={titleId}>
      <header>
        <h2 id={titleId} className="h3">
          {title}
        </h2>
        {text ? <p className="small soft">{text}</p> : null}
      </header>
      {children}
    </section>
  );
}
