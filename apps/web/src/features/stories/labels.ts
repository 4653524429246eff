import type { StoryPart } from '@greenroom/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The question that each part answers. */
export const partQuestions: Record<StoryPart, MessageDescriptor> = {
  situation: msg`What was going on?`,
  task: msg`What was your role?`,
  actions: msg`What did you do, step by step?`,
  result: msg`How did it turn out?`,
};

export const partHints: Record<StoryPart, MessageDescriptor> = {
  situation: msg`Where, when, who was there. Two sentences are enough.`,
  task: msg`What was expected of you, in one sentence.`,
  actions: msg`Use “I” for what you did, and say why you did it.`,
  result: msg`A number helps: before and after, how many, how long.`,
};

export const partNames: Record<StoryPart, MessageDescriptor> = {
  situation: msg`Situation`,
  task: msg`Task`,
  actions: msg`What I did`,
  result: msg`Result`,
};
