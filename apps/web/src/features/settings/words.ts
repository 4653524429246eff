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
      note: msg`Turn this off to stop all the emails below.`,
    },
    {
      name: 'dailyReminders',
      label: msg`Daily Reminders`,
      note: msg`A short email on days when you don't practice.`,
    },
    { name: 'achievementAlerts', label: msg`Achievement Alerts`, note: msg`When you earn a badge.` },
    {
      name: 'weeklyReports',
      label: msg`Weekly Reports`,
      note: msg`What you practiced this week, and what to try next.`,
    },
    {
      name: 'interviewDays',
      label: msg`Interview Days`,
      note: msg`Your day sheet, the evening before an interview and again that morning.`,
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
      note: msg`Reads interview questions, the daily challenge and your results aloud. Voice interviews always read their questions aloud.`,
    },
  ],
};

export const keyboardToggles: ToggleGroup<'keyboard'> = {
  group: 'keyboard',
  title: msg`Keyboard`,
  text: msg`Shortcuts with Ctrl or Cmd always work.`,
  toggles: [
    {
      name: 'singleKeys',
      label: msg`Single-key shortcuts`,
      note: msg`Press R, P, F, W, H, J, K or ? when you aren't typing. Turn these off if you use voice control or often hit keys by accident.`,
    },
  ],
};

export const privacyToggles: ToggleGroup<'privacy'> = {
  group: 'privacy',
  title: msg`Privacy & Data`,
  text: msg`Greenroom has no trackers. This page only talks to its own server.`,
  toggles: [
    {
      name: 'profileVisibility',
      label: msg`Profile Visibility`,
      note: msg`Adds your name to results you share. Your profile stays private either way.`,
    },
    {
      name: 'analyticsSharing',
      label: msg`Analytics Sharing`,
      note: msg`We don't use an analytics service, so nothing is shared either way. We keep your choice in case we ever do.`,
    },
    {
      name: 'dataCollection',
      label: msg`Data Collection`,
      note: msg`We store what you practice, because your scores and progress come from it. We collect nothing else, whether this is on or off.`,
    },
  ],
};
