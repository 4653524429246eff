import type { FitReason, StoryCompetency } from '@greenroom/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';

/** What a story shows, in a word or two. */
export const competencyLabels: Record<StoryCompetency, MessageDescriptor> = {
  conflict: msg`Conflict`,
  teamwork: msg`Teamwork`,
  leadership: msg`Leadership`,
  'problem-solving': msg`Solving problems`,
  'decision-making': msg`Making decisions`,
  adaptability: msg`Adapting to change`,
  learning: msg({ message: 'Learning', context: 'a competency' }),
  ownership: msg`Taking ownership`,
  communication: msg`Communication`,
  'time-management': msg`Managing time`,
  'customer-focus': msg`Caring for customers`,
};

const showsTexts: Record<StoryCompetency, MessageDescriptor> = {
  conflict: msg`It shows how you handled a conflict:`,
  teamwork: msg`It shows how you work with others:`,
  leadership: msg`It shows how you lead:`,
  'problem-solving': msg`It shows how you solve a problem:`,
  'decision-making': msg`It shows how you make decisions:`,
  adaptability: msg`It shows how you deal with change:`,
  learning: msg`It shows how you learn:`,
  ownership: msg`It shows you taking ownership:`,
  communication: msg`It shows how you explain things:`,
  'time-management': msg`It shows how you manage your time:`,
  'customer-focus': msg`It shows how you treat customers:`,
};

/** Why a story fits, in a sentence. */
export function reasonText(reason: FitReason): string {
  switch (reason.kind) {
    case 'shows':
      return `${t(showsTexts[reason.competency])} “${reason.quote}”`;
    case 'marked': {
      const competency = t(competencyLabels[reason.competency]);
      return t`You tagged it “${competency}.”`;
    }
    case 'about': {
      const words = reason.words.slice(0, 3).join(', ');
      return t`It uses the same words: ${words}.`;
    }
    case 'told':
      return t`Your answer tells this story.`;
    case 'kept':
      return t`You saved it for this.`;
  }
}

/** How much of a story a telling had, in sentences. */
export const toldText = ({ told, of }: { told: number; of: number }): string =>
  told >= of ? t`You told the whole story.` : t`You covered ${told} of ${of} sentences.`;

const gapTexts: Record<StoryCompetency, MessageDescriptor> = {
  conflict: msg`No story about conflict yet.`,
  teamwork: msg`No story about teamwork yet.`,
  leadership: msg`No story about leading yet.`,
  'problem-solving': msg`No story about solving a problem yet.`,
  'decision-making': msg`No story about a decision yet.`,
  adaptability: msg`No story about change yet.`,
  learning: msg`No story about learning yet.`,
  ownership: msg`No story about taking ownership yet.`,
  communication: msg`No story about communication yet.`,
  'time-management': msg`No story about managing time yet.`,
  'customer-focus': msg`No story about customers yet.`,
};

/** What no story shows yet. */
export const gapText = (competency: StoryCompetency): string => t(gapTexts[competency]);
