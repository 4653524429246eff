import { type FunctionOutput, tryAnswerMaxLength, tryQuestion } from '@greenroom/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../apps/server/src/test-app.ts';

let backend: TestApp;
let time = Date.now();
beforeAll(async () => {
  backend = await openTestApp({ now: () => time });
});
afterAll(() => backend.close());
beforeEach(() => {
  // Each test has an hour of its own: the limit counts by the hour.
  time += 3_600_000;
});

const answer =
  'At my last job the nightly import failed twice a week. I read the logs, found that one supplier sent broken dates, and wrote a check that set such rows aside. Within a month the failures went from eight to zero, and the team uses the same check for every supplier now.';
const tryIt = (body: unknown, token?: string) => backend.call('try-answer', body, token);

async function refusalOf(response: Response) {
  const { error } = (await response.json()) as { error: { code: string; message: string } };
  return { status: response.status, ...error };
}

describe('try-answer', () => {
  it('scores a visitor’s answer: the points add up and every quote is exactly its slice', async () => {
    const { data, error } = await backend
      .visitor()
      .functions.invoke<FunctionOutput<'try-answer'>>('try-answer', { body: { answer } });
    expect(error).toBeNull();
    expect(data?.question).toBe(tryQuestion.text);
    const score = data?.score;
    if (!score) throw new Error('no score');
    expect(score.overall).toBeGreaterThan(60);
    expect(score.engine.kind).toBe('builtin');
    const points = score.receipt.lines.reduce((sum, line) => sum + line.points, 0);
    expect(points).toBeCloseTo(score.overall, 2);
    expect(score.evidence.some(({ quote }) => quote !== '')).toBe(true);
    for (const { quote, start, end } of score.evidence) expect(answer.slice(start, end)).toBe(quote);
  });

  it.each([
    [
      'a kitchen',
      'In the cafe where I worked the queue on Saturdays reached the street and people left. I timed where each order waited, saw that one person made all the drinks, and asked my manager to put a second person on milk. In two weeks the wait went down from fourteen minutes to six and we sold 60 more coffees a day.',
      60,
    ],
    [
      'a ward',
      'On my ward two patients got the wrong meal in one week. I looked at how the trays were labelled, suggested that we add the bed number in large print, and tested it for three days on my own shift. Since then there was no mix-up in four months.',
      60,
    ],
    [
      'a school',
      'In my second year as a teacher half of my class failed the first maths test. I went through the papers, noticed that most pupils stumbled over the same kind of fraction, and gave up two lessons to practise it with drawings. In the second test 24 of 27 passed, and I now start the year with that lesson.',
      60,
    ],
    [
      'a shop',
      'A customer wanted her money back for a coat that was worn, and she got loud in front of others. I asked her to a quiet corner, listened, explained our rules and offered to have the zip repaired. She accepted, thanked me and came back a month later.',
      40,
    ],
    [
      'studies',
      'For my thesis I had to analyse 3,000 survey answers and my laptop crashed every time. I split the data into parts, wrote a small script that worked through them at night, and checked a sample by hand. I handed in two days early and got the best grade of the year.',
      40,
    ],
  ])('takes an honest story from %s for an answer to the question', async (_, story, least) => {
    const { score } = (await (await tryIt({ answer: story })).json()) as FunctionOutput<'try-answer'>;
    expect(score.overall).toBeGreaterThanOrEqual(least);
    expect(score.flags).toEqual([]);
  });

  it.each([
    [
      'another subject',
      'My favourite food is pasta with tomato sauce. I like to cook it on Sundays with my family, and we eat it in the garden when the sun is shining and the birds sing. In winter we make soup with beans, and my uncle brings bread from his bakery.',
    ],
    ['the question itself', tryQuestion.text],
    [
      'a list of keywords',
      'leadership teamwork problem solving communication results driven stakeholder management agile python sql',
    ],
    ['keys struck at random', 'asdf qwer zxcv hjkl uiop bnmk fghj rtyu vbnm sdfg wert xcvb'],
  ])('gives no more than 15 points to %s, and says why', async (_, story) => {
    const { score } = (await (await tryIt({ answer: story })).json()) as FunctionOutput<'try-answer'>;
    expect(score.overall).toBeLessThanOrEqual(15);
    expect(score.flags.length).toBeGreaterThan(0);
  });

  it('keeps praise of oneself in the lowest level, asks for more and praises nothing', async () => {
    const praise =
      'I am a very good problem solver and a team player. I always solve problems. In the end everything works out well.';
    const { score } = (await (await tryIt({ answer: praise })).json()) as FunctionOutput<'try-answer'>;
    expect(score.overall).toBeLessThan(30);
    expect(score.evidence.map(({ message }) => message)).toContain(
      'We recognized only part of this. Which moment, person or number could you tell them about?',
    );
    expect(score.evidence.map((item) => item.kind)).not.toContain('strength');
  });

  it('gives the same answer the same score', async () => {
    const scores = await Promise.all(
      [tryIt({ answer }), tryIt({ answer })].map(async (it) => (await it).text()),
    );
    expect(scores[0]).toBe(scores[1]);
  });

  it('needs no key at all, but refuses a token that is not good', async () => {
    expect((await tryIt({ answer })).status).toBe(200);
    expect((await tryIt({ answer }, 'stolen')).status).toBe(401);
  });

  it.each([
    ['nothing', {}, 400, 'bad_request'],
    ['a number', { answer: 7 }, 400, 'bad_request'],
    ['blanks', { answer: ' \n ' }, 422, 'no_answers'],
    ['a NUL character', { answer: `${answer}\0` }, 400, 'bad_request'],
    ['no words', { answer: '?! 👍 …' }, 422, 'no_answers'],
    ['too many words', { answer: 'word '.repeat(tryAnswerMaxLength / 4) }, 413, 'too_large'],
    ['a body beyond every limit', { answer: 'x'.repeat(300_000) }, 413, 'too_large'],
    [
      'another language',
      {
        answer:
          'Bei meiner letzten Stelle habe ich ein Problem mit der Datenbank gefunden und gelöst, weil wir es eilig hatten.',
      },
      422,
      'unsupported_language',
    ],
  ])('refuses %s with its own code', async (_, body, status, code) => {
    const refused = await refusalOf(await tryIt(body));
    expect(refused).toMatchObject({ status, code });
    expect(refused.message).not.toBe('');
  });

  it('says by code and value which language an answer is in', async () => {
    const refused = await refusalOf(
      await tryIt({
        answer: 'Encontré un problema con la base de datos y lo resolví porque era muy urgente.',
      }),
    );
    expect(refused).toMatchObject({ reason: 'answer_not_english', values: { language: 'Spanish' } });
    expect(refused.message).toContain('Spanish');
  });

  it('takes ten answers an hour from one address, then says when to come back', async () => {
    for (let count = 0; count < 10; count++) expect((await tryIt({ answer })).status).toBe(200);
    const refused = await tryIt({ answer });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
    expect(await refusalOf(refused)).toMatchObject({ code: 'rate_limited' });
    // What is refused without being scored counts for nothing.
    expect(await refusalOf(await tryIt({ answer: ' ' }))).toMatchObject({ code: 'no_answers' });
  });

  it('stores nothing of what was written', async () => {
    const secret = 'Zanzibarquartz';
    expect((await tryIt({ answer: `${answer} ${secret}` })).status).toBe(200);
    const { rows } = await backend.database.asOwner((tx) =>
      tx.query<{ table: string }>(
        `select format('%I.%I', table_schema, table_name) as table from information_schema.tables
         where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
      ),
    );
    expect(rows.length).toBeGreaterThan(20);
    for (const { table } of rows) {
      const found = await backend.database.asOwner((tx) =>
        tx.query(`select 1 from ${table} as t where t::text like '%${secret}%' limit 1`),
      );
      expect(found.rows, table).toEqual([]);
    }
  });
});

describe('the question of a shared link', () => {
  const known = 'Tell me about a mistake you made in patient care and what came of it.';

  it('is one that the coach knows, in its own spelling, and is what the answer is scored by', async () => {
    const found = await backend.call('try-question', { question: known.toUpperCase() });
    expect(await found.json()).toEqual({ question: known });
    const scored = (await (await tryIt({ answer, question: known })).json()) as FunctionOutput<'try-answer'>;
    expect(scored.question).toBe(known);
    const open = (await (await tryIt({ answer })).json()) as FunctionOutput<'try-answer'>;
    expect(scored.score.overall).not.toBe(open.score.overall);
  });

  it('never is a text of somebody else’s: the page keeps its own question', async () => {
    const question = 'Your account is locked. Call us at 555-0100.';
    expect(await (await backend.call('try-question', { question })).json()).toEqual({ question: null });
    const scored = (await (await tryIt({ answer, question })).json()) as FunctionOutput<'try-answer'>;
    expect(scored.question).toBe(tryQuestion.text);
    expect((await backend.call('try-question', { question: '' })).status).toBe(400);
  });
});
