import { type BadgeCode, badgeIds } from '@greenroom/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';

interface BadgeLabel {
  name: MessageDescriptor;
  description: MessageDescriptor;
}

const badgeLabels: Record<BadgeCode, BadgeLabel> = {
  first_rehearsal: { name: msg`First Rehearsal`, description: msg`Finish your first mock interview.` },
  warmed_up: { name: msg`Warmed Up`, description: msg`Finish five mock interviews.` },
  stage_veteran: { name: msg`Stage Veteran`, description: msg`Finish 25 mock interviews.` },
  strong_showing: { name: msg`Strong Showing`, description: msg`Score 80 or more in an interview.` },
  standing_ovation: { name: msg`Standing Ovation`, description: msg`Score 90 or more in an interview.` },
  clear_progress: {
    name: msg`Big Improvement`,
    description: msg`Beat your first interview score by 15 points.`,
  },
  numbers_speak: {
    name: msg`By the Numbers`,
    description: msg`Give an answer that backs up a claim with a number.`,
  },
  storyteller: {
    name: msg`Storyteller`,
    description: msg`Tell three complete stories: situation, task, action and result.`,
  },
  second_take: {
    name: msg`Second Take`,
    description: msg`Redo an answer that went badly and gain at least 10 points.`,
  },
  three_in_a_row: { name: msg`Three in a Row`, description: msg`Practice three days in a row.` },
  a_full_week: { name: msg`A Full Week`, description: msg`Practice seven days in a row.` },
  a_month_on_stage: { name: msg`A Month on Stage`, description: msg`Practice thirty days in a row.` },
  all_rounder: { name: msg`All-Rounder`, description: msg`Practice three different types of interview.` },
  deep_end: { name: msg`Deep End`, description: msg`Score 60 or more in a hard interview.` },
  daily_thinker: { name: msg`Daily Thinker`, description: msg`Answer seven daily challenges.` },
  spot_on: { name: msg`Spot On`, description: msg`Get a daily challenge exactly right.` },
  wordsmith: { name: msg`Wordsmith`, description: msg`Score 80 or more in a game of Word Scramble.` },
  on_paper: { name: msg`On Paper`, description: msg`Have a resume analyzed.` },
};

const codes = new Map<string, BadgeCode>(
  Object.entries(badgeIds).map(([code, id]) => [id, code as BadgeCode]),
);

/** Name and description of a badge; those of its row where it isn't one of ours. */
export function badgeLabel(badge: { id: string; name: string; description: string }): {
  name: string;
  description: string;
} {
  const code = codes.get(badge.id);
  if (!code) return { name: badge.name, description: badge.description };
  const { name, description } = badgeLabels[code];
  return { name: t(name), description: t(description) };
}
