import type { AvatarRefusal, ExperienceLevel } from '@greenroom/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** How far somebody is in their working life, with the years that each level means. */
export const experienceLevelLabels: Record<ExperienceLevel, MessageDescriptor> = {
  entry: msg`Entry level (0 to 2 years)`,
  mid: msg`Mid-level (2 to 5 years)`,
  senior: msg`Senior level (5 to 10 years)`,
  executive: msg`Executive (10+ years)`,
};

/** Why a file can't be a profile picture. */
export const avatarRefusalTexts: Record<AvatarRefusal, MessageDescriptor> = {
  svg: msg`We can't use SVG pictures. Please choose a PNG, JPEG or WebP.`,
  not_a_picture: msg`Please choose a picture: PNG, JPEG, WebP or GIF.`,
  empty: msg`This file is empty.`,
  too_large: msg`Please choose a picture smaller than 10 MB.`,
};
