import { skillNamed } from '../skills/find-skills.builtin.ts';
import { readHeading } from './ad-headings.ts';
import { verbOf } from './ad-verbs.ts';

/** A sign or the end of a word right in front of a capital, or of years: "professionals.Administer", "licenseAbility", "experience.5+ years". */
const joint =
  /(?=[\p{Lu}\d–-])(?:(?<=[\p{L}\d)"”’%+][.!?;]|[\p{Ll}\d)"”%+])(?=\p{Lu}(?:\p{Ll}|\s|['’]))|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{Ll}{3}\.)(?=\p{Lu}{2}(?!\b)|\d{1,2}\+? (?:years|yrs)\b)|(?<=[\p{Ll}).:;] )(?=[-–] \p{Lu}\p{Ll}))/gu;
/** A full stop behind these ends no sentence. */
const abbreviation =
  /(?<!\p{L})(?:\p{L}{1,2}|\p{L}\.\p{L}|inc|ltd|corp|mrs|prof|capt|approx|dept|ave|blvd|asp|ado)\.$/iu;
/** Words that a line of an ad begins with; no part of a name like QuickBooks does. */
const opener =
  /^(?:We|You|Your|The|This|Our|As|If|Must|May|Can|Ability|Able|Strong|Excellent|Experienced?|Proficien\w+|Knowledge|Minimum|Bachelor\S*|Master['’]s|High|Familiar\w*|Prior|Previous|Proven|Demonstrated|Responsible|Willing\w*|Required|Preferred|Competitive|Paid|Full|Part|Valid|Current|Good|Great|Solid|Understanding|Attention|Degree|Other)(?= \S|['’])/u;
/** A name for what comes: "Location:", "Pay Range:". */
const label = /^(?:\p{Lu}\p{L}{2,} (?:and |of |& )?){0,2}\p{Lu}\p{Ll}{2,}:/u;
const isAddress = (word: string) => /@|\/|www\.|\.(?:com|org|net|edu|gov|io)\b/i.test(word);

/** How far around a place the text is looked at, in characters, and how far behind it for the same name once more. */
const reach = 60;
const nameReach = 2_000;

/** Whether a verb that a duty could open with is next: "Manage accounts". */
function opensDuty(rest: string): boolean {
  const [, word = '', next = ''] = /^(\p{Lu}\p{Ll}+)\s(\S+)/u.exec(rest) ?? [];
  const verb = verbOf(word);
  return verb !== undefined && /^\p{Ll}/u.test(next) && !/^(?:and|or|for|in|is|are|of)$/.test(next);
}

/** Whether the words up to a place are a heading, such as "Role Description" in "Role DescriptionWe are". */
const endsHeading = (words: string) => readHeading(words)?.part !== undefined;

function isLost(text: string, at: number, from: number): boolean {
  const before = /\S*$/u.exec(text.slice(Math.max(0, at - reach), at))?.[0] ?? '';
  const rest = text.slice(at, at + reach);
  if (/^[-–] /.test(rest)) return opensDuty(rest.slice(2));
  if (isAddress(before + (/^\S*/u.exec(rest)?.[0] ?? ''))) return false;
  if (/[.!?;]$/.test(before)) return !abbreviation.test(before);
  const left = /[\p{L}\d]*$/u.exec(before)?.[0] ?? '';
  const next = /^\p{L}*/u.exec(rest)?.[0] ?? '';
  // "About BlueOven" and "BlueOven bakes": nothing is glued the same way twice.
  if (left !== '' && text.slice(at, at + nameReach).includes(left + next)) return false;
  if (at - from < reach && endsHeading(text.slice(from, at).trim())) return true;
  // "facultyLinkedIn": a name that something else is glued to.
  const last = /\p{Lu}\p{Ll}*$/u.exec(left)?.[0] ?? left;
  if (skillNamed(left + next) || skillNamed(last + next)) return false;
  // "iPhone", "eBay".
  if (/^\p{Ll}{1,2}$/u.test(left)) return false;
  return /^\p{Ll}{3}/u.test(left) || opener.test(rest) || label.test(rest) || opensDuty(rest);
}

/**
 * Places where a text lost its line breaks, as pastes from job boards do: "professionals.Administer", "Role DescriptionWe are". Names such as
 * Node.js, St.John's and QuickBooks stay whole, and so do addresses.
 */
export function lostBreaks(text: string): number[] {
  const found: number[] = [];
  let [from, last] = [0, 0];
  for (const { index } of text.matchAll(joint)) {
    const line = text.slice(last, index).lastIndexOf('\n');
    if (line >= 0) from = last + line + 1;
    last = index;
    if (!isLost(text, index, from)) continue;
    found.push(index);
    from = index;
  }
  return found;
}

/** A text with the line breaks that it lost. */
export function withBreaks(text: string): string {
  const places = lostBreaks(text);
  return [0, ...places].map((from, at) => text.slice(from, places[at])).join('\n');
}
