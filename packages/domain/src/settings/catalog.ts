/** What a user sets under Settings. Kept by the browser; every value is on or off. */
export interface Settings {
  notifications: {
    email: boolean;
    dailyReminders: boolean;
    achievementAlerts: boolean;
    weeklyReports: boolean;
    interviewDays: boolean;
  };
  audio: { soundEffects: boolean; voiceFeedback: boolean };
  privacy: { profileVisibility: boolean; analyticsSharing: boolean; dataCollection: boolean };
  keyboard: { singleKeys: boolean };
}

/** What holds before anything is set. */
export const defaultSettings: Settings = {
  notifications: {
    ...{ email: true, dailyReminders: true, achievementAlerts: true },
    ...{ weeklyReports: false, interviewDays: false },
  },
  audio: { soundEffects: true, voiceFeedback: false },
  privacy: { profileVisibility: false, analyticsSharing: true, dataCollection: true },
  keyboard: { singleKeys: true },
};

export type SettingsGroup = keyof Settings;

/** Where the link of the deletion mail leads. */
export const accountDeletionPath = '/account-deletion';
/** How long that link is good. The database counts the same. */
export const deletionLinkHours = 24;

/** The languages of pages and emails. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** The language of emails as the account keeps it, in the user's metadata under `locale`; English where it keeps none. */
export const languageOf = (metadata: unknown): Language => {
  const locale = (metadata as { locale?: unknown } | null | undefined)?.locale;
  return languages.find((language) => language === locale) ?? 'en';
};
