import type {
  AnswerScore,
  GenerateCoverLetterOutput,
  GenerateQuestionsOutput,
  ReadJobAdOutput,
} from '@greenroom/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Probe } from '../interview/requests.ts';
import { recordedCases } from './fixtures/recorded/cases.ts';
import large from './fixtures/recorded/large.json' with { type: 'json' };
import { type Recording, type Replay, startReplay } from './fixtures/recorded/replay.ts';
import { rewriteCase, scoringCases } from './fixtures/recorded/scoring-cases.ts';
import small from './fixtures/recorded/small.json' with { type: 'json' };
import { adCase, questionCases } from './fixtures/recorded/writing-cases.ts';

/**
 * What users see of the replies of two models, a large one and a small one, which saw nothing but the prompts. `npm run recordings`
 * writes these anew.
 */
const recordings = { large, small } satisfies Record<string, Recording>;
type Size = keyof typeof recordings;
const sizes: readonly Size[] = ['large', 'small'];
const replays = {} as Record<Size, Replay>;
beforeAll(async () => {
  for (const size of sizes) replays[size] = await startReplay(recordings[size]);
});
afterAll(async () => {
  for (const size of sizes) await replays[size].close();
});

async function shown<Result>(size: Size, name: string): Promise<Result> {
  const one = recordedCases.find((other) => other.name === name);
  if (!one) throw new Error(`no case ${name}`);
  return (await replays[size].show(one)) as Result;
}

const answers = [...scoringCases, rewriteCase];
const named = (name: string) => answers.find((one) => one.name === name)?.request.answer ?? '';

describe.each(sizes)('answers that a %s model judged', (size) => {
  it.each(answers.map(({ name }) => name))(
    '%s: every word that is quoted stands in the answer',
    async (name) => {
      const score = await shown<AnswerScore>(size, name);
      expect(score.engine.kind).toBe('model');
      expect(score.notice).toBeUndefined();
      const answer = named(name);
      const quoted = [...score.evidence, ...(score.points ?? [])];
      for (const { quote, start, end } of quoted) expect(answer.slice(start, end)).toBe(quote);
      for (const { quote } of score.flags) expect(answer).toContain(quote);
      for (const { zone, quote } of score.points ?? []) if (zone === 'seen') expect(quote).not.toBe('');
      for (const { message } of score.evidence) expect(message).not.toMatch(/\b(?:is|are) missing\b/i);
    },
  );

  it('gives the strong story more than the thin one, and caps what is wrong or dangerous', async () => {
    const of = async (name: string) => (await shown<AnswerScore>(size, name)).overall;
    expect(await of('01-strong-story')).toBeGreaterThan((await of('02-we-only')) + 15);
    expect(await of('03-short-and-right')).toBeGreaterThanOrEqual(55);
    expect(await of('04-sure-and-wrong')).toBeLessThanOrEqual(35);
    expect(await of('06-dangerous')).toBeLessThanOrEqual(35);
    expect(await of('08-spanish')).toBeGreaterThanOrEqual(70);
  });

  it('raises no red flag at a mistake that somebody owns up to', async () => {
    for (const name of ['01-strong-story', '08-spanish', '09-dictated'])
      expect((await shown<AnswerScore>(size, name)).flags).toEqual([]);
  });

  it('doesn’t ask a definition for a story', async () => {
    const { receipt } = await shown<AnswerScore>(size, '03-short-and-right');
    const asked = receipt.lines.filter(({ label }) => !label.includes("doesn't ask"));
    expect(asked.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['level.technical_accuracy', 'level.communication_clarity']),
    );
    expect(asked).toHaveLength(2);
  });

  it('remarks in the language of the page alone', async () => {
    const { evidence } = await shown<AnswerScore>(size, '08-spanish');
    const remarks = evidence.filter(({ kind }) => kind !== 'question');
    expect(remarks.length).toBeGreaterThan(2);
    expect(new Set(remarks.map(({ lang }) => lang))).toEqual(new Set(['es']));
  });

  it('tells that an order to the scorer was left out', async () => {
    const { flags } = await shown<AnswerScore>(size, '10-order-inside');
    expect(flags.map(({ id }) => id)).toEqual(['injection']);
  });

  it('writes no more than eight answers may take', () => {
    const replies: Record<string, string> = recordings[size].replies;
    const characters = scoringCases.reduce((sum, { name }) => sum + (replies[name] ?? '').length, 0);
    expect(((characters / scoringCases.length) * 8) / 4).toBeLessThanOrEqual(6_000);
  });
});

