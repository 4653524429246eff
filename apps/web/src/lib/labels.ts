import type { Difficulty, Dimension, InterviewType } from '@greenroom/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';

/** Labels that several features show, by code. */
export const difficultyLabels: Record<Difficulty, MessageDescriptor> = {
  easy: msg`Easy`,
  medium: msg`Medium`,
  hard: msg`Hard`,
};

export const interviewTypeLabels: Record<InterviewType, MessageDescriptor> = {
  hr: msg`HR/Behavioral`,
  technical: msg`Technical`,
  mixed: msg`Mixed`,
  custom: msg`Custom`,
};

export const dimensionLabels: Record<Dimension, MessageDescriptor> = {
  technical_accuracy: msg`Technical Accuracy`,
  problem_solving: msg`Problem Solving`,
  communication_clarity: msg`Communication Clarity`,
  relevant_experience: msg`Relevant Experience`,
  cultural_fit: msg`Working Style`,
};

/** The label of a stored code; one that has none is shown with spaces for underscores. */
export function storedLabel(labels: Readonly<Record<string, MessageDescriptor>>, code: string): string {
  const label = Object.hasOwn(labels, code) ? labels[code] : undefined;
  return label ? t(label) : code.replaceAll('_', ' ');
}
