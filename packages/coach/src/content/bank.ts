import { contentStems, readPassage } from '../text/passage.ts';
import { americanSpelling } from '../text/spelling.ts';
import { competencies, families } from './catalog.ts';
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

const fold = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(americanSpelling).join(' ');

const byText = new Map(bank.map((item) => [fold(item.question.text), item.question]));

/** The bank's entry for a question's text, punctuation, capitals and spelling aside. */
export function findBankQuestion(text: string): BankQuestion | undefined {
  return text.length > 400 ? undefined : byText.get(fold(text));
}
