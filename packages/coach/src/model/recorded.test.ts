import type {
  AnswerScore,
  GenerateCoverLetterOutput,
  GenerateQuestionsOutput,
  ImprovedResume,
  ReadJobAdOutput,
} from '@greenroom/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Challenge } from '../daily-challenge/challenge-for.builtin.ts';
import type { Probe } from '../interview/requests.ts';
import { recordedCases } from './fixtures/recorded/cases.ts';
import { challengeCases } from './fixtures/recorded/challenge-cases.ts';
import large from './fixtures/recorded/large.json' with { type: 'json' };
import { type Recording, type Replay, startReplay } from './fixtures/recorded/replay.ts';
import { resumeCase } from './fixtures/recorded/resume-case.ts';
import { rewriteCase, scoringCases } from './fixtures/recorded/scoring-cases.ts';
import { shortCases } from './fixtures/recorded/short-cases.ts';
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

const answers = [...scoringCases, rewriteCase, ...shortCases];
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
    // The small model wrote its reasons in English: these are left out.
    const remarks = evidence.filter(({ kind }) => kind !== 'question');
    expect(remarks.length).toBeGreaterThan(size === 'large' ? 2 : 0);
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
  // "I was very sorry for her", an "I" for "we", "I calmed down a daughter", and a definition in the first person.
  for (const name of ['17-rewrite', '02-we-only', '01-strong-story', '03-short-and-right'])
    expect((await shown<AnswerScore>('small', name)).rewrite).toBeUndefined();
});

it.each([
  ['large', '11-set-barista', ['written', 'read_points', 'read_stories']],
  ['small', '11-set-barista', ['written', 'read_points', 'read_stories']],
  ['large', '12-set-data-engineer', ['written']],
  // Cut off in the fourth question: the bank took the places that were left.
  ['small', '12-set-data-engineer', ['partly_written']],
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
  ['small', '14-follow-up-thin', 'model'],
  // It asks for the result, which was just told.
  ['small', '15-follow-up-story', undefined],
  ['small', '16-follow-up-spanish', 'model'],
] as const)('the follow-up of a %s model, %s, is asked by: %s', async (size, name, kind) => {
  const probe = await shown<Probe | null>(size, name);
  expect(probe?.engine?.kind).toBe(kind);
  expect(probe?.text).toMatch(/\?$/);
  expect(probe?.lang).toBe(name.endsWith('spanish') ? 'es' : undefined);
});

it.each(sizes)('short answers that a %s model judged come in their order', async (size) => {
  const of = async (name: string) => (await shown<AnswerScore>(size, name)).overall;
  expect(await of('21-no-idea')).toBeLessThanOrEqual(30);
  expect(await of('20-half-right')).toBeGreaterThan(await of('21-no-idea'));
  expect(await of('23-spanish-short')).toBeGreaterThan(await of('20-half-right'));
  expect(await of('23-spanish-short')).toBeGreaterThanOrEqual(75);
  expect(await of('22-one-word')).toBeLessThanOrEqual(50);
});

it('shows a sharper line of the large model, and none of the small one that says more or only in another tense', async () => {
  const good = await shown<ImprovedResume>('large', resumeCase.name);
  const worded = good.changes.filter(({ kind }) => kind === 'wording').map(({ after }) => after);
  expect(worded).toEqual(['Trained about 25 new pickers so far']);
  // "in safety and picking", "every near miss", "for a team of twelve", and "Picked" for "Pick".
  const poor = await shown<ImprovedResume>('small', resumeCase.name);
  expect(poor).toMatchObject({ engine: { kind: 'builtin' }, notice: { code: 'bad_output' } });
  expect(poor.improvedContent).not.toMatch(/safety|twelve|every near miss|Picked/);
});

it.each(sizes)('the challenges that a %s model wrote pass every check of the bank', async (size) => {
  for (const { name, type } of challengeCases) {
    const challenge = await shown<Challenge>(size, name);
    expect(challenge).toMatchObject({ question_type: type, engine: { kind: 'model' } });
    if (type === 'multiple_choice') expect(challenge.options).toContain(challenge.correct_answer);
  }
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
