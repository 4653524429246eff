import { bank } from '../packages/coach/src/content/bank.ts';
import { bankCasesApart, goldenApart } from '../packages/coach/src/interview/golden/apart.ts';
import { moreApart } from '../packages/coach/src/interview/golden/apart-more.ts';
import { type Attack, attacks } from '../packages/coach/src/interview/golden/attacks.ts';
import { attacksApart } from '../packages/coach/src/interview/golden/attacks-apart.ts';
import { wordedAttacks } from '../packages/coach/src/interview/golden/attacks-worded.ts';
import { wrongFacts } from '../packages/coach/src/interview/golden/attacks-wrong.ts';
import { type GoldenCase, goldenCases } from '../packages/coach/src/interview/golden/bands.ts';
import { type BankCase, bankCases } from '../packages/coach/src/interview/golden/bank-cases.ts';
import { baselineScore } from '../packages/coach/src/interview/golden/baseline.ts';
import { classrooms, longReferences } from '../packages/coach/src/interview/golden/classroom.ts';
import {
  correlation,
  correlationBeyondLength,
  rankCorrelation,
} from '../packages/coach/src/interview/golden/correlation.ts';
import { type GradedQuestion, gradedQuestions } from '../packages/coach/src/interview/golden/graded.ts';
import { gradedApart, moreGradedQuestions } from '../packages/coach/src/interview/golden/graded-more.ts';
import { markedApart } from '../packages/coach/src/interview/golden/marked-apart.data.ts';
import { markedData } from '../packages/coach/src/interview/golden/marked-data.data.ts';
import { markedSystems } from '../packages/coach/src/interview/golden/marked-systems.data.ts';
import { readMarked } from '../packages/coach/src/interview/golden/read-marked.ts';
import { readUnaided } from '../packages/coach/src/interview/golden/read-unaided.ts';
import { unaided } from '../packages/coach/src/interview/golden/unaided.data.ts';
import { unaidedApart } from '../packages/coach/src/interview/golden/unaided-apart.data.ts';
import { scoreAnswerNow } from '../packages/coach/src/interview/score-answer.builtin.ts';

/**
 * How the built-in coach scores answers whose worth is known: `npm run evals`. Prints the bands, what was kept apart, how scores
 * follow marks with and without length, every attack, fairness pairs and throughput. Leaves with 1 when a band is broken.
 */
type Request = Parameters<typeof scoreAnswerNow>[0];
type Case = { id: string; ask: Omit<Request, 'answer'>; strong: string; middling: string; weak: string };

const scored: { request: Request; overall: number }[] = [];
let broken = 0;

function score(request: Request): ReturnType<typeof scoreAnswerNow> {
  const result = scoreAnswerNow(request);
  scored.push({ request, overall: result.overall });
  const answer = String(request.answer);
  const isVerbatim = result.evidence.every(({ quote, start, end }) => answer.slice(start, end) === quote);
  const points = result.receipt.lines.reduce((sum, line) => sum + Math.round(line.points * 100), 0);
  if (!isVerbatim || (result.scored && points !== result.overall * 100)) {
    broken += 1;
    console.log(`BROKEN quotes or receipt: ${answer.slice(0, 60)}`);
  }
  return result;
}

function bankCase(item: BankCase): Case {
  const question = bank.find((entry) => entry.question.id === item.id)?.question;
  if (!question) throw new Error(`no question ${item.id} in the bank`);
  return { ...item, ask: { question: question.text, jobRole: item.role, interviewType: question.type } };
}
function ownCase(item: GoldenCase): Case {
  const ask = {
    question: item.question,
    idealAnswer: item.ideal,
    jobRole: item.role,
    interviewType: item.type,
  };
  return { ...item, ask };
}
const tuned = [...bankCases.map(bankCase), ...goldenCases.map(ownCase)];
const apart = [...bankCasesApart.map(bankCase), ...goldenApart.map(ownCase), ...moreApart.map(ownCase)];

function line(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return `lowest ${at(0)}  median ${at(0.5)}  highest ${at(1)}`;
}

