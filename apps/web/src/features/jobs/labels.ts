import type { Feeling, Importance, InterviewFormat, Outcome, Stance } from '@greenroom/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const formatLabels: Record<InterviewFormat, MessageDescriptor> = {
  'on-site': msg`On site`,
  phone: msg`Phone`,
  video: msg`Video`,
  panel: msg`Panel`,
  recorded: msg`Recorded`,
};

/** What the user says of one requirement, in the list of the check screen. */
export const importanceLabels: Record<Importance, MessageDescriptor> = {
  'must-have': msg`They need it`,
  'nice-to-have': msg`Nice to have`,
  mentioned: msg`Mentioned`,
};

export const stanceLabels: Record<Exclude<Stance, 'not-needed'>, MessageDescriptor> = {
  have: msg`Have it`,
  learning: msg`Learning`,
  lacking: msg`Don't have it`,
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
