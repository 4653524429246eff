import {
  type ResourceCategory,
  type ResourceType,
  resourceCategories,
  resourceTypes,
} from '@greenroom/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';

const categoryLabels: Record<ResourceCategory, MessageDescriptor> = {
  Preparation: msg`Preparation`,
  Answering: msg`Answering`,
  Technical: msg({ message: 'Technical', context: 'guides' }),
  Formats: msg`Formats`,
  Delivery: msg`Delivery`,
  Research: msg`Research`,
  'Resume & Letters': msg`Resume & Letters`,
  'Offer & Pay': msg`Offer & Pay`,
};

const typeLabels: Record<ResourceType, MessageDescriptor> = {
  article: msg`Article`,
  checklist: msg`Checklist`,
  video: msg`Video`,
  guide: msg`Guide`,
  tool: msg`Tool`,
  template: msg`Template`,
};

const isCategory = (category: string): category is ResourceCategory =>
  (resourceCategories as readonly string[]).includes(category);
const isType = (type: string): type is ResourceType => (resourceTypes as readonly string[]).includes(type);

/** The name of a category; one that isn't ours as it is stored. */
export const categoryLabel = (category: string): string =>
  isCategory(category) ? t(categoryLabels[category]) : category;

/** A resource's type in a word: `Guide`. One that isn't ours as it is stored, capitalized. */
export const typeLabel = (type: string): string =>
  isType(type) ? t(typeLabels[type]) : `${type.charAt(0).toUpperCase()}${type.slice(1)}`;