function bands(title: string, cases: readonly Case[], isBinding: boolean): void {
  const rows = cases.map(({ id, ask, ...said }) => {
    const of = (answer: string) => score({ ...ask, answer }).overall;
    return { id, strong: of(said.strong), middling: of(said.middling), weak: of(said.weak) };
  });
  console.log(`\n${title}: ${rows.length} questions, ${rows.length * 3} answers`);
  for (const part of ['strong', 'middling', 'weak'] as const)
    console.log(`  ${part.padEnd(10)}${line(rows.map((row) => row[part]))}`);
  const unordered = rows.filter((row) => row.strong <= row.middling || row.middling <= row.weak);
  const low = rows.filter((row) => row.strong < 75);
  const high = rows.filter((row) => row.weak >= 40);
  const name = (list: readonly { id: string }[]) => list.map(({ id }) => id).join(', ') || 'none';
  console.log(`  out of order: ${name(unordered)}`);
  console.log(`  strong under 75: ${name(low)}`);
  console.log(`  weak at 40 or more: ${name(high)}`);
  broken += unordered.length + (isBinding ? low.length + high.length : 0);
}

function rowsOf(questions: readonly GradedQuestion[]) {
  return questions.flatMap(({ question, ideal, answers }) =>
    answers.map(([mark, answer]) => ({
      mark,
      words: answer.split(' ').length,
      ours: score({ question, idealAnswer: ideal, answer, jobRole: '', interviewType: 'technical' }).overall,
      plain: baselineScore(ideal, answer),
    })),
  );
}

/** How scores follow a teacher's marks, beside the plain measure of overlap that a judgement has to beat. */
function grades(title: string, questions: readonly GradedQuestion[], isBinding: boolean): void {
  const rows = rowsOf(questions);
  const pearsons = (['ours', 'plain'] as const).map((name) => {
    const scores = rows.map((row) => ({ ...row, score: row[name] }));
    const pairs = scores.map((row) => [row.mark, row.score] as const);
    const figures = [correlation(pairs), rankCorrelation(pairs), correlationBeyondLength(scores)];
    return { name, figures };
  });
  console.log(`\n${title}: ${rows.length} marked answers to ${questions.length} questions`);
  for (const { name, figures } of pearsons) {
    const [pearson, spearman, partial] = figures.map((figure) => figure.toFixed(3));
    console.log(
      `  ${name === 'ours' ? 'built-in coach' : 'plain overlap '}  Pearson ${pearson}  Spearman ${spearman}  without length ${partial}`,
    );
  }
  console.log(
    `  length alone    Pearson ${correlation(rows.map((row) => [row.mark, row.words])).toFixed(3)}`,
  );
  const [ours = 0, plain = 0] = pearsons.map(({ figures }) => figures[0] ?? 0);
  if (isBinding && ours < plain + 0.1) broken += 1;
}

/** Each class beside plain overlap, and the mean over the classes: "watched" means that only its mean was looked at, after each change. */
function classes(): void {
  console.log('\nfive classes, Pearson of the coach and of plain overlap, tuned on and watched');
  const sums = [0, 0, 0, 0];
  for (const { name, ...parts } of classrooms) {
    const figures = [parts.tuned, parts.apart].flatMap((questions) => {
      const rows = rowsOf(questions);
      return [
        correlation(rows.map(({ mark, ours }) => [mark, ours])),
        correlation(rows.map(({ mark, plain }) => [mark, plain])),
      ];
    });
    for (const [at, figure] of figures.entries()) sums[at] = (sums[at] ?? 0) + figure / classrooms.length;
    printClass(name, figures);
  }
  printClass('mean', sums);
}
function printClass(name: string, figures: readonly number[]): void {
  const [ours, plain, oursApart, plainApart] = figures.map((figure) => figure.toFixed(3));
  console.log(`  ${name.padEnd(11)} tuned ${ours} (${plain})   watched ${oursApart} (${plainApart})`);
}

const marked = [...readMarked(markedSystems), ...readMarked(markedData)];

