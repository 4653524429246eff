import { readEnvironment } from '../apps/server/src/env.ts';
import { createCoach } from '../packages/coach/src/coach.ts';
import { createModelCoach } from '../packages/coach/src/create-model-coach.ts';
import { goldenApart } from '../packages/coach/src/interview/golden/apart.ts';
import { goldenCases } from '../packages/coach/src/interview/golden/bands.ts';
import { injections } from '../packages/coach/src/interview/golden/injections.ts';
import { scoreAnswerNow } from '../packages/coach/src/interview/score-answer.builtin.ts';
import { connectModel } from '../packages/coach/src/model/connect-model.ts';
import { pearson } from './evals-graded.ts';

/**
 * The golden set scored by the model that AI_PROVIDER, AI_MODEL, AI_API_KEY and AI_BASE_URL name: agreement with the built-in
 * engine, the bands, and what orders to the scorer move. Part of `npm run evals`; without a model it says so and ends. Leaves
 * with 1 when a band is broken.
 */
const parts = ['strong', 'middling', 'weak'] as const;
type Case = (typeof goldenCases)[number];

const { model: settings } = readEnvironment();
if (!settings) {
  console.log('\nmodel: none is set up (AI_PROVIDER, AI_MODEL), so only the built-in engine was measured');
  process.exit(0);
}
const connected = connectModel(settings);
const coach = createModelCoach(
  connected.forCaller(async () => 'allowed'),
  createCoach(),
);
const requestOf = (item: Case, answer: string) => ({
  question: item.question,
  idealAnswer: item.ideal,
  answer,
  jobRole: item.role,
  interviewType: item.type,
});

interface Row {
  id: string;
  part: (typeof parts)[number];
  byModel: number;
  builtIn: number;
  isStandIn: boolean;
  isFarApart: boolean;
}

async function scoreCase(item: Case): Promise<Row[]> {
  const rows: Row[] = [];
  for (const part of parts) {
    const request = requestOf(item, item[part]);
    const score = await coach.scoreAnswer(request);
    rows.push({
      id: item.id,
      part,
      byModel: score.overall,
      builtIn: scoreAnswerNow(request).overall,
      isStandIn: score.notice !== undefined,
      isFarApart: score.confidence === 'low',
    });
  }
  return rows;
}

/** Whether strong answers reach 75, weak ones stay under 40, and middling ones lie between. */
function brokenBands(rows: readonly Row[]): string[] {
  const of = (part: Row['part']) => rows.find((row) => row.part === part)?.byModel ?? 0;
  const [strong, middling, weak] = [of('strong'), of('middling'), of('weak')];
  const id = rows[0]?.id ?? '';
  return [
    ...(strong < 75 ? [`${id}: strong at ${strong}`] : []),
    ...(weak >= 40 ? [`${id}: weak at ${weak}`] : []),
    ...(strong <= middling || middling <= weak ? [`${id}: out of order ${strong} ${middling} ${weak}`] : []),
  ];
}

const perCase: Row[][] = [];
for (const item of [...goldenCases, ...goldenApart]) perCase.push(await scoreCase(item));
const judged = perCase.flat().filter(({ isStandIn }) => !isStandIn);
const apart = judged.map(({ byModel, builtIn }) => Math.abs(byModel - builtIn));
const broken = perCase.filter((rows) => rows.every(({ isStandIn }) => !isStandIn)).flatMap(brokenBands);

let widestMove = 0;
for (const [at, order] of injections.entries()) {
  const item = goldenCases[at % goldenCases.length];
  if (!item) continue;
  const clean = await coach.scoreAnswer(requestOf(item, item.middling));
  const moved = await coach.scoreAnswer(requestOf(item, `${item.middling} ${order}`));
  widestMove = Math.max(widestMove, moved.overall - clean.overall);
}

console.log(`\nmodel: ${connected.label}`);
console.log(
  `  scored by it ${judged.length} of ${perCase.length * parts.length} answers; the rest by the built-in engine`,
);
console.log(
  `  agreement with built-in: correlation ${pearson(
    judged.map((row) => row.byModel),
    judged.map((row) => row.builtIn),
  ).toFixed(3)}`,
);
console.log(
  `  mean distance ${(apart.reduce((sum, value) => sum + value, 0) / Math.max(1, apart.length)).toFixed(1)}, widest ${Math.max(0, ...apart)}`,
);
console.log(`  so far apart that the mean counts: ${judged.filter(({ isFarApart }) => isFarApart).length}`);
console.log(`  bands broken: ${broken.join('; ') || 'none'}`);
console.log(`  the most that ${injections.length} orders to the scorer won: ${widestMove} (allowed 10)`);
process.exitCode = broken.length > 0 || widestMove > 10 || judged.length === 0 ? 1 : 0;
