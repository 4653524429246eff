import { t } from '@lingui/core/macro';

const stillWorkingSeconds = 5;
const longerThanUsualSeconds = 15;
const giveUpSeconds = 30;

/** What is said after so many seconds of waiting. */
export function waitingNote(seconds: number): string {
  if (seconds >= giveUpSeconds) return t`This is taking unusually long. You can stop it and try again.`;
  if (seconds >= longerThanUsualSeconds) return t`This is taking longer than usual.`;
  return seconds >= stillWorkingSeconds ? t`Still working.` : '';
}
