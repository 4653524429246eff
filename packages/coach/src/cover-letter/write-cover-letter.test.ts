import {
  type CoverLetter,
  exchangeInLetter,
  type GenerateCoverLetterInput,
  GenerateCoverLetterOutput,
  letterFieldsMissing,
  letterWordsRange,
} from '@greenroom/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { full, nurse, ownReplies, shapes } from './fixtures/shapes.ts';
import { writeCoverLetter } from './write-cover-letter.builtin.ts';

async function write(form: GenerateCoverLetterInput): Promise<CoverLetter> {
  const letter = GenerateCoverLetterOutput.parse(await writeCoverLetter(form));
  if ('error' in letter) throw new Error(letter.error);
  return letter;
}
const letters: Record<string, CoverLetter> = {};
beforeAll(async () => {
  for (const [shape, form] of Object.entries(shapes)) letters[shape] = await write(form);
});
const letterOf = (shape: string) => {
  const letter = letters[shape];
  if (!letter) throw new Error(`No such shape: ${shape}`);
  return letter;
};
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}'’]+/gu) ?? [];
/** The letter without its head. */
const bodyOf = ({ coverLetter, sentences }: CoverLetter) =>
  coverLetter.slice(coverLetter.indexOf(sentences[0]?.text ?? ''));

/** What a letter never has, whatever was typed. */
const never: readonly (readonly [string, RegExp])[] = [
  ['two articles', /\b(?:an?|the) (?:an?|the)\b/i],
  ['"Dear the"', /^Dear (?:the|a) /im],
  ["an article that doesn't fit", /\ba (?:[aeio]\w+)\b(?<!a one\w*)|\ban (?:[bcdfgjkqtvwz]\w+)\b/],
  ['a role twice', /\b(?:position|role) (?:position|role)\b|\bthe role of the role\b/i],
  ['an empty place', /\b(?:at|for|as|of|to|and|with) [.,;:]|~| {2}|\(\)/],
  ['two stops', /[.!?][.]|,,|;\./],
  ['a fragment', /\b(?:and|of|the|with|to)\.(?:\s|$)/],
  ['what somebody lacks', /\bno (?:degree|experience)\b|\bnone\b|\bN\/A\b/i],
  ['a placeholder', /undefined|null|NaN|TODO|lorem|\bXX/],
  ['a small I', /\bi\b(?!\.)/],
  ['"I I" or "I my"', /\bI (?:I|my|we|the)\b/],
  ['a sentence in small letters', /[.!?] (?!e\.g|etc)\p{Ll}/u],
  ['symbols and marks of direction', /\p{Extended_Pictographic}|[\u200e\u200f\u202a-\u202e]/u],
];

it.each([
  ['Nora Keller, RN, CEN', 'Sincerely,\nNora Keller'],
  ['Keller, Nora', 'Sincerely,\nKeller, Nora'],
])('signs %j with the name alone', async (name, end) => {
  expect((await write({ ...nurse, name })).coverLetter.trim().endsWith(end)).toBe(true);
});

