import { bank } from '../packages/coach/src/content/bank.ts';
import { bankCasesApart, goldenApart } from '../packages/coach/src/interview/golden/apart.ts';
import { attacks } from '../packages/coach/src/interview/golden/attacks.ts';
import { type GoldenCase, goldenCases } from '../packages/coach/src/interview/golden/bands.ts';
import { type BankCase, bankCases } from '../packages/coach/src/interview/golden/bank-cases.ts';
import { correlation, correlationBeyondLength } from '../packages/coach/src/interview/golden/correlation.ts';
import { type GradedQuestion, gradedQuestions } from '../packages/coach/src/interview/golden/graded.ts';
import { gradedApart, moreGradedQuestions } from '../packages/coach/src/interview/golden/graded-more.ts';
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
const apart = [...bankCasesApart.map(bankCase), ...goldenApart.map(ownCase)];

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

function grades(title: string, questions: readonly GradedQuestion[], atLeast: number): void {
  const rows = questions.flatMap(({ question, ideal, answers }) =>
    answers.map(([mark, answer]) => ({
      mark,
      words: answer.split(' ').length,
      score: score({ question, idealAnswer: ideal, answer, jobRole: '', interviewType: 'technical' }).overall,
    })),
  );
  const all = correlation(rows.map((row) => [row.mark, row.score]));
  console.log(`\n${title}: ${rows.length} marked answers to ${questions.length} questions`);
  console.log(
    `  correlation with the marks ${all.toFixed(3)}, without length ${correlationBeyondLength(rows).toFixed(3)}`,
  );
  console.log(`  length alone ${correlation(rows.map((row) => [row.mark, row.words])).toFixed(3)}`);
  if (all < atLeast) broken += 1;
}

function gaming(): void {
  const shorts = [...gradedQuestions, ...moreGradedQuestions];
  const asked = [
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
  console.log(`\nattacks on ${asked.length} questions, with the most that each got`);
  for (const { name, cap, make } of attacks) {
    const all = asked.map(
      ({ ask, question, ideal }) => score({ ...ask, answer: make(question, ideal) }).overall,
    );
    const over = all.filter((overall) => overall > cap).length;
    broken += over;
    console.log(
      `  ${name.padEnd(30)} cap ${String(cap).padStart(2)}  most ${String(Math.max(...all)).padStart(2)}  over the cap ${over}`,
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

function throughput(): void {
  const requests = tuned.map(({ ask, strong }) => ({ ...ask, answer: strong }));
  const start = performance.now();
  let count = 0;
  while (performance.now() - start < 2_000) scoreAnswerNow(requests[count++ % requests.length] as Request);
  const seconds = (performance.now() - start) / 1_000;
  console.log(`\nthroughput: ${Math.round(count / seconds)} strong answers a second (goal 500 of 150 words)`);
}

bands('golden set', tuned, true);
bands('kept apart', apart, false);
grades('short answers', [...gradedQuestions, ...moreGradedQuestions], 0.65);
grades('short answers, kept apart', gradedApart, 0.6);
gaming();
fairness();
throughput();
console.log(
  `\n${scored.length} answers scored, ${broken === 0 ? 'every band holds' : `${broken} bands broken`}`,
);
process.exitCode = broken === 0 ? 0 : 1;
