import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createCoach } from '../packages/coach/src/coach.ts';
import { createModelCoach } from '../packages/coach/src/create-model-coach.ts';
import type { Judgement } from '../packages/coach/src/interview/judgement.ts';
import { dimensionWeights } from '../packages/coach/src/interview/rubric/rubric.ts';
import { connectModel } from '../packages/coach/src/model/connect-model.ts';
import { type AnswerScore, dimensions } from '../packages/domain/src/index.ts';
import { startLoopbackModel } from '../packages/testing/src/loopback-model.ts';
import { pearson } from './evals-graded.ts';

/**
 * A model against 120 answers that teachers graded (`../shared/data/graded`, not part of this repository), balanced over marks.
 * `graded-model.ts <folder>` writes six batches of what the product sends; once a model's replies to a batch are beside them as
 * `batch-N.json`, it prints how well the bare levels and the shown score follow the marks. A second argument draws other answers: a
 * sample that somebody has read can't judge a change any more. Replies quote the answers, so neither goes into the repository.
 */
const data = path.join(import.meta.dirname, '..', '..', 'shared', 'data', 'graded');
const source = process.env.GRADED ?? data;
const [folder = '', seed = '23'] = process.argv.slice(2);
const perBatch = 20;
const levelPoints = [15, 40, 60, 77, 93];

interface Graded {
  id: string;
  question: string;
  references: string[];
  answer: string;
  mark: number;
}
/** Who is asked, so that the prompt is that of an interview. */
const sets = {
  saf: { jobRole: 'Network Engineer', level: 2 },
  beetle: { jobRole: 'Electronics Technician', level: 1 },
  scientsbank: { jobRole: 'Science Teaching Assistant', level: 1 },
} as const;
const bands: readonly ((mark: number) => boolean)[] = [
  (mark) => mark < 0.25,
  (mark) => mark >= 0.25 && mark < 0.75,
  (mark) => mark >= 0.75,
];
const perSet = 40;

/** The same order on every machine: mulberry32. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
const random = seeded(Number(seed));
const shuffled = <Item>(items: readonly Item[]) =>
  items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);

/** As many of each band as there are bands in the set, each question as seldom as possible. */
function chosenFrom(name: keyof typeof sets): Graded[] {
  const lines = readFileSync(path.join(source, `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n');
  const rows = shuffled(lines.map((line) => JSON.parse(line) as Graded)).filter(({ answer }) =>
    /\p{L}/u.test(answer),
  );
  const filled = bands.map((isIn) => rows.filter(({ mark }) => isIn(mark))).filter((band) => band.length > 0);
  const times = new Map<string, number>();
  const chosen: Graded[] = [];
  for (let at = 0; chosen.length < perSet; at += 1) {
    const band = filled[at % filled.length] ?? [];
    const used = (row: Graded) => times.get(row.question) ?? 0;
    const next = band.filter((row) => !chosen.includes(row)).reduce((a, b) => (used(b) < used(a) ? b : a));
    times.set(next.question, used(next) + 1);
    chosen.push(next);
  }
  return chosen;
}

const names = Object.keys(sets) as (keyof typeof sets)[];
const rows = shuffled(names.flatMap((name) => chosenFrom(name).map((row) => ({ ...row, name }))));
const idOf = (at: number) => `r${String(at + 1).padStart(3, '0')}`;
const batchOf = (at: number) => Math.floor(at / perBatch) + 1;
const replies = new Map<string, unknown>();
for (let batch = 1; batch <= rows.length / perBatch; batch += 1) {
  const file = path.join(folder, `batch-${batch}.json`);
  if (!existsSync(file)) continue;
  for (const [id, reply] of Object.entries(JSON.parse(readFileSync(file, 'utf8')))) replies.set(id, reply);
}

const loopback = await startLoopbackModel(
  ({ model }) => replies.get(model) ?? "I'm sorry, I can't help with that.",
);
const scores: AnswerScore[] = [];
for (const [at, { name, question, references, answer }] of rows.entries()) {
  const settings = { provider: 'openai-compatible', model: idOf(at), apiKey: undefined } as const;
  const model = connectModel({ ...settings, baseUrl: loopback.url }).forCaller(async () => 'allowed');
  const about = { ...sets[name], interviewType: 'technical', difficulty: 'medium' } as const;
  const request = { ...about, question, idealAnswer: references[0], answer };
  scores.push(await createModelCoach(model, createCoach()).scoreAnswer(request));
}
const askedOf = (at: number) => loopback.asked.find(({ model }) => model === idOf(at));
await loopback.close();

/** Our weights on the model's own levels, with nothing of ours beside them. */
function bare(judgement: Judgement): number {
  const weights = dimensionWeights.technical;
  const given = dimensions.filter((one) => judgement[one].applies);
  const all = given.reduce((sum, one) => sum + weights[one], 0);
  return given.reduce(
    (sum, one) => sum + (weights[one] / all) * (levelPoints[Math.round(judgement[one].level) - 1] ?? 0),
    0,
  );
}

function writeBatches(): void {
  mkdirSync(folder, { recursive: true });
  const line = '\n========================================\n';
  for (let batch = 1; batch <= rows.length / perBatch; batch += 1) {
    const ids = rows.flatMap((_, at) => (batchOf(at) === batch && askedOf(at) ? [at] : []));
    const first = askedOf(ids[0] ?? 0);
    const { json_schema: shape } = (first?.body.response_format ?? {}) as {
      json_schema?: { schema: unknown };
    };
    const text = [
      `SYSTEM MESSAGE (the same for each of the ${ids.length} requests below; each is a request of its own)`,
      first?.instructions.trim(),
      `THE REPLY TO EACH REQUEST IS ONE JSON OBJECT OF THIS JSON SCHEMA\n\n${JSON.stringify(shape?.schema)}`,
      ...ids.map((at) => `REQUEST ${idOf(at)}\n\n${askedOf(at)?.prompt}`),
      `Write batch-${batch}.json: {"${idOf(ids[0] ?? 0)}": <reply>, ...}, one reply for each of the ${ids.length} requests.\n`,
    ];
    writeFileSync(path.join(folder, `batch-${batch}.txt`), text.join(`\n${line}\n`));
  }
  console.log(`${loopback.asked.length} requests in ${rows.length / perBatch} batches`);
}

/** Prints how the bare levels and the shown score follow the marks of the rows given. */
function count(title: string, at: readonly number[]): void {
  const marks = at.map((one) => rows[one]?.mark ?? 0);
  const levels = at.map((one) => bare(replies.get(idOf(one)) as Judgement));
  const shown = at.map((one) => scores[one]?.overall ?? 0);
  const apart = shown.filter((points, place) => Math.abs(points - (levels[place] ?? 0)) > 1).length;
  const standIns = at.filter((one) => scores[one]?.engine.kind !== 'model').length;
  console.log(
    `${title.padEnd(12)} n ${at.length}  bare levels r ${pearson(levels, marks).toFixed(3)}  shown r ${pearson(shown, marks).toFixed(3)}  more than a point apart ${apart}  scored built in ${standIns}`,
  );
}

if (replies.size === 0) writeBatches();
else {
  const judged = rows.flatMap((_, at) => (replies.has(idOf(at)) ? [at] : []));
  count('all', judged);
  for (const name of names)
    count(
      name,
      judged.filter((at) => rows[at]?.name === name),
    );
}
