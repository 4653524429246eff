/** The names under which the browser keeps things; every one starts with `greenroom.`. */
export const storageKeys = {
  auth: 'greenroom.auth',
  /** In the tab: a sign-in that is under way at Google or GitHub. */
  providerSignIn: 'greenroom.provider-sign-in',
  theme: 'greenroom.theme',
  locale: 'greenroom.locale',
  settings: 'greenroom.settings',
  /** The voice that reads aloud. */
  voice: 'greenroom.voice',
  /** Whether interviews by voice ask in writing only. */
  silentInterviewer: 'greenroom.silent-interviewer',
  /** The silence after which hands-free takes an answer for done. */
  handsFreeSilence: 'greenroom.hands-free-silence',
  /** Whether the sound of dictated answers is kept on the device. */
  keepsRecordings: 'greenroom.keeps-recordings',
  /** Which microphone and camera record. */
  devices: 'greenroom.devices',
  profileDraft: 'greenroom.profile-draft',
  checkout: 'greenroom.checkout',
  installDeclined: 'greenroom.install-declined',
  triedAnswer: 'greenroom.tried-answer',
  unsavedMailWishes: 'greenroom.mail-wishes-unsaved',
  resourceTicks: 'greenroom.resource-ticks',
  calmGame: 'greenroom.word-game.calm',
  /** Whose session this browser had last: their id. */
  owner: 'greenroom.owner',
} as const;
