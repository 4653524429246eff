// `npm run evals`: how far apart strong, middling and weak answers are scored, on the set that the
// scorer was written against and on the set that nothing was tuned on. Both are printed, so that a gap between them shows.
import { bank } from '../packages/coach/src/content/bank.ts';
import { bankCasesApart, goldenApart } from '../packages/coach/src/interview/golden/apart.ts';
import { goldenCases } from '../packages/coach/src/interview/golden/bands.ts';
import { type BankCase, bankCases } from '../packages/coach/src/interview/golden/bank-cases.ts';
import { scoreAnswerNow } from '../packages/coach/src/interview/score-answer.builtin.ts';

const questions = new Map(bank.map(({ question }) => [question.id, question]));

type Case = Pick<BankCase, 'id' | 'role' | 'strong' | 'middling' | 'weak'> & {
  question: string;
  ideal: string;
  type: 'hr' | 'technical' | 'mixed' | 'custom';
};

function ofTheBank(item: BankCase): Case {
  const question = questions.get(item.id);
  if (!question) throw new Error(`${item.id} is not a question of the bank`);
  return { ...item, question: question.text, ideal: question.ideal, type: question.type };
}

function scoreCase(item: Case) {
  const score = (answer: string) =>
    scoreAnswerNow({
      question: item.question,
      idealAnswer: item.ideal,
      answer,
      jobRole: item.role,
      interviewType: item.type,
    }).overall;
  return { id: item.id, strong: score(item.strong), middling: score(item.middling), weak: score(item.weak) };
}

const mean = (values: number[]) => Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

function report(title: string, cases: readonly Case[]) {
  const rows = cases.map(scoreCase);
  const ordered = rows.filter((row) => row.strong > row.middling && row.middling > row.weak).length;
  const high = rows.filter((row) => row.strong >= 75).length;
  console.log(`\n${title}: ${rows.length} questions, ${rows.length * 3} answers`);
  for (const row of rows) console.log(`  ${row.id.padEnd(32)} ${row.strong} > ${row.middling} > ${row.weak}`);
  console.log(
    `  means ${mean(rows.map((row) => row.strong))}, ${mean(rows.map((row) => row.middling))}, ${mean(rows.map((row) => row.weak))}; in order ${ordered} of ${rows.length}; strong at 75 or more ${high} of ${rows.length}`,
  );
}

report('Bank questions, known', bankCases.map(ofTheBank));
report('Bank questions, kept apart', bankCasesApart.map(ofTheBank));
report('Other questions, known', goldenCases);
report('Other questions, kept apart', goldenApart);
