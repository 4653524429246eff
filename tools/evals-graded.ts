import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readAnswer } from '../packages/coach/src/interview/matching/read-answer.ts';
import { AnswerRequest } from '../packages/coach/src/interview/requests.ts';
import { scoreAnswerNow } from '../packages/coach/src/interview/score-answer.builtin.ts';
import { readPassage } from '../packages/coach/src/text/passage.ts';

/**
 * The built-in coach against answers that teachers graded (`../shared/data/graded`, not part of this repository): what each stage of
 * the score earns, how well it tells answers to a question from answers to another, and how often each gate is wrong.
 */
const folder = path.join(import.meta.dirname, '..', '..', 'shared', 'data', 'graded');
const sets = ['saf', 'beetle', 'scientsbank'] as const;
/** A gate is wrong on an answer that a teacher marked this high. */
const right = 0.75;

interface Graded {
  question: string;
  references: string[];
  answer: string;
  mark: number;
}
interface Paired {
  question: string;
  answer: string;
  own: boolean;
}

function load<Row>(name: string): Row[] {
  const text = readFileSync(path.join(folder, `${name}.jsonl`), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Pearson's correlation, -1 to 1. */
export function pearson(x: readonly number[], y: readonly number[]): number {
  const [mx, my] = [mean(x), mean(y)];
  let [xy, xx, yy] = [0, 0, 0];
  for (const [at, value] of x.entries()) {
    const other = (y[at] ?? 0) - my;
    xy += (value - mx) * other;
    xx += (value - mx) ** 2;
    yy += other ** 2;
  }
  return xy / Math.sqrt(xx * yy);
}

/** The same with a third variable taken out of both. */
function partial(x: readonly number[], y: readonly number[], z: readonly number[]): number {
  const [xy, xz, yz] = [pearson(x, y), pearson(x, z), pearson(y, z)];
  return (xy - xz * yz) / Math.sqrt((1 - xz * xz) * (1 - yz * yz));
}

/** The chance that a positive lies above a negative, 0 to 1. */
function areaUnderCurve(positive: readonly number[], negative: readonly number[]): number {
  let wins = 0;
  for (const one of positive) for (const other of negative) wins += one > other ? 1 : one === other ? 0.5 : 0;
  return wins / (positive.length * negative.length);
}

/** Overlap of content words without any weight: what every stage has to beat. */
function plainOverlap(answer: string, reference: string): number {
  const stemsOf = (text: string) =>
    new Set(readPassage(text).tokens.flatMap(({ isContent, stem }) => (isContent ? [stem] : [])));
  const [given, wanted] = [stemsOf(answer), stemsOf(reference)];
  const shared = [...wanted].filter((stem) => given.has(stem)).length;
  const recall = shared / Math.max(1, wanted.size);
  const precision = shared / Math.max(1, given.size);
  return Math.sqrt((recall + (shared === 0 ? 0 : (2 * recall * precision) / (recall + precision))) / 2);
}

const stageNames = ['plain overlap', 'rare words', 'with F and characters', 'with length', 'shown'] as const;

function stagesOf(row: Graded) {
  const request = AnswerRequest.parse({
    question: row.question,
    idealAnswer: row.references[0],
    answer: row.answer,
    interviewType: 'technical',
  });
  const { overlap } = readAnswer(request, readPassage(row.answer));
  const score = scoreAnswerNow(request);
  const { value = 0, recall = 0, harmonic = 0, characters = 0 } = overlap ?? {};
  const plain = plainOverlap(row.answer, row.references[0] ?? '');
  const measures = Math.sqrt((2 * recall + harmonic + characters) / 4);
  return { stages: [plain, Math.sqrt(recall), measures, value, score.overall], score };
}

interface Fires {
  all: number;
  wrong: number;
}

function gradeSet(name: string, fires: Map<string, Fires>): number[] {
  const rows = load<Graded>(name);
  const read = rows.map(stagesOf);
  const marks = rows.map(({ mark }) => mark);
  const lengths = rows.map(({ answer }) => Math.log(1 + answer.split(/\s+/).length));
  for (const [at, { score }] of read.entries()) {
    for (const { id } of score.flags) {
      const known = fires.get(id) ?? { all: 0, wrong: 0 };
      known.all += 1;
      if ((marks[at] ?? 0) >= right) known.wrong += 1;
      fires.set(id, known);
    }
  }
  const figures = stageNames.map((_, stage) => {
    const values = read.map(({ stages }) => stages[stage] ?? 0);
    return { all: pearson(values, marks), beyond: partial(values, marks, lengths) };
  });
  console.log(`\n${name}: ${rows.length} answers, length alone ${pearson(lengths, marks).toFixed(3)}`);
  for (const [at, { all, beyond }] of figures.entries())
    console.log(
      `  ${(stageNames[at] ?? '').padEnd(24)} r ${all.toFixed(3)}  without length ${beyond.toFixed(3)}`,
    );
  return figures.map(({ all }) => all);
}

function relevance(): { ours: number; offTopic: number } {
  const rows = load<Paired>('interview-relevance').map((row) => {
    const request = AnswerRequest.parse({ ...row, interviewType: 'hr' });
    const score = scoreAnswerNow(request);
    const { value } = readAnswer(request, readPassage(row.answer)).relevance;
    return { ...row, value, overall: score.overall, isOff: score.flags.some(({ id }) => id === 'off_topic') };
  });
  const [own, other] = [rows.filter((row) => row.own), rows.filter((row) => !row.own)];
  const area = (of: (row: (typeof rows)[number]) => number) => areaUnderCurve(own.map(of), other.map(of));
  const offTopic = own.filter(({ isOff }) => isOff).length / own.length;
  const ours = area(({ overall }) => overall);
  console.log(
    `\nrelevance to one's own question: AUC ${area(({ value }) => value).toFixed(3)} by words, ${ours.toFixed(3)} shown`,
  );
  console.log(`  called off topic although they answer their question: ${(100 * offTopic).toFixed(1)}%`);
  return { ours, offTopic };
}

/** Prints the ablation table; answers how many of its promises are broken. Skips with a line where the folder is absent. */
export function gradedEvals(): number {
  if (!existsSync(folder)) {
    console.log('\ngraded answers: skipped, ../shared/data/graded is not here');
    return 0;
  }
  const fires = new Map<string, Fires>();
  const bySet = sets.map((name) => gradeSet(name, fires));
  const macro = stageNames.map((_, stage) => mean(bySet.map((figures) => figures[stage] ?? 0)));
  console.log('\nmacro r');
  for (const [at, value] of macro.entries())
    console.log(`  ${(stageNames[at] ?? '').padEnd(24)} ${value.toFixed(3)}`);
  const { ours, offTopic } = relevance();
  console.log('\ngates: fires, and how many of them on answers marked .75 or better');
  for (const [id, { all, wrong }] of [...fires].sort((a, b) => b[1].all - a[1].all))
    console.log(
      `  ${id.padEnd(20)} ${String(all).padStart(5)}  ${wrong} (${((100 * wrong) / all).toFixed(0)}%)`,
    );
  const shown = stageNames.length - 1;
  const below = bySet.filter((figures) => (figures[shown] ?? 0) < (figures[0] ?? 0)).length;
  const imprecise = [...fires.values()].filter(({ all, wrong }) => all >= 5 && wrong / all > 0.2).length;
  const promises: [string, boolean][] = [
    ['the shown score follows marks at least as well as plain overlap on every set', below === 0],
    ['macro r of the shown score is at least .555', (macro[shown] ?? 0) >= 0.555],
    ['relevance AUC of the shown score is at least .85', ours >= 0.85],
    ['at most 3% of answers to their own question are called off topic', offTopic <= 0.03],
    ['every gate that fires five times or more is at least 80% precise', imprecise === 0],
  ];
  for (const [promise, isKept] of promises) console.log(`  ${isKept ? 'kept  ' : 'BROKEN'} ${promise}`);
  return promises.filter(([, isKept]) => !isKept).length;
}