it('says nothing of a resume that was cut, and a telephone number alone', async () => {
  const letter = await write({
    ...nurse,
    phone: '16509\t814-555-0147',
    qualifications: 'CEN (exp.\nRN license, Ohio\nstopped to work\nReferences on request',
  });
  expect(letter.coverLetter).toContain('814-555-0147');
  expect(letter.coverLetter).not.toMatch(/16509|\(exp|stopped|References/);
  expect(letter.coverLetter).toContain('RN license');
});

it('never calls an employer a role, or a role an employer', async () => {
  const lines = ['Kept 40 kilns and conveyors running through every night shift'];
  const told = async (title: string, name: string) => {
    const job = { kind: 'work', title, name, isCurrent: true, lines } as const;
    const experience = [title, name].filter(Boolean).join(' at ');
    return bodyOf(await write({ ...nurse, experience, qualifications: title, history: [job] }));
  };
  expect(await told('Hadder & Sons Electrical, Stoke', '')).not.toContain('Hadder');
  expect(await told('Charge Nurse', 'Emergency Department RN')).not.toContain('at Emergency');
  expect(await told('Charge Nurse', 'Fjord Travel Tech')).toContain('a Charge Nurse at Fjord Travel Tech');
});

describe('a letter of any shape of input', () => {
  it('is tried with at least 40 shapes', () => {
    expect(Object.keys(shapes).length).toBeGreaterThanOrEqual(40);
  });

  it.each(Object.keys(shapes))('%s: reads without a slip, in its length, and traces every fact', (shape) => {
    const letter = letterOf(shape);
    const body = bodyOf(letter);
    for (const [what, pattern] of never) expect(body, what).not.toMatch(pattern);
    expect(letter.words).toBe(body.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length);
    expect(letter.words).toBeLessThanOrEqual(letterWordsRange.max);
    if (shape !== 'markup') expect(letter.unsupported).toEqual([]);
    for (const sentence of letter.sentences) {
      expect(body).toContain(sentence.text);
      if (sentence.kind !== 'courtesy') expect(sentence.support.length, sentence.text).toBeGreaterThan(0);
    }
    for (const { paragraph } of letter.ties) expect(body).toContain(paragraph);
  });

  it('begins every name with a capital', () => {
    expect(letterOf('a name in small letters').coverLetter.trim().endsWith('\nMaya Okafor')).toBe(true);
    expect(letterOf('a name in capitals').coverLetter).toContain("Sean O'Brien-McDonald");
    expect(letterOf('a name with particles').coverLetter).toContain('Maria de la Cruz');
    expect(letterOf('a company in small letters').coverLetter).toContain(
      'Dear Lakeside Memorial hiring team,',
    );
    expect(letterOf('with a reader').coverLetter).toContain('Dear Ms. Keller,');
    expect(letterOf('a name from right to left').coverLetter).toContain('ليلى حداد');
  });

  it('names role and company as a person would say them', () => {
    expect(letterOf('a company with an article').coverLetter).toContain('Dear Acme hiring team,');
    expect(letterOf('a company whose name has one').coverLetter).toContain('Dear hiring team,');
    expect(letterOf('no company').coverLetter).toContain('Dear hiring team,');
    for (const shape of ['the role of', 'a role with position', 'a role in capitals', 'a role with hours'])
      expect(letterOf(shape).coverLetter, shape).toMatch(/ Registered Nurse (?:\(M\/F\/D\) )?position/);
  });

  it('says years that were typed, and nothing of none', () => {
    expect(letterOf('8 years').coverLetter).toContain('I have 8 years of experience');
    expect(letterOf('years as a number').coverLetter).toContain('I have 5 years of experience');
    expect(letterOf('one year').coverLetter).toContain('I have 1 year of experience');
    expect(letterOf('years without of').coverLetter).toContain('I have 8 years of nursing.');
    expect(letterOf('years on something').coverLetter).toContain('I have spent 14 years on the tools.');
    for (const shape of ['no experience yet', 'no experience in a word', 'no experience in a number'])
      expect(letterOf(shape).coverLetter, shape).not.toMatch(/experience/i);
    expect(letterOf('no degree').coverLetter).toContain('I am changing careers. I am self-taught.');
  });

  it("holds no degree that isn't finished", () => {
    expect(letterOf('a study that goes on').coverLetter).not.toContain('I hold');
    expect(letterOf('a study with an end to come').coverLetter).not.toContain('I hold');
  });

  it("names the language of an ad or a resume that it can't quote", () => {
    expect(letterOf('an ad in another language').gaps).toContain('ad-language');
    expect(letterOf('lines in another language').gaps).toContain('resume-language');
    expect(letterOf('lines in another language').coverLetter).not.toMatch(/Koordination|Leitung/);
  });
});

describe('a line of a resume', () => {
  it.each([
    ['lines with responsible for', 'Responsible for the care of 14 patients'],
    ['lines with helped with', 'Helped with handoffs'],
    ['lines in the present', 'Manage a team of 12 nurses'],
    ['lines with -ing', 'Training new graduate nurses'],
    ['lines in the third person', 'Lead safe handoffs'],
    ['lines that were promotions', 'Promoted to charge nurse'],
    ['lines of a sentence', 'I rewrote the handoff sheet'],
  ])('%s is said in its words', (shape, said) => {
    expect(letterOf(shape).coverLetter.toLowerCase()).toContain(said.toLowerCase());
    for (const { quote } of letterOf(shape).ties)
      expect(shapes[shape]?.history?.flatMap(({ lines }) => lines).join('\n')).toContain(quote);
  });

  it('is in the past where its job is over', () => {
    const { coverLetter, unsupported } = letterOf('lines in the present of a job that is over');
    expect(coverLetter).toContain('I managed a team of 12 nurses');
    expect(unsupported).toEqual([]);
  });

  it.each(['lines that were cut off', 'lines of 4,000 characters'])('%s is not listed', (shape) => {
    expect(letterOf(shape).ties).toEqual([]);
    expect(letterOf(shape).gaps).toContain('facts');
  });
});

describe('a letter from a resume and an ad', () => {
  it('ties two facts of the user to two tasks of the ad, and says where they were', () => {
    const { ties, coverLetter } = letterOf('nurse');
    const answers = ties.filter(({ task }) => task !== '');
    expect(answers).toHaveLength(2);
    for (const { paragraph } of answers) expect(coverLetter).toContain(`\n${paragraph}`);
    // No line of the ad is quoted.
    expect(coverLetter).not.toContain('“');
    for (const { task, quote, where } of answers) {
      expect(nurse.jobDescription).toContain(task);
      expect(nurse.history.flatMap(({ lines }) => lines).join('\n')).toContain(quote);
      expect(where).toBe('Staff Nurse, Eastside Hospital');
    }
    expect(coverLetter).toMatch(
      /^Maya Okafor\nColumbus, OH\n614 555 0148\nmaya@example\.com\n\nNovember 23, 2026/,
    );
  });

  it('has 180 to 320 words where the resume has enough to say', async () => {
    const [newest, first] = nurse.history;
    const history = [
      {
        ...newest,
        lines: [
          ...(newest?.lines ?? []),
          'Led safe handoffs for 14 patients at every shift change on a step-down unit.',
        ],
      },
      {
        ...first,
        lines: [
          'Took vital signs of 14 patients a shift and reported every change to the physician.',
          'Bathed and fed 12 residents on each morning shift.',
        ],
      },
    ] as typeof nurse.history;
    const { words, asks } = await write({
      deeds: [
        'I teach every family to change the dressing before they go home, and I call them on the second day.',
        'When the night float was cut I wrote a one-page list of who to call for what. Two other wards use it now.',
      ],
      ...nurse,
      history,
      why: 'My mother was on your ward in March, and I saw how you speak to families at night.',
    });
    expect(words).toBeGreaterThanOrEqual(letterWordsRange.min);
    expect(words).toBeLessThanOrEqual(letterWordsRange.max);
    expect(asks.filter(({ line }) => line === '')).toHaveLength(2);
  });

  it('exchanges a fact for another one without touching the rest', () => {
    const { coverLetter, ties } = letterOf('nurse');
    const [tie] = ties;
    const other = tie?.others[0];
    if (!tie || !other) return;
    const changed = exchangeInLetter(coverLetter, tie.paragraph, other.paragraph);
    expect(changed).toContain(other.paragraph);
    expect(changed.replace(other.paragraph, '')).toBe(coverLetter.replace(tie.paragraph, ''));
  });

  it('gives the reason of the user as it was typed, and without one claims nothing', () => {
    const reason = shapes['with a reason']?.why ?? '';
    expect(letterOf('with a reason').coverLetter).toContain(reason);
    expect(letterOf('with a reason').gaps).not.toContain('why');
    expect(letterOf('nurse').gaps).toContain('why');
    expect(letterOf('nurse').why).toBe('');
    expect(letterOf('nurse').coverLetter).not.toMatch(
      /\b(?:admire|impressed|excited|passionate|reputation|mission)\b/,
    );
    expect(letterOf('with a piece of a reason').why).toBe(
      'What draws me to Lakeside Memorial is the teaching on nights.',
    );
    expect(letterOf('with a reason that opens with because').why).toBe(
      'I am applying because you train your own preceptors.',
    );
    expect(letterOf('with a reason without a subject').why).toBe('I love how you train people.');
  });

  it('shares at most a quarter of its words with a letter of somebody else', async () => {
    const others = await Promise.all(
      ['full', 'first job', 'career change', 'nurse'].map(async (shape, at) =>
        write({
          ...(shapes[shape] ?? full),
          name: `Person ${'ABCD'[at]}`,
          deeds: ownReplies[at] ?? [],
          email: `p${at}@example.com`,
          phone: '',
        }),
      ),
    );
    const runs = others.map((letter) => {
      const words = wordsOf(bodyOf(letter));
      return { words, runs: words.map((_, at) => words.slice(at, at + 8).join(' ')).slice(0, -7) };
    });
    for (const one of runs)
      for (const other of runs) {
        if (one === other) continue;
        const shared = new Set<number>();
        const known = new Set(other.runs);
        one.runs.forEach((run, at) => {
          if (known.has(run)) for (let word = at; word < at + 8; word += 1) shared.add(word);
        });
        expect(shared.size / one.words.length).toBeLessThanOrEqual(0.25);
      }
  });

  it('claims nothing that only the ad says', () => {
    expect(letterOf('full').coverLetter).not.toMatch(/PhD|5\+? years|Kubernetes/);
  });

  it('is written in bounded time from 6 million characters of resume', async () => {
    const lines = Array.from({ length: 40 }, () => `Led ${'a '.repeat(2_400)}`);
    const [job] = nurse.history;
    const history = Array.from({ length: 30 }, () => ({ ...job, lines })) as typeof nurse.history;
    const start = performance.now();
    expect((await write({ ...nurse, history })).gaps).toContain('facts');
    expect(performance.now() - start).toBeLessThan(3_000);
  });

  it('is the same for the same form', async () => {
    expect(await write(nurse)).toEqual(letterOf('nurse'));
  });

  it.each([
    {},
    { name: 'Jo' },
    { name: ' ', qualifications: 'x', jobRole: 'y' },
    null,
    undefined,
    { name: 7 },
  ])('is refused in the words of the form where a required field is missing: %j', async (form) => {
    expect(await writeCoverLetter(form as never)).toEqual({ error: letterFieldsMissing });
  });
});