function askedAbout() {
  const shorts = [...gradedQuestions, ...moreGradedQuestions, ...marked];
  return [
    ...goldenCases.map((item) => ({ ask: ownCase(item).ask, question: item.question, ideal: item.ideal })),
    ...shorts.map(({ question, ideal }) => ({
      ask: { question, idealAnswer: ideal, jobRole: '', interviewType: 'technical' as const },
      question,
      ideal,
    })),
    ...bank
      .filter((_, at) => at % 7 === 0)
      .map(({ question }) => ({
        ask: { question: question.text, jobRole: '', interviewType: question.type },
        question: question.text,
        ideal: question.ideal,
      })),
  ];
}

function gaming(title: string, made: readonly Attack[], shareOver: number, isShort = false): void {
  const asked = askedAbout().filter(({ ideal }) => !isShort || ideal.length < 300);
  console.log(`\n${title}, on ${asked.length} questions, with the most that each got`);
  for (const { name, cap, make } of made) {
    const answers = asked.map((item) => ({ ...item, answer: make(item.question, item.ideal) }));
    const all = answers
      .filter(({ answer }) => answer !== '')
      .map(({ ask, answer }) => score({ ...ask, answer }).overall);
    const over = all.filter((overall) => overall > cap).length;
    if (over > all.length * shareOver) broken += 1;
    console.log(
      `  ${name.padEnd(38)} cap ${String(cap).padStart(2)}  most ${String(Math.max(...all)).padStart(3)}  over the cap ${over} of ${all.length}`,
    );
  }
}

function fairness(): void {
  const changes: readonly (readonly [string, number, (text: string) => string])[] = [
    [
      'another gender word',
      2,
      (text) => text.replace(/\b(?:he|she)\b/g, (word) => (word === 'he' ? 'she' : 'he')),
    ],
    ['another name', 2, (text) => text.replace('a colleague', 'a colleague, Fatima,')],
    [
      'American spelling',
      2,
      (text) => text.replaceAll('isation', 'ization').replaceAll('organis', 'organiz'),
    ],
    ['dropped articles', 8, (text) => text.replace(/\b(?:a|an|the) /gi, '')],
  ];
  console.log('\nfairness, the largest move of a strong answer');
  for (const [name, most, change] of changes) {
    const moves = tuned.map(({ ask, strong }) =>
      Math.abs(score({ ...ask, answer: change(strong) }).overall - score({ ...ask, answer: strong }).overall),
    );
    if (Math.max(...moves) > most) broken += 1;
    console.log(`  ${name.padEnd(22)} ${Math.max(...moves)} (allowed ${most})`);
  }
}

/** By the time of the processor, so that other work on the machine does not count. */
function throughput(): void {
  const requests = tuned.map(({ ask, strong }) => ({ ...ask, answer: strong }));
  const start = performance.now();
  const used = process.cpuUsage();
  let count = 0;
  while (performance.now() - start < 2_000) scoreAnswerNow(requests[count++ % requests.length] as Request);
  const { user, system } = process.cpuUsage(used);
  const rate = Math.round(count / ((user + system) / 1e6));
  console.log(`\nthroughput: ${rate} strong answers a second of one core (goal 500 of 150 words)`);
}

const unaidedCases = (text: string): Case[] =>
  readUnaided(text).map(({ type, ...item }) => ({
    ...item,
    id: item.question,
    ask: { question: item.question, jobRole: '', interviewType: type },
  }));

bands('golden set', tuned, true);
bands('kept apart', apart, false);
bands('without a sample answer', unaidedCases(unaided), true);
bands('without a sample answer, kept apart', unaidedCases(unaidedApart), false);
grades('short answers, the first set', [...gradedQuestions, ...moreGradedQuestions], true);
grades('short answers, the second set: half of its wrong ones in the right words', marked, true);
grades('short answers of the first set, kept apart', gradedApart, false);
grades('short answers of the second set, kept apart', readMarked(markedApart), false);
classes();
grades('paragraphs for a reference, tuned on', longReferences, false);
gaming('attacks', attacks, 0);
gaming('attacks in other words', wordedAttacks, 0.01);
gaming('attacks, once kept apart', attacksApart, 1);
gaming('wrong facts in the right words, short', wrongFacts, 0.4, true);
fairness();
throughput();
console.log(
  `\n${scored.length} answers scored, ${broken === 0 ? 'every band holds' : `${broken} bands broken`}`,
);
process.exitCode = broken === 0 ? 0 : 1;
