/** What the parts of a job text are called, and how a sentence says "must" or "nice to have". All in lower case. */

export type JobPart = 'must' | 'nice' | 'duties' | 'about' | 'offer' | 'open';

const headings: Record<Exclude<JobPart, 'open'>, readonly string[]> = {
  nice: [
    'nice to have',
    'nice-to-have',
    'preferred qualifications',
    'preferred skills',
    'preferred experience',
    'preferred requirements',
    'preferred education',
    'preferred',
    'desired skills',
    'desired qualifications',
    'desired experience',
    'desirable',
    'desired',
    'bonus points',
    'bonus',
    'good to have',
    'pluses',
    'a plus',
    'additional qualifications',
    'optional',
    'extra credit',
    'it would be great if',
    'what would be nice',
  ],
  must: [
    'required qualifications',
    'minimum qualifications',
    'basic qualifications',
    'minimum requirements',
    'required skills',
    'required experience',
    'requirements',
    'requirement',
    'job requirements',
    'key requirements',
    'essential requirements',
    'essential skills',
    'essential',
    'must have',
    'must-have',
    'must haves',
    'qualifications',
    'qualification',
    'who you are',
    'what you bring',
    "what you'll bring",
    'what you will bring',
    "what you'll need",
    'what you need',
    'what we need',
    "what we're looking for",
    'what we are looking for',
    "who we're looking for",
    'we are looking for',
    'you have',
    'you bring',
    'your profile',
    'your background',
    'your skills',
    'about you',
    'skills and experience',
    'skills & experience',
    'skills and qualifications',
    'experience and skills',
    'skills required',
    'knowledge, skills',
    'knowledge skills',
    'key skills',
    'technical skills',
    'skills',
    'skill set',
    'competencies',
    'experience required',
    'experience',
    'education and experience',
    'education',
    'education requirements',
    'certifications',
    'ideal candidate',
    'the ideal candidate',
    'candidate profile',
    'person specification',
  ],
  duties: [
    'responsibilities',
    'key responsibilities',
    'job responsibilities',
    'primary responsibilities',
    'duties',
    'essential duties',
    'essential functions',
    'duties and responsibilities',
    'job duties',
    'what you will do',
    "what you'll do",
    'what you will be doing',
    "what you'll be doing",
    'your role',
    'the role',
    'about the role',
    'about the job',
    'about the position',
    'role overview',
    'job description',
    'job summary',
    'position summary',
    'summary',
    'overview',
    'description',
    'your tasks',
    'your mission',
    'day to day',
    'a day in the life',
    'the opportunity',
    'position overview',
    'how you will make an impact',
    'in this role',
    'accountabilities',
    'scope',
    'tech stack',
    'our stack',
    'technologies',
  ],
  about: [
    'about us',
    'about the company',
    'about our company',
    'company overview',
    'company description',
    'who we are',
    'our company',
    'our mission',
    'our story',
    'our culture',
    'our values',
    'about the team',
    'why us',
    'why join us',
    'why work here',
    'why work with us',
  ],
  offer: [
    'benefits',
    'our benefits',
    'perks',
    'perks and benefits',
    'benefits and perks',
    'compensation',
    'compensation and benefits',
    'salary',
    'pay',
    'what we offer',
    'we offer',
    'what you get',
    "what you'll get",
    'our offer',
    'equal opportunity',
    'equal employment opportunity',
    'eeo statement',
    'eeo',
    'diversity statement',
    'how to apply',
    'to apply',
    'application process',
    'additional information',
    'disclaimer',
    'privacy notice',
    'working hours',
    'schedule',
    'job type',
    'location',
    'physical demands',
    'physical requirements',
    'work environment',
    'working conditions',
  ],
};

const partOf = new Map<string, JobPart>();
for (const [part, names] of Object.entries(headings)) {
  for (const name of names) partOf.set(name, part as JobPart);
}
const longestHeading = 6;
const lastWordParts: ReadonlyMap<string, JobPart> = new Map([
  ['duties', 'duties'],
  ['responsibilities', 'duties'],
  ['requirements', 'must'],
  ['qualifications', 'must'],
  ['criteria', 'must'],
]);

/** The part that a heading opens, or undefined when the words are no known heading. Takes the heading without its colon. */
export function headedPart(heading: string): { part: JobPart; isExact: boolean } | undefined {
  const words = heading
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/[^\p{L}\p{N}'&,\s-]/gu, ' ')
    .split(/\s+/)
    .filter(Boolean);
  if (words.length === 0 || words.length > longestHeading + 3) return undefined;
  const exact = partOf.get(words.join(' '));
  if (exact) return { part: exact, isExact: true };
  // "Main duties and responsibilities", "Candidate requirements": the last word says what it is.
  const last = lastWordParts.get(words.at(-1) ?? '');
  if (last && words.length <= longestHeading) return { part: last, isExact: true };
  // "Basic qualifications for this role", "Key responsibilities include": the heading opens with a known one.
  for (let count = Math.min(words.length, longestHeading); count > 1; count -= 1) {
    const part = partOf.get(words.slice(0, count).join(' '));
    if (part) return { part, isExact: false };
  }
  return undefined;
}

const niceCues =
  /\b(?:nice[ -]to[ -]have|preferred|preferably|preference|a (?:big |huge |strong |definite |real )?plus|bonus|desirable|desired|advantageous|an? (?:added )?advantage|an asset|ideally|optional|not required|good to have|would be (?:great|nice|helpful|beneficial|useful)|is helpful|are helpful|beneficial)\b/gi;
const mustCues =
  /\b(?:must|required|requires?|requirement|mandatory|essential|minimum|at least|need(?:ed|s)?|necessary|proficien(?:t|cy)|strong|proven|solid|demonstrated|extensive|in-depth|deep|expert(?:ise)?)\b/gi;

const positions = (text: string, cues: RegExp) =>
  [...text.matchAll(cues)].map((match) => ({
    at: match.index,
    end: match.index + match[0].length,
    cue: match[0],
  }));

export interface Wording {
  importance: 'must-have' | 'nice-to-have';
  cue: string;
}

/** A cue further away than this speaks of something else; a text without full stops is one long sentence. */
const cueReach = 600;

/** What a sentence says of the words at `at`: the nearest cue decides; null when there is none near. */
export function wordingAt(whole: string, position: number): Wording | null {
  const from = Math.max(0, position - cueReach);
  const sentence = whole.slice(from, position + cueReach);
  const at = position - from;
  let best: { distance: number; wording: Wording } | null = null;
  const weigh = (found: { at: number; end: number; cue: string }[], importance: Wording['importance']) => {
    for (const one of found) {
      const between = at < one.at ? sentence.slice(at, one.at) : sentence.slice(one.end, at);
      // A cue speaks for its own clause first: "Python required, Go a plus".
      const distance =
        between.length + 60 * (between.match(/[,;:]/g)?.length ?? 0) * (importance === 'must-have' ? 1 : 0.5);
      if (!best || distance < best.distance) best = { distance, wording: { importance, cue: one.cue } };
    }
  };
  weigh(positions(sentence, niceCues), 'nice-to-have');
  weigh(positions(sentence, mustCues), 'must-have');
  return (best as { wording: Wording } | null)?.wording ?? null;
}
