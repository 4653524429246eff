import {
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
import { chooseTheme } from '@/lib/theme.ts';
import { paths } from '../paths.ts';
import { leave } from './leave.ts';
import { navigation } from './navigation.ts';

/** What a command may ask of the place that shows it. */
export interface CommandStage {
  goTo(path: string): void;
  showKeys(): void;
}

/** One line of the palette. */
export interface Command {
  label: string;
  /** Other words by which somebody would look for it. */
  alias?: string;
  Icon: LucideIcon;
  /** Keys that do the same without the palette. */
  keys?: readonly string[];
  run(stage: CommandStage): void;
}

export interface CommandGroup {
  value: string;
  items: readonly Command[];
}

const goTo = (label: string, path: string, Icon: LucideIcon, alias?: string): Command => ({
  label,
  Icon,
  ...(alias ? { alias } : {}),
  run: (stage) => stage.goTo(path),
});

const practise: readonly Command[] = [
  goTo('Start an interview', paths.interviewSetup, Play, 'practice mock new session'),
];

const pages: readonly Command[] = [
  ...navigation
    .filter(({ to }) => to !== paths.interviewSetup)
    .map(({ to, label, Icon, alias }) => goTo(label, to, Icon, alias)),
  goTo('Profile', paths.profile, UserRound, 'avatar name preferences'),
  goTo('Settings', paths.settings, Settings, 'subscription notifications sound delete account'),
  goTo('Diagnostics', paths.diagnostics, FlaskConical, 'test checks'),
];

const actions: readonly Command[] = [
  { label: 'Light theme', alias: 'appearance bright', Icon: Sun, run: () => chooseTheme('light') },
  { label: 'Dark theme', alias: 'appearance night', Icon: Moon, run: () => chooseTheme('dark') },
  { label: 'System theme', alias: 'appearance automatic', Icon: Monitor, run: () => chooseTheme('system') },
  {
    label: 'Keyboard shortcuts',
    alias: 'keys help',
    Icon: Keyboard,
    keys: ['?'],
    run: (stage) => stage.showKeys(),
  },
  { label: 'Sign out', alias: 'log out leave', Icon: LogOut, run: () => void leave() },
];

/** Everything the palette offers, the likeliest first. */
export const commandGroups: readonly CommandGroup[] = [
  { value: 'Practise', items: practise },
  { value: 'Go to', items: pages },
  { value: 'Do', items: actions },
];

/** Whether a line answers a query: each word of the query begins a word of its label or of its other names. */
export function answers(command: Command, query: string): boolean {
  const words = `${command.label} ${command.alias ?? ''}`.toLowerCase().split(/\s+/);
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)));
}
