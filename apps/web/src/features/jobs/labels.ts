import type { AdLanguage, Feeling, Importance, InterviewFormat, Outcome, Stance } from '@greenroom/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { languageNamed } from '@/lib/language-name.ts';
import { i18n } from '@/lib/messages.ts';

export const formatLabels: Record<InterviewFormat, MessageDescriptor> = {
  'on-site': msg`On-site`,
  phone: msg`Phone`,
  video: msg`Video`,
  panel: msg`Panel`,
  recorded: msg`Recorded`,
};

/** Shown beside what was read of an ad that isn't in English. */
export function adLanguageNote(name: AdLanguage): string {
  const language = languageNamed(name, i18n.locale);
  return t`This ad is in ${language}. We kept its wording, so check the title, the company and what we marked as important.`;
}

/** What the user says of one requirement, in the list of the check screen. */
export const importanceLabels: Record<Importance, MessageDescriptor> = {
  'must-have': msg`They need it`,
  'nice-to-have': msg`Nice to have`,
  mentioned: msg`Mentioned`,
};

export const stanceLabels: Record<Stance, MessageDescriptor> = {
  have: msg`Have it`,
  learning: msg`Learning`,
  lacking: msg`Don't have it`,
  'not-needed': msg`Not needed`,
};

export const feelingLabels: Record<Feeling, MessageDescriptor> = {
  rough: msg`Rough`,
  shaky: msg`Shaky`,
  okay: msg({ message: 'Okay', context: 'how an interview felt' }),
  good: msg({ message: 'Good', context: 'how an interview felt' }),
  great: msg`Great`,
};

export const outcomeLabels: Record<Outcome, MessageDescriptor> = {
  waiting: msg`Not yet`,
  'next-round': msg`Next round`,
  offer: msg`Offer`,
  rejected: msg`Not this time`,
};
