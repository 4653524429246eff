import type { SkillCategory } from '@greenroom/domain';
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
