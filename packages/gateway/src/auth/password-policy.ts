import { commonSequences, commonWords } from './common-passwords.data.ts';
import { authError } from './errors.ts';

/** bcrypt reads no more; a longer password would be cut without a word. */
const maxBytes = 72;
/** Fewer letters than this, scattered among other characters, make no word. */
const minJoinedLetters = 5;
const minClueLetters = 4;
const maxLengthOfShortClue = 13;

/** The special characters are those of Supabase's password policy. */
const classes = {
  upper: { pattern: /[A-Z]/, name: 'one uppercase letter' },
  lower: { pattern: /[a-z]/, name: 'one lowercase letter' },
  digit: { pattern: /\d/, name: 'one number' },
  symbol: { pattern: /[!@#$%^&*()_+\-=[\]{};'\\:"|<>?,./`~]/, name: 'one special character' },
} as const;

/** What a new password has to be. */
export interface PasswordOptions {
  /** Characters, 6 to 72. */
  minLength: number;
  /** The kinds of characters it must have, at least one of each. */
  requires: readonly (keyof typeof classes)[];
  /** Whether the commonest passwords are refused. */
  refuseCommon: boolean;
}

export interface PasswordPolicy extends PasswordOptions {
  /** Names of the site, in lower case: attackers try them first. */
  ownWords: ReadonlySet<string>;
}

/** Throws RangeError for a length that no password or every password has. */
export function passwordPolicyOf(
  given: Partial<PasswordOptions> = {},
  ownWords: readonly string[] = [],
): PasswordPolicy {
  const { minLength = 8, requires = ['upper', 'lower', 'digit', 'symbol'], refuseCommon = true } = given;
  if (!Number.isInteger(minLength) || minLength < 6 || minLength > maxBytes) {
    throw new RangeError(`auth.password.minLength is a number from 6 to ${maxBytes}`);
  }
  return { minLength, requires, refuseCommon, ownWords: new Set(ownWords.map((word) => word.toLowerCase())) };
}

const letterFor: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
};
const asLetters = (text: string, one: 'i' | 'l') =>
  [...text].map((character) => (character === '1' ? one : (letterFor[character] ?? character))).join('');

/** The words a password may be made of: without leading and trailing decoration, and with signs read as letters. */
function wordsOf(password: string): string[] {
  const lower = password.toLowerCase();
  const bare = lower.replace(/^\P{L}+/u, '').replace(/\P{L}+$/u, '');
  // A sign at either end may be decoration or a letter: '$ecret', 'hell0'.
  const withSigns = lower.replace(/^[^\p{L}@$!|]+/u, '').replace(/[^\p{L}0-9@$|]+$/u, '');
  const withoutCount = withSigns.replace(/\P{L}+$/u, '');
  const readings = [bare, withSigns, withoutCount].flatMap((word) => [
    word,
    asLetters(word, 'i'),
    asLetters(word, 'l'),
  ]);
  const joined = readings.map((word) => word.replaceAll(/\P{L}/gu, ''));
  return [...readings, ...joined.filter((word) => word.length >= minJoinedLetters)];
}

/** 'qwertyqwerty' is no better than 'qwerty'. */
function isCommonWord(word: string, ownWords: ReadonlySet<string>): boolean {
  const isListed = (text: string) => commonWords.has(text) || ownWords.has(text);
  if (isListed(word)) return true;
  const half = word.slice(0, word.length / 2);
  return word.length % 2 === 0 && word === half + half && isListed(half);
}

/** A word of a few letters, such as 'abc', is no clue to a password that is mostly something else. */
const isClue = (word: string, password: string) =>
  word.length >= minClueLetters || password.length <= maxLengthOfShortClue;

const isCommon = (password: string, ownWords: ReadonlySet<string>) =>
  commonSequences.has(password.toLowerCase()) ||
  wordsOf(password).some((word) => isClue(word, password) && isCommonWord(word, ownWords));

const weak = (reason: 'length' | 'characters' | 'pwned', message: string) =>
  authError(422, 'weak_password', message, { body: { weak_password: { message, reasons: [reason] } } });

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/**
 * Throws the 422 weak_password of GoTrue unless the password is as long as the policy wants in at most 72 bytes, has the
 * characters that it requires, and is not one of the commonest.
 */
export function checkPassword(password: string, policy: PasswordPolicy): void {
  if ([...password].length < policy.minLength) {
    throw weak('length', `Password should be at least ${policy.minLength} characters.`);
  }
  if (Buffer.byteLength(password) > maxBytes) {
    throw weak('length', `Password cannot be longer than ${maxBytes} bytes.`);
  }
  const required = policy.requires.map((kind) => classes[kind]);
  if (!required.every(({ pattern }) => pattern.test(password))) {
    const names = listed.format(required.map(({ name }) => name)).replace(', and ', ' and ');
    throw weak('characters', `Password should contain at least ${names}.`);
  }
  if (policy.refuseCommon && isCommon(password, policy.ownWords)) {
    throw weak('pwned', 'Password is known to be weak and easy to guess, please choose a different one.');
  }
}

/** Whether bcrypt would read all of it: a longer one matches no stored hash. */
export const fitsBcrypt = (password: string) => Buffer.byteLength(password) <= maxBytes;
