import { findBankQuestion } from '../../content/bank.ts';

/** The authored question that has this text, with its sample answer; null for any other text, such as one made of somebody's job ad. */
export function knownQuestion(text: string): { text: string; idealAnswer: string } | null {
  const found = findBankQuestion(text);
  return found && found.ideal !== '' ? { text: found.text, idealAnswer: found.ideal } : null;
}
