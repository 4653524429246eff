import type { JobSummary } from '@greenroom/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import {
  BookOpenText,
  BriefcaseBusiness,
  CalendarPlus,
  FlaskConical,
  Keyboard,
  LogOut,
  type LucideIcon,
  Monitor,
  Moon,
  Play,
  Settings,
  Sun,
  UserRound,
} from 'lucide-react';
import { paths } from '@/lib/paths.ts';
import { chooseTheme } from '@/lib/theme.ts';
import { leave } from './leave.ts';
import { navigation } from './navigation.ts';

/** What a command may ask of the place that shows it. */
export interface CommandStage {
  goTo(path: string): void;
  showKeys(): void;
}

/** One line of the palette. */
export interface Command {
  label: MessageDescriptor;
  /** What the user called it, shown in place of the label. */
  name?: string;
  /** Tells lines with the same name apart. */
  id?: string;
  /** Other words by which somebody would look for it. */
  alias?: string;
  Icon: LucideIcon;
  /** Keys that do the same without the palette. */
  keys?: readonly string[];
  run(stage: CommandStage): void;
}

export interface CommandGroup {
  value: string;
  label: MessageDescriptor;
  items: readonly Command[];
}

const goTo = (label: MessageDescriptor, path: string, Icon: LucideIcon, alias?: string): Command => ({
  label,
  Icon,
  ...(alias ? { alias } : {}),
  run: (stage) => stage.goTo(path),
});

const practise: readonly Command[] = [
  goTo(msg`Start an interview`, paths.interviewSetup, Play, 'practice mock new session'),
  goTo(msg`Add an interview`, paths.jobAdd, CalendarPlus, 'job ad plan date company'),
  goTo(msg`Add a story`, paths.storyAdd, BookOpenText, 'star situation result example new'),
];

const pages: readonly Command[] = [
  ...navigation
    .filter(({ to }) => to !== paths.interviewSetup)
    .map(({ to, label, Icon, alias }) => goTo(label, to, Icon, alias)),
  goTo(msg`Profile`, paths.profile, UserRound, 'avatar name preferences'),
  goTo(msg`Settings`, paths.settings, Settings, 'subscription notifications sound delete account'),
  goTo(msg`Diagnostics`, paths.diagnostics, FlaskConical, 'test checks'),
];

const actions: readonly Command[] = [
  { label: msg`Light theme`, alias: 'appearance bright', Icon: Sun, run: () => chooseTheme('light') },
  { label: msg`Dark theme`, alias: 'appearance night', Icon: Moon, run: () => chooseTheme('dark') },
  {
    label: msg`System theme`,
    alias: 'appearance automatic',
    Icon: Monitor,
    run: () => chooseTheme('system'),
  },
  {
    label: msg`Keyboard shortcuts`,
    alias: 'keys help',
    Icon: Keyboard,
    keys: ['?'],
    run: (stage) => stage.showKeys(),
  },
  { label: msg`Sign out`, alias: 'log out leave', Icon: LogOut, run: () => void leave() },
];

/** Everything the palette offers, the likeliest first. */
export const commandGroups: readonly CommandGroup[] = [
  { value: 'practise', label: msg`Practice`, items: practise },
  { value: 'pages', label: msg`Go to`, items: pages },
  { value: 'actions', label: msg`Actions`, items: actions },
];

/** What a line says. */
export const commandText = ({ label, name }: Command): string => name ?? t(label);

/** The user's interviews, found by title and company. */
export const jobCommands = (jobs: readonly Pick<JobSummary, 'id' | 'title' | 'company'>[]): CommandGroup => ({
  value: 'jobs',
  label: msg`My interviews`,
  items: jobs.map(({ id, title, company }) => ({
    ...goTo(msg`My interviews`, paths.job(id), BriefcaseBusiness),
    id,
    name: company ? `${title}, ${company}` : title,
  })),
});

/** Without case and accents. */
const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Whether a line answers a query: each word of the query begins a word of its label, in the chosen language or in
 * English, or of its other names.
 */
export function answers(command: Command, query: string): boolean {
  const { label, name, alias = '' } = command;
  const words = bare(name ?? `${t(label)} ${label.id} ${alias}`).split(/[\s,]+/);
  return bare(query)
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)));
}
