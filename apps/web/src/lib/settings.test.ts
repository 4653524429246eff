import { defaultSettings } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('stored settings', () => {
  it('are the defaults of the specification where nothing is stored', () => {
    expect(readSettings(null)).toEqual(defaultSettings);
    const { notifications, audio, privacy } = defaultSettings;
    expect(notifications).toEqual({
      email: true,
      dailyReminders: true,
      achievementAlerts: true,
      weeklyReports: false,
      interviewDays: false,
    });
    expect(audio).toEqual({ soundEffects: true, voiceFeedback: false });
    expect(privacy).toEqual({ profileVisibility: false, analyticsSharing: true, dataCollection: true });
  });

  it.each(['', '{', 'null', '[]', '"on"', '{"audio":[true]}', '{"audio":null}', '{"__proto__":{"audio":1}}'])(
    'that cannot be read are ignored: %s',
    (text) => {
      expect(readSettings(text)).toEqual(defaultSettings);
    },
  );

  it('keep what is known and of the right kind, and take the rest by default', () => {
    const read = readSettings(
      JSON.stringify({ audio: { soundEffects: false, voiceFeedback: 'yes' }, strange: { x: true } }),
    );
    expect(read).toEqual({ ...defaultSettings, audio: { soundEffects: false, voiceFeedback: false } });
  });
});
