import type { ParsedResume } from '@greenroom/domain';
import { actionVerbs, weakOpenings } from './wording-words.ts';

/** What a bullet shows of how it is written. */
export interface Bullet {
  text: string;
  words: number;
  opensWithVerb: boolean;
  weakOpening: string | null;
  hasNumber: boolean;
  verb: string;
}

/** Years, versions and phone numbers are no results. */
const numberPattern =
  /(?:[$€£₹]\s?\d|\b\d[\d,.]*\s?(?:%|percent|k\b|m\b|x\b|\+|million|billion|hours?|days?|weeks?|months?|minutes?|people|customers?|users?|clients?|students?|patients?|team|staff|members?)|\b(?!(?:19|20)\d{2}\b)\d[\d,]*\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|dozen|hundreds?|thousands?|half|double|doubled|tripled|halved)\b)/i;

const pastEnding = /^[a-z]{3,}(?:ed|ied)$/;
const presentForms = new Set([...actionVerbs].map((verb) => verb.replace(/(?:ed|d)$/, '')));

/** A verb as bullets begin with, in the past or the present. */
export function opensWithVerb(first: string): boolean {
  const word = first.toLowerCase().replace(/[^a-z-]/g, '');
  const stem = word.replace(/(?:ing|es|s|e)$/, '');
  return (
    actionVerbs.has(word) ||
    pastEnding.test(word) ||
    presentForms.has(word) ||
    (word.length > 3 && (presentForms.has(stem) || actionVerbs.has(`${stem}ed`)))
  );
}

const noVerb = /^(?:united|limited|advanced|certified|related|associated)$/i;
const irregularPast =
  /^(?:led|ran|won|wrote|built|taught|made|took|grew|kept|held|met|set|sold|cut|drove|oversaw|dealt|began)$/i;

/** Words that open an item of a list: a verb in the past, a weak opening, or a verb before a plain word. */
export function opensItem(text: string): boolean {
  const [first = '', second = ''] = text.split(/\s+/);
  if (!/^\p{Lu}\p{Ll}+$/u.test(first) || noVerb.test(first)) return false;
  if (weakOpenings.some((one) => one.opening.test(text)) || irregularPast.test(first)) return true;
  return opensWithVerb(first) && (/ed$/.test(first) || /^\p{Ll}/u.test(second));
}

export function readBullet(text: string): Bullet {
  const plain = text.replace(
    /^(?:successfully|also|then|proactively|actively|currently|effectively)\s+/i,
    '',
  );
  const words = plain.split(/\s+/).filter(Boolean);
  const first = words[0] ?? '';
  const weak = weakOpenings.find((one) => one.opening.test(plain))?.name ?? null;
  return {
    text,
    words: words.length,
    opensWithVerb: weak === null && opensWithVerb(first),
    weakOpening: weak,
    hasNumber: numberPattern.test(text),
    verb: first.toLowerCase().replace(/[^a-z]/g, ''),
  };
}

/** The bullets that tell of work: of jobs, projects and posts without pay. */
export function bulletsOf(resume: ParsedResume): Bullet[] {
  const told = [...resume.work, ...resume.projects, ...resume.volunteer].flatMap((one) => one.highlights);
  return told.filter((text) => text.split(/\s+/).length >= 3).map(readBullet);
}
