import type { GenerateCoverLetterOutput } from '@greenroom/domain';
import { expect, it } from 'vitest';
import { recordedCases } from './fixtures/recorded/cases.ts';
import large from './fixtures/recorded/large.json' with { type: 'json' };
import { startReplay } from './fixtures/recorded/replay.ts';

const name = '19-letter';
interface Written {
  paragraphs: { sentences: { text: string; kind: string; support: unknown[] }[] }[];
}

const kinds = ['fact', 'job', 'courtesy'] as const;

/** What the product shows of the letter of the large model with one more sentence, which rests on a quote that does stand. */
async function letterWith(
  lie: string,
  kind: (typeof kinds)[number] = 'fact',
): Promise<GenerateCoverLetterOutput> {
  const letter = JSON.parse(large.replies[name]) as Written;
  const told = letter.paragraphs[1]?.sentences;
  const honest = told?.find(({ support }) => support.length > 0);
  if (!told || !honest) throw new Error('the letter has no sentence with support');
  if (lie !== '')
    told.push({ ...honest, text: lie, kind, support: kind === 'courtesy' ? [] : honest.support });
  const replay = await startReplay({
    ...large,
    replies: { ...large.replies, [name]: JSON.stringify(letter) },
  });
  const one = recordedCases.find((other) => other.name === name);
  try {
    return (await replay.show(one as NonNullable<typeof one>)) as GenerateCoverLetterOutput;
  } finally {
    await replay.close();
  }
}

it('takes the letter as it was written', async () => {
  expect(await letterWith('')).toMatchObject({ engine: { kind: 'model' } });
});

it.each([
  ['a number', 'I cut food cost from 34 to 27 percent.'],
  ['an employer', 'Before that I cooked at Bistro Laurent.'],
  ['a title', 'I have been a Head Chef since last year.'],
  ['a paper', 'I hold a ServSafe Manager certification.'],
  ['a degree', 'I have a Bachelor of Culinary Arts.'],
  ['a skill', 'I speak fluent French and bake sourdough.'],
  ['a prize', 'My lamb won the regional Chef of the Year award.'],
  ['years', 'I bring twelve years of experience in kitchens.'],
])('doesn\'t show a letter that adds %s: "%s", whatever it calls the sentence', async (_, lie) => {
  for (const kind of kinds) {
    const shown = await letterWith(lie, kind);
    expect(shown, kind).toMatchObject({ engine: { kind: 'builtin' }, notice: { code: 'bad_output' } });
    expect('coverLetter' in shown && shown.coverLetter).not.toContain(lie);
  }
});
