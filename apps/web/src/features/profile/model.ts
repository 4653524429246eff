import {
  fullNameMaxLength,
  splitCompanies,
  targetCompaniesMax,
  targetCompaniesMaxLength,
} from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { z } from 'zod';
import type { Profile } from './queries.ts';

/** What of a profile is written by its user, as it stands in the fields. */
export const ProfileForm = z.object({
  fullName: z.string(),
  experienceLevel: z.string(),
  targetCompanies: z.string(),
  preferredMode: z.enum(['text', 'voice']),
});
export type ProfileForm = z.infer<typeof ProfileForm>;

/** The fields of a stored profile. */
export const formOf = (profile: Profile | null): ProfileForm => ({
  fullName: profile?.full_name ?? '',
  experienceLevel: profile?.experience_level ?? '',
  targetCompanies: (profile?.target_companies ?? []).join(', '),
  preferredMode: profile?.preferred_mode === 'voice' ? 'voice' : 'text',
});

/** Whether two forms would be stored as the same profile. */
export function isSameProfile(one: ProfileForm, other: ProfileForm): boolean {
  const stored = (form: ProfileForm) =>
    JSON.stringify([
      form.fullName.trim(),
      form.experienceLevel,
      splitCompanies(form.targetCompanies),
      form.preferredMode,
    ]);
  return stored(one) === stored(other);
}

export type ProfileErrors = Partial<Record<'fullName' | 'targetCompanies', string>>;

/** What keeps a form from being stored, by field. */
export function errorsOf(form: ProfileForm): ProfileErrors {
  const companies = splitCompanies(form.targetCompanies);
  const errors: ProfileErrors = {};
  if (form.fullName !== '' && form.fullName.trim() === '') errors.fullName = t`Type your name.`;
  if (form.fullName.trim().length > fullNameMaxLength) {
    errors.fullName = t`Please use at most ${fullNameMaxLength} characters.`;
  }
  if (companies.length > targetCompaniesMax) {
    errors.targetCompanies = t`You can list up to ${targetCompaniesMax} companies. You have ${companies.length}.`;
  } else if (companies.join('').length > targetCompaniesMaxLength) {
    errors.targetCompanies = t`This list of names is too long. Please shorten it.`;
  }
  return errors;
}
