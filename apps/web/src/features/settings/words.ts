import type { Settings, SettingsGroup } from '@greenroom/domain';

/** One switch of a group: its name on the screen, and what it truly does. */
export interface Toggle<G extends SettingsGroup> {
  name: keyof Settings[G];
  label: string;
  note: string;
}

export interface ToggleGroup<G extends SettingsGroup> {
  group: G;
  title: string;
  /** One sentence under the title. */
  text: string;
  toggles: readonly Toggle<G>[];
}

export const notificationToggles: ToggleGroup<'notifications'> = {
  group: 'notifications',
  title: 'Notifications',
  text: 'Which mails you want to hear from us by.',
  toggles: [
    {
      name: 'email',
      label: 'Email Notifications',
      note: 'The main switch: off means none of the mails below.',
    },
    { name: 'dailyReminders', label: 'Daily Reminders', note: 'On a day without practice, one short mail.' },
    { name: 'achievementAlerts', label: 'Achievement Alerts', note: 'When you have earned a badge.' },
    {
      name: 'weeklyReports',
      label: 'Weekly Reports',
      note: 'What you practised in the week, and what to try next.',
    },
  ],
};

export const audioToggles: ToggleGroup<'audio'> = {
  group: 'audio',
  title: 'Audio & Voice',
  text: 'What you hear while you practise.',
  toggles: [
    {
      name: 'soundEffects',
      label: 'Sound Effects',
      note: 'Short tones in the word game, at the end of a challenge and when time runs low.',
    },
    {
      name: 'voiceFeedback',
      label: 'Voice Feedback',
      note: 'Reads interview questions, the daily challenge and your results aloud, with the voice of this device.',
    },
  ],
};

export const keyboardToggles: ToggleGroup<'keyboard'> = {
  group: 'keyboard',
  title: 'Keyboard',
  text: 'Keys with Ctrl or Cmd always work.',
  toggles: [
    {
      name: 'singleKeys',
      label: 'Single-key shortcuts',
      note: 'R, P, J, K and ? outside of fields. Turn them off if you speak to your computer or press keys by accident.',
    },
  ],
};

export const privacyToggles: ToggleGroup<'privacy'> = {
  group: 'privacy',
  title: 'Privacy & Data',
  text: 'Greenroom has no trackers: this page talks to its own server alone.',
  toggles: [
    {
      name: 'profileVisibility',
      label: 'Profile Visibility',
      note: 'On: what you share of a result carries your name. Off: it carries none. Nobody else can open your profile either way.',
    },
    {
      name: 'analyticsSharing',
      label: 'Analytics Sharing',
      note: 'There is no analytics service, so nothing is shared, on or off. Your choice is kept for the day there is one.',
    },
    {
      name: 'dataCollection',
      label: 'Data Collection',
      note: 'What you practise is stored in your account, because scores and progress are made of it. Nothing else is collected, on or off.',
    },
  ],
};
