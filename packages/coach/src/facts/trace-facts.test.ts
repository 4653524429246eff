import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { labelledFiles, readLabelled } from '../resume/fixtures/labelled.ts';
import { processorMs } from '../resume/fixtures/processor-time.ts';
import { improveResume } from '../resume/improve-resume.builtin.ts';
import { type Reading, readingOfText } from '../resume/reading-of-text.ts';
import { entriesOf } from '../resume/resume-entries.ts';
import { type ClaimKind, claims, wordings } from './fixtures/plants.ts';
import { figureKeys } from './read-numbers.ts';
import { traceFacts } from './trace-facts.ts';

interface Source {
  text: string;
  reading: Reading;
}
let sources: Source[] = [];
beforeAll(() => {
  sources = labelledFiles
    .slice(0, 3)
    .flatMap((file) => readLabelled(readFileSync(file, 'utf8')))
    .map(({ text }) => ({ text, reading: readingOfText(text) }));
});

const trace = ({ text, reading }: Source, generated: string) =>
  traceFacts({ text: generated, sources: [text], entries: entriesOf(reading) });

/** The claim is news to the resume: none of its words, or its figure, stands there. */
function isNews(kind: ClaimKind, sentence: string, claim: string, { text }: Source): boolean {
  const known = text.toLowerCase();
  if (/\d|number|percent|money|part|team/.test(kind) || kind === 'date') {
    const keys = figureKeys(text);
    return [...figureKeys(sentence)].every((key) => !keys.has(key)) && !known.includes(claim);
  }
  return !claim
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => word.length > 3 && known.includes(word.slice(0, 5)));
}

/** At least `fewest` plants of a kind over all sources, in all wordings, ten to a text. */
function plantsOf(kind: ClaimKind, fewest: number): { source: Source; sentences: string[] }[] {
  const texts: { source: Source; sentences: string[] }[] = [];
  let count = 0;
  for (let round = 0; count < fewest && round < 60; round += 1) {
    for (const [at, source] of sources.entries()) {
      const sentences = wordings[kind].flatMap((wording, place) => {
        const list = claims[kind];
        const claim = list[(round * 7 + at * 3 + place * 5) % list.length] as string;
        const sentence = wording.replaceAll('*', claim);
        return isNews(kind, sentence, claim, source) ? [sentence] : [];
      });
      count += sentences.length;
      texts.push({ source, sentences });
    }
  }
  return texts;
}

const wanted = 500;
const goal = 0.99;

describe('an invention', () => {
  it.each(Object.keys(claims) as ClaimKind[])('of a %s is caught, 99 of 100 times', (kind) => {
    let caught = 0;
    let planted = 0;
    for (const { source, sentences } of plantsOf(kind, wanted)) {
      const text = sentences.join('\n');
      const found = trace(source, text);
      let start = 0;
      for (const sentence of sentences) {
        const end = start + sentence.length;
        planted += 1;
        if (found.some((one) => one.start < end && start < one.end)) caught += 1;
        start = end + 1;
      }
    }
    expect(planted).toBeGreaterThanOrEqual(wanted);
    expect(caught / planted).toBeGreaterThanOrEqual(goal);
  });

  it('that moves a title, dates or work from one job to another is caught, 99 of 100 times', () => {
    let caught = 0;
    let planted = 0;
    for (const source of sources) {
      const { work } = source.reading.resume;
      const jobs = work.filter((one) => one.name && one.position && one.startDate);
      for (const one of jobs) {
        for (const other of jobs) {
          if (one.name === other.name || one.position === other.position) continue;
          const moved = [
            `I worked at ${one.name} as ${other.position}.`,
            `${other.position}, ${one.name}`,
            `At ${one.name} I was ${other.position}.`,
          ];
          if (one.startDate !== other.startDate)
            moved.push(
              `${one.position}, ${one.name}, ${other.startDate?.slice(0, 4)} – ${other.endDate?.slice(0, 4) ?? 'Present'}`,
            );
          const [line] = other.highlights;
          if (line && line.split(' ').length > 2) moved.push(`At ${one.name} I did this: ${line}`);
          planted += moved.length;
          caught += moved.filter((sentence) => trace(source, sentence).length > 0).length;
        }
      }
    }
    expect(planted).toBeGreaterThan(300);
    expect(caught / planted).toBeGreaterThanOrEqual(goal);
  });

  it('in a letter is not excused by the posting', () => {
    const request = {
      sources: ['Maya Okafor', 'Python, SQL', 'BSc Statistics'],
      jobText: 'Kubernetes and Go are required. Fjord Labs has 400 people. A PhD is a plus.',
    };
    const caught = (text: string) => traceFacts({ ...request, text }).length > 0;
    for (const text of [
      'I have used Kubernetes for years.',
      'Proficient in Go and Python.',
      'Your posting asks for Kubernetes, and I have run Kubernetes at scale.',
      'I led 400 people.',
      'I hold a PhD.',
      'I worked at Fjord Labs.',
    ])
      expect(caught(text), text).toBe(true);
    for (const text of [
      'Your posting asks for Kubernetes, which is new to me.',
      'I work with Python and SQL.',
      'You are looking for somebody who knows Go.',
    ])
      expect(caught(text), text).toBe(false);
  });
});

describe('what is true', () => {
  const honest = ({ reading }: Source): string[] => {
    const { work, education, skills } = reading.resume;
    return [
      ...work.flatMap((one) =>
        one.name && one.position
          ? [`I worked at ${one.name} as ${one.position}.`, `${one.position} at ${one.name}`]
          : [],
      ),
      ...work.flatMap((one) =>
        one.name && one.startDate ? [`I joined ${one.name} in ${one.startDate.slice(0, 4)}.`] : [],
      ),
      ...education.flatMap((one) =>
        one.institution && one.studyType
          ? [`My ${one.studyType} at ${one.institution} gave me a good start.`]
          : [],
      ),
      ...skills.flatMap((group) =>
        group.keywords.slice(0, 4).map((skill) => `I have experience with ${skill}.`),
      ),
      'I look forward to hearing from you.',
      'Thank you for your time and consideration.',
    ];
  };

  it('raises an alarm in fewer than 3 of 100 sentences', async () => {
    let alarms = 0;
    let sentences = 0;
    for (const source of sources) {
      const { improvedContent } = await improveResume({
        reading: source.reading,
        jobDescription: 'Account manager: Salesforce, negotiation and 5 years of experience required.',
      });
      for (const text of [source.reading.document.text, improvedContent, honest(source).join('\n')]) {
        const lines = new Set(trace(source, text).map((one) => text.slice(0, one.start).split('\n').length));
        alarms += lines.size;
        sentences += text.split('\n').filter((line) => line.trim() !== '').length;
      }
    }
    expect(sentences).toBeGreaterThan(1_500);
    expect(alarms / sentences).toBeLessThan(0.03);
  });

  it('in any text is answered in time, with places that are right', () => {
    for (const text of [
      '',
      ' ',
      '2019 '.repeat(20_000),
      'Acme '.repeat(20_000),
      'a hundred and '.repeat(8_000),
    ]) {
      const start = processorMs();
      for (const one of traceFacts({ text, sources: ['Maya'] }))
        expect(text.slice(one.start, one.end)).toBe(one.quote);
      expect(processorMs() - start).toBeLessThan(4_000);
    }
  });
});

it.each([
  ['For over a decade I have cared for patients.', ['10']],
  ['I cared for patients for two decades.', ['20']],
])('decades are years: %s', (text, keys) => {
  expect([...figureKeys(text)]).toEqual(keys);
});
