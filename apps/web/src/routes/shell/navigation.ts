import {
  Award,
  BookOpen,
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
import { paths } from '../paths.ts';

export interface NavigationItem {
  to: string;
  label: string;
  Icon: LucideIcon;
  /** A hairline above: the item begins a group. */
  startsGroup?: boolean;
}

/** The sidebar, in the specification's order and words. */
export const navigation: readonly NavigationItem[] = [
  { to: paths.dashboard, label: 'Dashboard', Icon: LayoutGrid },
  { to: paths.interviewSetup, label: 'Interview setup', Icon: SlidersHorizontal },
  { to: paths.progress, label: 'Progress', Icon: TrendingUp },
  { to: paths.resume, label: 'Resume', Icon: FileText, startsGroup: true },
  { to: paths.jobAnalyzer, label: 'Job analyzer', Icon: ScanText },
  { to: paths.coverLetter, label: 'Cover letter', Icon: Mail },
  { to: paths.dailyChallenge, label: 'Daily challenge', Icon: CalendarCheck, startsGroup: true },
  { to: paths.games, label: 'Word Game', Icon: SpellCheck },
  { to: paths.achievements, label: 'Achievements', Icon: Award, startsGroup: true },
  { to: paths.resources, label: 'Resources', Icon: BookOpen },
];
