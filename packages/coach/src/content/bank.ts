import { contentStems, readPassage } from '../text/passage.ts';
import { competencies, families } from './catalog.ts';
import { foldText } from './fold-text.ts';
import { findRoleQuestion } from './role-questions.ts';
import type { BankQuestion } from './schema.ts';

/** A question of the bank, with where it stands. */
export interface BankEntry {
  question: BankQuestion;
  /** The role family or the shared competency. */
  source: string;
  isShared: boolean;
  stems: ReadonlySet<string>;
}

function entry(question: BankQuestion, source: string, isShared: boolean): BankEntry {
  return { question, source, isShared, stems: new Set(contentStems(readPassage(question.text))) };
}

/** Every question of the bank, role families first. */
export const bank: readonly BankEntry[] = [
  ...families.flatMap((family) => family.questions.map((question) => entry(question, family.id, false))),
  ...competencies.flatMap((competency) =>
    competency.questions.map((question) => entry(question, competency.id, true)),
  ),
];

const byText = new Map(bank.map((item) => [foldText(item.question.text), item.question]));

/** The question of the bank, of a role profile or of an interview's arc that has this text, punctuation, capitals and spelling aside. */
export function findBankQuestion(text: string): BankQuestion | undefined {
  return text.length > 400 ? undefined : (byText.get(foldText(text)) ?? findRoleQuestion(text));
}

/** Stems by which any question is put. */
const askingStems = new Set(
  contentStems(
    readPassage('tell describe give example time share situation how what when did handle experience'),
  ),
);
/** Share of the telling words of two questions from which on they ask the same. Lower, most pairs do not. */
const sameQuestion = 0.75;

const commonness = new Map<string, number>();
for (const { stems } of bank) for (const stem of stems) commonness.set(stem, (commonness.get(stem) ?? 0) + 1);
const weightOf = (stem: string) =>
  askingStems.has(stem) ? 0 : Math.log((1 + bank.length) / (1 + (commonness.get(stem) ?? 0)));
const weightOfAll = (stems: Iterable<string>) => {
  let sum = 0;
  for (const stem of stems) sum += weightOf(stem);
  return sum;
};
const weights = bank.map(({ stems }) => weightOfAll(stems));

/** The bank's question that asks the same in other words, if there is one. */
export function findSimilarQuestion(text: string): BankQuestion | undefined {
  if (text.length > 400) return undefined;
  const stems = new Set(contentStems(readPassage(text)));
  const own = weightOfAll(stems);
  let best: { question: BankQuestion; share: number } | undefined;
  for (const [at, item] of bank.entries()) {
    let shared = 0;
    for (const stem of stems) if (item.stems.has(stem)) shared += weightOf(stem);
    const share = shared / Math.sqrt(Math.max(1, own * (weights[at] ?? 0)));
    if (share >= sameQuestion && share > (best?.share ?? 0)) best = { question: item.question, share };
  }
  return best?.question;
}