it('shows a rewrite that keeps to the answer, and none that invents', async () => {
  expect((await shown<AnswerScore>('large', '17-rewrite')).rewrite).toContain(
    'I panicked a bit, but I called her',
  );
  // "I stayed calm", "his grades got better", "I organized a lot of meetings", the sample's "friendly when the line is long", and wrong facts.
  for (const name of ['17-rewrite', '09-dictated', '02-we-only', '07-motivation', '04-sure-and-wrong'])
    expect((await shown<AnswerScore>('small', name)).rewrite).toBeUndefined();
});

it.each([
  ['large', '11-set-barista', ['written', 'read_points', 'read_stories']],
  // One question named the user's story: the bank took its place.
  ['small', '11-set-barista', ['partly_written', 'read_points', 'read_stories']],
  ['large', '12-set-data-engineer', ['written']],
  ['small', '12-set-data-engineer', ['written']],
  ['large', '13-set-spanish', ['written']],
  ['small', '13-set-spanish', ['written']],
] as const)('a set of a %s model, %s, says %j', async (size, name, codes) => {
  const { questions, source, engine } = await shown<GenerateQuestionsOutput>(size, name);
  expect(questions).toHaveLength(questionCases.find((one) => one.name === name)?.request.count ?? 0);
  expect(source.notes?.map(({ code }) => code)).toEqual(codes);
  expect(engine.kind).toBe('model');
  const texts = questions.map(({ question_text }) => question_text).join(' ');
  expect(texts).not.toMatch(/card reader/i);
  for (const { reason } of questions) expect(reason?.line ?? '').not.toMatch(/^-/);
});

it.each([
  ['large', '14-follow-up-thin', 'model'],
  ['large', '15-follow-up-story', 'model'],
  ['large', '16-follow-up-spanish', 'model'],
  // Both ask for what was just said.
  ['small', '14-follow-up-thin', undefined],
  ['small', '15-follow-up-story', undefined],
  ['small', '16-follow-up-spanish', 'model'],
] as const)('the follow-up of a %s model, %s, is asked by: %s', async (size, name, kind) => {
  const probe = await shown<Probe | null>(size, name);
  expect(probe?.engine?.kind).toBe(kind);
  expect(probe?.text).toMatch(/\?$/);
  expect(probe?.lang).toBe(name.endsWith('spanish') ? 'es' : undefined);
});

it.each(sizes)('an ad read by a %s model has its own lines', async (size) => {
  const { ad } = adCase.request;
  const { title, company, place, requirements, engine } = await shown<ReadJobAdOutput>(size, '18-ad');
  expect(engine.kind).toBe('model');
  expect(title?.value).toMatch(/^Dental Assistant/);
  expect([company?.value, place?.value]).toEqual(['Harbor View Dental', 'Portland, Maine']);
  expect(requirements.length).toBeGreaterThanOrEqual(9);
  for (const { line, start, end } of requirements) expect(ad.slice(start, end)).toBe(line);
});

it('takes the letter of the large model, and not the one that claims what nobody said', async () => {
  const good = await shown<GenerateCoverLetterOutput>('large', '19-letter');
  expect(good).toMatchObject({ engine: { kind: 'model' }, unsupported: [] });
  const poor = await shown<GenerateCoverLetterOutput>('small', '19-letter');
  expect(poor).toMatchObject({ engine: { kind: 'builtin' }, notice: { code: 'bad_output' } });
});
