import { seededRandom } from '../seeded-random.ts';

/** Picks among wordings, the same for the same letter. */
export type Pick = (wordings: readonly string[]) => string;

/** Letters of different people open and close in different words. */
export function pickerOf(seed: string): Pick {
  const random = seededRandom(seed);
  return (wordings) => wordings[Math.floor(random() * wordings.length)] ?? wordings[0] ?? '';
}

/** In each wording `~` is where words of the user or the ad go; short on purpose, so that no run of them fills a letter. */
export const openings = {
  withCompany: [
    'I am applying for the ~ position at ~.',
    'I would like to apply for the ~ position at ~.',
    'I am writing to apply for the ~ position at ~.',
  ],
  withoutCompany: [
    'I am applying for the ~ position on your team.',
    'I would like to apply for your ~ position.',
    'I am writing to apply for your ~ position.',
  ],
} as const;

/** The line above a job's list when neither its title nor its employer can be used. */
export const unnamedJob = {
  now: 'In my current job',
  past: 'In an earlier job',
  other: 'In another job',
} as const;
export const typedLists = { first: 'My work so far:', more: 'More about my work:' } as const;
/** In front of what was typed about work and is no sentence. */
export const typedList = 'More about my work:';
/** In front of the lines of the resume. */
export const linesLead = [
  'Some of what I have done:',
  'A few things that I have done:',
  'Some of my work so far:',
  'Here is some of what I have done:',
  'A few lines about my work:',
] as const;
export const asks = [
  'I would welcome the chance to talk.',
  'I would be glad to tell you more.',
  'I look forward to talking with you.',
  'I hope we can talk soon.',
];
export const thanks = [
  'Thank you for reading.',
  'Thank you for your time.',
  'Thank you for considering my application.',
  'Thank you for considering me.',
];

/** Puts words into the places of a wording, one after another. */
export const filled = (wording: string, ...words: readonly string[]): string => {
  let at = 0;
  return wording.replace(/~/g, () => words[at++] ?? '');
};

const allOf = (wordings: object): string[] =>
  Object.values(wordings).flatMap((one) => (typeof one === 'string' ? [one] : allOf(one as object)));

/** Everything above and the words around the inserted facts, for telling fixed wording from claims. */
export const letterWording = [
  ...allOf([openings, unnamedJob, typedLists, linesLead, { typedList }]),
  ...allOf([asks, thanks]),
  'Dear hiring team manager of Sincerely Re',
  'I hold my other qualifications education and training experience in from background I am self-taught changing careers also completed',
  'My experience includes My skills include I speak took a break career time off worked have been There\nI have years of experience studied studying for am returning work after',
  'my reason for applying to you which is why What draws me is',
  'At As On the in my role as one of my projects a an volunteer my project',
  'I live in and would move to for this job moving soon can commute near\nthere I have been was am since from to in an and',
].join('\n');
