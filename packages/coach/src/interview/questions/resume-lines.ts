/** What a line of a resume claims, as a skeptical interviewer would hear it. */
export type ClaimKind = 'award' | 'change' | 'volume' | 'trained' | 'led' | 'made' | 'did' | 'vague';

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

const spoken: Record<ClaimKind, readonly string[]> = {
  award: [
    'You were {line}. What did you do to earn that?',
    'You were {line}. What do you think they saw in you?',
  ],
  change: [
    'Your resume says you {line}. How did you measure that?',
    'Your resume says you {line}. What did you do that made the difference?',
    'Your resume says you {line}. How much of that was you?',
  ],
  volume: [
    'Your resume says you {line}. What did a day like that look like?',
    'Your resume says you {line}. How did you keep up?',
  ],
  trained: [
    'Your resume says you {line}. How did you know they were ready?',
    'Your resume says you {line}. Who was hardest to teach, and what did you do?',
  ],
  led: [
    'Your resume says you {line}. What did you have to tell one of them that was hard to say?',
    'Your resume says you {line}. What did you change about how they worked?',
  ],
  made: [
    'Your resume says you {line}. What problem were you trying to solve?',
    'Your resume says you {line}. What would you do differently today?',
  ],
  did: [
    'Your resume says you {line}. What was the hard part?',
    'Your resume says you {line}. Tell me more about that.',
  ],
  vague: [],
};
const quoted: Record<ClaimKind, readonly string[]> = {
  award: ['Your resume says, "{line}." What did you do to earn that?'],
  change: ['Your resume says, "{line}." How did you measure that?'],
  volume: ['Your resume says, "{line}." What did a day like that look like?'],
  trained: ['Your resume says, "{line}." How did you know they were ready?'],
  led: ['Your resume says, "{line}." What did you do yourself?'],
  made: ['Your resume says, "{line}." What problem did that solve?'],
  did: ['Your resume says, "{line}." Tell me more about that.'],
  vague: [
    'Your resume says, "{line}." What did that mean on a normal day?',
    'Your resume says, "{line}." Give me one example of that.',
  ],
};

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
    canSpeak && spoken[kind].length > 0
      ? [spoken[kind], bare.charAt(0).toLowerCase() + bare.slice(1)]
      : [quoted[kind], bare];
  return forms.map((form) => form.replace('{line}', () => text));
}
