import { forgetRecordings } from './forget-recordings.ts';
import { keysWith, readText, restrictWrites, sessionStore, writeText } from './kept.ts';
import { storageKeys } from './storage-keys.ts';

const {
  auth,
  theme,
  locale,
  settings,
  voice,
  silentInterviewer,
  handsFreeSilence,
  installDeclined,
  calmGame,
} = storageKeys;

/** How the app looks and sounds on this device: all that is left after a sign-out. */
const ofTheDevice: readonly string[] = [
  theme,
  locale,
  settings,
  voice,
  silentInterviewer,
  handsFreeSilence,
  installDeclined,
  calmGame,
];

/** What a user wrote and the server may not have yet: answers, corrections, results of games, wishes for emails. */
const unsentPrefixes: readonly string[] = [
  'greenroom.interview-draft.',
  'greenroom.interview.',
  'greenroom.retry-draft.',
  'greenroom.resume-correction.',
  'greenroom.resume-draft.',
  'greenroom.daily-challenge.',
  'greenroom.word-game.unsent',
  'greenroom.review.',
  'greenroom.review-draft.',
  'greenroom.job-draft.',
  'greenroom.sheet-draft.',
  'greenroom.story-draft.',
  'greenroom.story-telling.',
  'greenroom.cover-letter.',
  storageKeys.unsavedMailWishes,
  storageKeys.triedAnswer,
];

const isOfTheDevice = (key: string) => ofTheDevice.includes(key);
const isUnsent = (key: string) => unsentPrefixes.some((prefix) => key.startsWith(prefix));

/** A sign-in that is under way at Google or GitHub: nobody is signed in yet, and it has to find its way back. */
const isUnderWay = (key: string) => key.startsWith(storageKeys.providerSignIn);

/** Removes what this browser kept, but for these keys. The client itself removes the auth session. */
function removeAllBut(
  stays: (key: string) => boolean,
  staysInTab: (key: string) => boolean = () => false,
): void {
  for (const key of keysWith('greenroom.')) if (key !== auth && !stays(key)) writeText(key, null);
  const tab = sessionStore();
  for (const key of keysWith('greenroom.', tab)) if (!staysInTab(key)) writeText(key, null, tab);
}

/**
 * Removes what is private when a session ends. `onPurpose`: somebody signed out, here or in another tab, and nothing
 * stays. Otherwise the session was revoked or ran out, and unsent words wait for the same user. A page that closes and
 * work that ends later can't write private data any more.
 */
export function endSession({ onPurpose }: { onPurpose: boolean }): void {
  const stays = (key: string) =>
    isOfTheDevice(key) || (!onPurpose && (isUnsent(key) || key === storageKeys.owner));
  removeAllBut(stays, (key) => !onPurpose && isUnderWay(key));
  if (onPurpose) forgetRecordings();
  restrictWrites(stays);
}

/** Notes whose session it is. What another user left behind is removed first. */
export function startSessionOf(userId: string): void {
  restrictWrites(null);
  const owner = readText(storageKeys.owner);
  if (owner !== null && owner !== userId) {
    removeAllBut(isOfTheDevice);
    forgetRecordings();
  }
  writeText(storageKeys.owner, userId);
}

/** Marks that the session is about to end on purpose; other tabs read it when their session ends. */
export const announceSignOut = (): void => void writeText(storageKeys.owner, null);

/** Whether somebody pressed Sign out, in this tab or another one. */
export const isSignOutAnnounced = (): boolean => readText(storageKeys.owner) === null;

const hasWords = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : Array.isArray(value) && value.length > 0;

/** Whether the draft or the snapshot of an interview holds words or answers that only this browser has. */
function holdsWords(text: string | null): boolean {
  try {
    const { current, currentAnswer, followUp, unsent } = JSON.parse(text ?? '{}');
    return [current, currentAnswer, followUp, unsent].some(hasWords);
  } catch {
    return false;
  }
}

/** Whether this browser holds answers or results that the server has not received. */
export function hasUnsentWork(): boolean {
  const interviews = ['greenroom.interview-draft.', 'greenroom.interview.'];
  const whole = [
    'greenroom.retry-draft.',
    'greenroom.resume-correction.',
    'greenroom.resume-draft.',
    'greenroom.daily-challenge.',
    'greenroom.word-game.unsent',
    'greenroom.review.unsent.',
    'greenroom.review-draft.',
    'greenroom.sheet-draft.',
    'greenroom.story-draft.',
    'greenroom.story-telling.',
    'greenroom.cover-letter.',
  ];
  return (
    whole.some((prefix) => keysWith(prefix).length > 0) ||
    interviews.some((prefix) => keysWith(prefix).some((key) => holdsWords(readText(key))))
  );
}
