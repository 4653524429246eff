import { endsInRole, titleOf } from '../text/role-words.ts';

/** A section of a job ad. `terms` is shifts, place and physical demands, `open` everything before the first known heading. */
export type AdPart = 'duties' | 'must' | 'nice' | 'about' | 'offer' | 'process' | 'legal' | 'terms' | 'open';

/** What the heading of a section says, the more telling words first: "What we offer" isn't "What we do". */
const signs: readonly (readonly [AdPart, RegExp])[] = [
  [
    'legal',
    /\b(?:equal (?:employment )?opportunity|eeoc?|diversity|inclusion|accommodations?|disclaimers?|privacy|affirmative action)\b/,
  ],
  [
    'process',
    /\b(?:how to apply|to apply|apply now|application (?:process|instructions|procedure|deadline)|next steps|(?:recruitment|hiring|interview|selection) process|closing date)\b/,
  ],
  [
    'about',
    /\b(?:company (?:overview|description|profile|culture)|about (?:us|our|the (?:company|team|firm|school)))\b/,
  ],
  [
    'nice',
    /\b(?:nice[- ]to[- ]haves?|prefer\w*|desir\w*|bonus(?: points)?|plus(?:es)?|good[- ]to[- ]haves?|great[- ]to[- ]haves?|even better|stand out|sets? you apart|advantag\w*|not (?:required|essential)|an asset|ideally|optional|extra credit|would be (?:great|nice)|additional qualifications)\b/,
  ],
  [
    'offer',
    /\b(?:benefits?|perks?|compensation|salary|pay|rewards?|we offer|you(?:'ll| will)? get|our offer|in it for you|why (?:join|work|us|you)|join (?:us|our team)|package|automatic dqs?)\b/,
  ],
  [
    'terms',
    /\b(?:physical (?:demands|requirements|activities)|(?:work(?:ing)?|job) (?:conditions|environment|schedule|hours|location)|conditions of employment|schedule|shifts?|location|travel|unacceptable)\b/,
  ],
  ['must', /\b(?:you(?:'ll| will)? (?:need|bring)|(?:do|will) i need|(?:we )?expect (?:of|from) you)\b/],
  [
    'duties',
    /\b(?:responsibilit\w+|duties|tasks?|accountabilit\w+|functions?|you(?:'ll| will)? (?:do|be doing)|will you do|(?:will|do|would) i (?:be )?do(?:ing)?|what you do|day[- ]to[- ]day|day in the life|your (?:role|mission|impact|job)|will involve|(?:responsible|accountable) for|you(?:'ll| will)$|(?:the|this) (?:role|opportunity|job|position)|(?:role|job|position) (?:overview|summary|description|purpose)|summary|overview|description|scope|make an impact|general purpose|objectives|(?:tech|our) stack|technologies|activities)\b/,
  ],
  [
    'must',
    /\b(?:require\w*|qualif\w*|must[- ]haves?|look(?:ing)? for|seeking|you (?:are|have|bring|need)|you(?:'ll| will) (?:need|bring|have)|your (?:profile|background|skills|experience)|about you|skills?|skill set|competenc\w+|knowledge|abilit(?:y|ies)|expertise|experience|education|certifications?|licens\w+|(?:ideal|successful) candidate|candidate profile|person specification|essential|background|credentials|eligibility|we need|expectations?)\b/,
  ],
  ['about', /^(?:about|who we are|our (?:company|mission|story|culture|values|team)|the (?:company|team))\b/],
  // "Our promise", "What we give back": what an employer says it has, unless it says whom it wants.
  [
    'offer',
    /^(?:our|what we|why)\b(?!.*\b(?:ideal|perfect|next|new|candidate|teammate|hire|want|ask|value|expect|hope|love to see)\b)/,
  ],
];

/** Words that headings are made of besides the ones above. */
const filler = new Set(
  "the our your a an and or & / of for in to this these on key main primary core general principal essential minimum basic required critical other position job role what who why how is are be as we us you you'll we're you're will it its must have has had work working technical specific major typical with necessary related include includes following overall daily additional special important personal professional preferred desired physical mental about at".split(
    ' ',
  ),
);

const plainOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/[^\p{L}\p{N}'&/ -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The section that words of a heading announce. */
export function partNamed(words: string): AdPart | undefined {
  const plain = plainOf(words);
  return signs.find(([, sign]) => sign.test(plain))?.[0];
}

/** Whether a line holds nothing but words of headings. */
function isAllHeading(words: string): boolean {
  let rest = ` ${plainOf(words)} `;
  for (const [, sign] of signs) rest = rest.replace(new RegExp(sign.source.replace('^', ''), 'g'), ' ');
  return rest.split(/[\s/-]+/).every((word) => word === '' || filler.has(word));
}

/** "Responsibilities of the nurse", "What we ask of a cook". */
const ofSomebody = /\b(?:of|for|as|the|our|your|you|we|an?)\b/i;

const longestHeading = 9;
const longestAnnouncement = 16;

export interface Heading {
  words: string;
  /** Undefined for a heading that announces nothing known: the section stays what it is. */
  part: AdPart | undefined;
}

/** Reads a whole line as a heading: one that ends in a colon, is in capitals, or has no word that headings don't have. */
export function readHeading(line: string): Heading | undefined {
  const words = line.replace(/[:*#_\s]+$/, '').replace(/^[*#_\s]+/, '');
  const count = words.split(/\s+/).length;
  if (words.length < 3 || count > longestAnnouncement || /[.,;]$/.test(words)) return undefined;
  const isMarked = /:\W*$/.test(line);
  if (isMarked) return { words, part: partNamed(words) };
  if (count > longestHeading) return undefined;
  // "About the stock clerk" tells of the job, "About Lumen Bank" of the employer.
  const isAbout = /^about (?!you\b)/i.test(words) && count <= 6;
  const aboutJob = isAbout && endsInRole(titleOf(words)) ? 'duties' : undefined;
  const part = aboutJob ?? partNamed(words);
  const aboutName = isAbout ? (aboutJob ?? 'about') : undefined;
  const isTitle =
    !/[:,]/.test(words) && words.split(/\s+/).every((word) => /^[^\p{Ll}]/u.test(word) || word.length <= 3);
  const isKey =
    /^(?:key|main|typical|essential|required|preferred|desired) (?:skills|responsibilities|requirements|duties|qualifications)\b/i.test(
      words,
    );
  const isCapitals = words === words.toUpperCase() && /\p{Lu}{3}/u.test(words);
  // "Licensed Practical Nurse", "Benefits Coordinator": the job's title has the words of a heading.
  const title = titleOf(words);
  if (endsInRole(title) && !ofSomebody.test(title) && !isAllHeading(words)) return undefined;
  if (part && (isCapitals || isKey || (isTitle && count > 2) || isAllHeading(words))) return { words, part };
  return aboutName ? { words, part: aboutName } : undefined;
}
