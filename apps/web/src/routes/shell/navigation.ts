import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  Award,
  BookOpen,
  BookOpenText,
  BriefcaseBusiness,
  CalendarCheck,
  FileText,
  LayoutGrid,
  type LucideIcon,
  Mail,
  ScanText,
  SlidersHorizontal,
  SpellCheck,
  TrendingUp,
} from 'lucide-react';
import { paths } from '@/lib/paths.ts';

export interface NavigationItem {
  to: string;
  label: MessageDescriptor;
  Icon: LucideIcon;
  /** Other words by which somebody would look for the page. */
  alias?: string;
  /** A hairline above: the item begins a group. */
  startsGroup?: boolean;
}

/** The sidebar: the specification's order and words, with the user's interviews after the dashboard. */
export const navigation: readonly NavigationItem[] = [
  { to: paths.dashboard, label: msg`Dashboard`, Icon: LayoutGrid, alias: 'home start' },
  { to: paths.jobs, label: msg`My interviews`, Icon: BriefcaseBusiness, alias: 'job plan date company' },
  { to: paths.interviewSetup, label: msg`Interview setup`, Icon: SlidersHorizontal },
  { to: paths.progress, label: msg`Progress`, Icon: TrendingUp, alias: 'scores trend skills' },
  {
    to: paths.stories,
    label: msg`Stories`,
    Icon: BookOpenText,
    alias: 'star situation task action result behavioral',
    startsGroup: true,
  },
  { to: paths.resume, label: msg`Resume`, Icon: FileText, alias: 'cv parser ats' },
  { to: paths.jobAnalyzer, label: msg`Job analyzer`, Icon: ScanText, alias: 'posting description match' },
  { to: paths.coverLetter, label: msg`Cover letter`, Icon: Mail, alias: 'application' },
  {
    to: paths.dailyChallenge,
    label: msg`Daily challenge`,
    Icon: CalendarCheck,
    alias: 'streak today',
    startsGroup: true,
  },
  { to: paths.games, label: msg`Word Game`, Icon: SpellCheck, alias: 'scramble play' },
  {
    to: paths.achievements,
    label: msg`Achievements`,
    Icon: Award,
    alias: 'badges points',
    startsGroup: true,
  },
  { to: paths.resources, label: msg`Resources`, Icon: BookOpen, alias: 'articles guides library' },
];
