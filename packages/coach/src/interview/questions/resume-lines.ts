import { type ClaimKind, quotedClaims, spokenClaims } from '../../content/own-words.ts';

const irregularPast = new Set(
  'built cut drove grew held kept led made met oversaw ran rebuilt sold set spoke taught took won wrote began brought chose found gave got put sent spent'.split(
    ' ',
  ),
);
const isPast = (word: string) =>
  (/^[a-z]{3,}ed$/i.test(word) && !/^(?:need|feed|speed|seed)$/i.test(word)) ||
  irregularPast.has(word.toLowerCase());

const vague =
  /^(?:responsible for|duties|helped|assisted|worked|participated|involved|handled various|various|supported)\b/i;
const award = /^(?:awarded|recognized|promoted|selected|named|nominated|elected|honored|chosen)\b/i;
const change =
  /^(?:cut|reduced|increased|improved|raised|grew|saved|boosted|lowered|decreased|doubled|tripled|halved|achieved|exceeded|shortened)\b/i;
const people =
  /\b(?:team|staff|people|crew|employees|hires|developers|drivers|aides|engineers|nurses|reports|shift|volunteers)\b/i;
const made =
  /^(?:built|created|designed|developed|launched|introduced|implemented|set up|wrote|rebuilt|started|organized)\b/i;

/** The kind of claim in a line; undefined for a line that tells of nothing that was done (a list, a language, a date). */
export function claimOf(line: string): ClaimKind | undefined {
  if (line.split(/\s+/).length < 4) return undefined;
  if (vague.test(line)) return 'vague';
  if (award.test(line)) return 'award';
  if (change.test(line) && /\d|doubled|tripled|halved/i.test(line)) return 'change';
  if (/^(?:trained|onboarded|coached|mentored|taught)\b/i.test(line)) return 'trained';
  if (/^(?:led|managed|supervised|oversaw|ran)\b/i.test(line) && people.test(line)) return 'led';
  if (
    /\d/.test(line) &&
    /\b(?:per|a|each|every) (?:day|shift|week|month|hour)\b|\b(?:daily|weekly)\b/i.test(line)
  )
    return isPast(line.split(/[\s,]+/)[0] ?? '') ? 'volume' : undefined;
  if (/\d+\s*%/.test(line)) return 'change';
  if (made.test(line)) return 'made';
  return isPast(line.split(/[\s,]+/)[0] ?? '') ? 'did' : undefined;
}

/** Claims worth a question, the most tempting for a skeptic first. */
export const claimOrder: readonly ClaimKind[] = [
  'change',
  'led',
  'made',
  'volume',
  'trained',
  'award',
  'did',
  'vague',
];

/**
 * The ways to ask about a line. "You cut costs by 30%" is said only when the line opens with a verb in the past and has no pronoun to turn
 * around; anything else is quoted as it is written.
 */
export function wordingsFor(line: string, kind: ClaimKind): string[] {
  const bare = line.replace(/[.;]+$/, '');
  const first = bare.split(/[\s,]+/)[0] ?? '';
  const canSpeak =
    (isPast(first) || kind === 'award') &&
    !/\b(?:I|my|me|our|we|us)\b/i.test(bare) &&
    bare.split(/\s+/).length <= 24;
  const [forms, text] =
    canSpeak && spokenClaims[kind].length > 0
      ? [spokenClaims[kind], bare.charAt(0).toLowerCase() + bare.slice(1)]
      : [quotedClaims[kind], bare];
  return forms.map((form) => form.replace('{phrase}', () => text));
}
