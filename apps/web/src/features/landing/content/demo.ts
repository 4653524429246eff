import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface DemoTab {
  id: string;
  label: MessageDescriptor;
  /** What the screen shows, in words: the screen itself is a picture to a reader. */
  text: MessageDescriptor;
}

/** The tabs of the tour. Their screens stand in routes/tour. */
export const demoTabs: readonly DemoTab[] = [
  {
    id: 'overview',
    label: msg`Overview`,
    text: msg`Where you stand today: sessions, average score, streak and points, the question of the day, and what you did last.`,
  },
  {
    id: 'interviews',
    label: msg`Interviews`,
    text: msg`Every interview with its score. Open one to see your own words behind each comment.`,
  },
  {
    id: 'resume',
    label: msg`Resume`,
    text: msg`How well software reads your file, and how well it fits one job: two separate scores.`,
  },
  {
    id: 'progress',
    label: msg`Progress`,
    text: msg`Five skills, each with its level, average and trend over your recent interviews.`,
  },
  {
    id: 'achievements',
    label: msg`Achievements`,
    text: msg`Badges for habits that help, and how close you are to the next one.`,
  },
];
