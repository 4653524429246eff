import type { Settings, SettingsGroup } from '@greenroom/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** One switch of a group: its name on the screen, and what it truly does. */
export interface Toggle<G extends SettingsGroup> {
  name: keyof Settings[G];
  label: MessageDescriptor;
  note: MessageDescriptor;
}

export interface ToggleGroup<G extends SettingsGroup> {
  group: G;
  title: MessageDescriptor;
  /** One sentence under the title. */
  text: MessageDescriptor;
  toggles: readonly Toggle<G>[];
}

export const notificationToggles: ToggleGroup<'notifications'> = {
  group: 'notifications',
  title: msg`Notifications`,
  text: msg`Which emails you want from us.`,
  toggles: [
    {
      name: 'email',
      label: msg`Email Notifications`,
      note: msg`The main switch. Off means none of the emails below.`,
    },
    {
      name: 'dailyReminders',
      label: msg`Daily Reminders`,
      note: msg`One short email on a day without practice.`,
    },
    { name: 'achievementAlerts', label: msg`Achievement Alerts`, note: msg`When you have earned a badge.` },
    {
      name: 'weeklyReports',
      label: msg`Weekly Reports`,
      note: msg`What you practiced in the week, and what to try next.`,
    },
    {
      name: 'interviewDays',
      label: msg`Interview Days`,
      note: msg`Your day sheet the evening before an interview and on its morning.`,
    },
  ],
};

export const audioToggles: ToggleGroup<'audio'> = {
  group: 'audio',
  title: msg`Audio & Voice`,
  text: msg`What you hear while you practice.`,
  toggles: [
    {
      name: 'soundEffects',
      label: msg`Sound Effects`,
      note: msg`Short tones in the word game, at the end of a challenge and when time runs low.`,
    },
    {
      name: 'voiceFeedback',
      label: msg`Voice Feedback`,
      note: msg`Reads interview questions, the daily challenge and your results aloud. Interviews by voice ask aloud without it.`,
    },
  ],
};

export const keyboardToggles: ToggleGroup<'keyboard'> = {
  group: 'keyboard',
  title: msg`Keyboard`,
  text: msg`Keys with Ctrl or Cmd always work.`,
  toggles: [
    {
      name: 'singleKeys',
      label: msg`Single-key shortcuts`,
      note: msg`R, P, F, W, H, J, K and ? outside of fields. Turn them off if you speak to your computer or press keys by accident.`,
    },
  ],
};

export const privacyToggles: ToggleGroup<'privacy'> = {
  group: 'privacy',
  title: msg`Privacy & Data`,
  text: msg`Greenroom has no trackers: this page talks to its own server alone.`,
  toggles: [
    {
      name: 'profileVisibility',
      label: msg`Profile Visibility`,
      note: msg`On: what you share of a result carries your name. Off: it carries none. Nobody else can open your profile either way.`,
    },
    {
      name: 'analyticsSharing',
      label: msg`Analytics Sharing`,
      note: msg`There is no analytics service, so nothing is shared, on or off. Your choice is kept for the day there is one.`,
    },
    {
      name: 'dataCollection',
      label: msg`Data Collection`,
      note: msg`What you practice is stored in your account, because scores and progress are made of it. Nothing else is collected, on or off.`,
    },
  ],
};
