import { experienceLevels, fullNameMaxLength } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { RadioGroup } from '@/components/radio-group.tsx';
import { Select } from '@/components/select.tsx';
import { TextField } from '@/components/text-field.tsx';
import { TitledSection } from '@/components/titled-section.tsx';
import { experienceLevelLabels } from '../labels.ts';
import type { ProfileErrors, ProfileForm } from '../model.ts';

const levels = () => [
  { value: '', label: t`Not set` },
  ...experienceLevels.map((value) => ({ value, label: t(experienceLevelLabels[value]) })),
];

const modes = () =>
  [
    { value: 'text', label: t`By text`, note: t`Type your answers, or tap the mic.` },
    {
      value: 'voice',
      label: t`By voice`,
      note: t`Speak your answers. You can still edit the words.`,
    },
  ] as const;

interface FieldsProps {
  form: ProfileForm;
  errors: ProfileErrors;
  email: string | undefined;
  onChange(part: Partial<ProfileForm>): void;
}

/** Who the user is, and how they want to practice. */
export function ProfileFields({ form, errors, email, onChange }: FieldsProps) {
  return (
    <>
      <TitledSection className="profile-part" title={t`Personal Information`}>
        <TextField
          label={t`Full Name`}
          autoComplete="name"
          maxLength={fullNameMaxLength}
          value={form.fullName}
          error={errors.fullName}
          onChange={(event) => onChange({ fullName: event.target.value })}
        />
        <TextField
          label={t`Email`}
          type="email"
          readOnly
          value={email ?? ''}
          hint={t`You sign in with this email. Change it in Settings.`}
        />
      </TitledSection>
      <TitledSection
        className="profile-part"
        title={t`Interview Preferences`}
        text={t`Every new interview starts with these. You can change them there.`}
      >
        <Select
          label={t`Experience Level`}
          options={levels()}
          value={form.experienceLevel}
          onChange={(experienceLevel) => onChange({ experienceLevel })}
        />
        <TextField
          label={t`Target Companies`}
          autoComplete="off"
          value={form.targetCompanies}
          error={errors.targetCompanies}
          hint={t`Separated by commas. You can choose one as the focus of a custom interview.`}
          onChange={(event) => onChange({ targetCompanies: event.target.value })}
        />
        <RadioGroup
          label={t`Preferred Interview Mode`}
          options={modes()}
          value={form.preferredMode}
          onChange={(preferredMode) => onChange({ preferredMode })}
        />
      </TitledSection>
    </>
  );
}
