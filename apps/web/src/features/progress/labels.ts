import type { InterviewFormat, InterviewType, LikelyReason, SkillCategory } from '@greenroom/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { dimensionLabels } from '@/lib/labels.ts';

export const skillLabels: Record<SkillCategory, MessageDescriptor> = {
  ...dimensionLabels,
  hr: msg`HR/Behavioral interviews`,
  technical: msg`Technical interviews`,
  mixed: msg`Mixed interviews`,
  custom: msg`Custom interviews`,
};

/** An interview type inside a sentence. */
export const typeInSentence: Record<InterviewType, MessageDescriptor> = {
  hr: msg`HR/Behavioral`,
  technical: msg({ message: 'technical', context: 'an interview, inside a sentence' }),
  mixed: msg({ message: 'mixed', context: 'an interview, inside a sentence' }),
  custom: msg({ message: 'custom', context: 'an interview, inside a sentence' }),
};

/** How an interview is held, inside a sentence. */
export const formatInSentence: Record<InterviewFormat, MessageDescriptor> = {
  'on-site': msg({ message: 'on site', context: 'an interview, inside a sentence' }),
  phone: msg`by phone`,
  video: msg`by video`,
  panel: msg`with a panel`,
  recorded: msg({ message: 'recorded', context: 'an interview, inside a sentence' }),
};

/** Why a question is likely, where no line of the ad or the resume says it. */
export const reasonLabels: Record<Exclude<LikelyReason['kind'], 'ad' | 'resume'>, MessageDescriptor> = {
  opening: msg`Almost every interview starts with it.`,
  motivation: msg`Almost every interviewer asks it.`,
  closing: msg`Almost every interview ends with it.`,
  role: msg`It's common for this job.`,
  'came-up': msg`It came up in one of your interviews.`,
};
