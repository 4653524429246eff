import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Store, writeText } from './kept.ts';
import { endSession, hasUnsentWork, startSessionOf } from './private-data.ts';
import { storageKeys } from './storage-keys.ts';

function memory(): Store & { entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    key: (position) => [...entries.keys()][position] ?? null,
    get length() {
      return entries.size;
    },
  };
}

let local = memory();
let tab = memory();
beforeEach(() => {
  [local, tab] = [memory(), memory()];
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', tab);
  startSessionOf('anna');
});
afterEach(() => {
  // Writing is open again for the tests of other files.
  startSessionOf('nobody');
  vi.unstubAllGlobals();
});

const device = {
  [storageKeys.theme]: 'dark',
  [storageKeys.locale]: 'es',
  [storageKeys.settings]: '{}',
  [storageKeys.voice]: '{"voice":"","rate":1.2}',
  [storageKeys.silentInterviewer]: 'true',
  [storageKeys.handsFreeSilence]: '4',
  [storageKeys.installDeclined]: 'true',
  [storageKeys.calmGame]: 'on',
};
const made = {
  'greenroom.job-analyzer.anna.draft': '"A job ad"',
  'greenroom.job-analyzer.anna.analysis': '{}',
  'greenroom.resume.anna.job': '"A job ad"',
  'greenroom.resume.anna.improvement': '{}',
  'greenroom.resume.anna.skills': '{}',
  [`${storageKeys.profileDraft}:anna`]: '{"full_name":"Anna"}',
  [`${storageKeys.resourceTicks}.one`]: '[1]',
  'greenroom.copy.anna.interview': '{}',
};
const unsent = {
  'greenroom.interview-draft.one': '{"unsent":[],"current":"I led the team","followUp":""}',
  'greenroom.interview.one': '{"currentAnswer":"I led the team"}',
  'greenroom.retry-draft.one.0': '"Better words"',
  'greenroom.resume-correction.anna.one': '{"revision":1,"edited":{}}',
  'greenroom.daily-challenge.one': 'I would ask first',
  'greenroom.word-game.unsent': '[{"id":"1"}]',
  'greenroom.sheet-draft.anna.one': '{"Fixed pay, Offer A":"52,000"}',
  'greenroom.story-draft.anna.new': '{"title":"The night shift"}',
  'greenroom.story-telling.anna.one': '{"text":"I led the team"}',
  'greenroom.cover-letter.anna.own': '{"text":"Dear Acme"}',
  [storageKeys.unsavedMailWishes]: '{"userId":"anna"}',
  [storageKeys.triedAnswer]: 'My sample answer',
};
const fill = (entries: Record<string, string>) => {
  for (const [key, value] of Object.entries(entries)) local.setItem(key, value);
};
const keys = () => [...local.entries.keys()].sort();

/** What the app does when somebody presses Sign out. */
function signOut() {
  endSession({ onPurpose: true });
}

describe('signing out', () => {
  it('leaves nothing but how the app looks and sounds', () => {
    fill({ ...device, ...made, ...unsent, 'greenroom.some-new-key': 'private' });
    tab.setItem('greenroom.contact-draft', '{"message":"Hi"}');
    tab.setItem(storageKeys.checkout, '1');
    signOut();
    expect(keys()).toEqual(Object.keys(device).sort());
    expect([...tab.entries.keys()]).toEqual([]);
  });

  it('keeps what belongs to other software of this address, and the entry that the client removes', () => {
    fill({ 'other-app': 'x', [storageKeys.auth]: '{}' });
    signOut();
    expect(keys()).toEqual([storageKeys.auth, 'other-app']);
  });

  it('is not undone by a draft that is saved while its page closes, or by work that ends later', () => {
    signOut();
    expect(writeText(`${storageKeys.profileDraft}:anna`, '{}')).toBe(false);
    expect(writeText('greenroom.cover-letter.anna.own', '{}')).toBe(false);
    expect(writeText('greenroom.interview-draft.one', '{}')).toBe(false);
    expect(writeText(storageKeys.theme, 'dark')).toBe(true);
    expect(keys()).toEqual([storageKeys.theme]);
    startSessionOf('anna');
    expect(writeText('greenroom.cover-letter.anna.own', '{}')).toBe(true);
  });
});

describe('a session that ends by itself', () => {
  it('leaves only what the server has not received', () => {
    fill({ ...device, ...made, ...unsent });
    endSession({ onPurpose: false });
    expect(keys()).toEqual([...Object.keys({ ...device, ...unsent }), storageKeys.owner].sort());
    expect(writeText('greenroom.interview-draft.one', '{}')).toBe(true);
    expect(writeText(`${storageKeys.profileDraft}:anna`, '{}')).toBe(false);
  });

  it('gives the unsent words back to the same user', () => {
    fill(unsent);
    endSession({ onPurpose: false });
    startSessionOf('anna');
    expect(keys()).toEqual([...Object.keys(unsent), storageKeys.owner].sort());
  });

  it('leaves nothing for another user who signs in', () => {
    fill({ ...device, ...unsent });
    endSession({ onPurpose: false });
    startSessionOf('ben');
    expect(keys()).toEqual([...Object.keys(device), storageKeys.owner].sort());
  });
});

describe('another user', () => {
  it('finds nothing of the one before, also when that session never ended here', () => {
    fill({ ...device, ...made, ...unsent });
    startSessionOf('ben');
    expect(keys()).toEqual([...Object.keys(device), storageKeys.owner].sort());
  });
});

describe('unsent work', () => {
  it.each(Object.entries(unsent).filter(([key]) => key !== storageKeys.unsavedMailWishes))(
    'is found under %s',
    (key, value) => {
      expect(hasUnsentWork()).toBe(false);
      fill({ [key]: value });
      expect(hasUnsentWork()).toBe(key !== storageKeys.triedAnswer);
    },
  );

  it('leaves out an interview with no answer yet, and what the coach wrote', () => {
    fill({
      ...device,
      ...made,
      'greenroom.interview-draft.one': '{"unsent":[],"current":" ","followUp":""}',
    });
    expect(hasUnsentWork()).toBe(false);
  });
});
