import type { BankQuestion, RoleFamily, SharedCompetency } from './schema.ts';

type QuestionText = Omit<BankQuestion, 'concepts'> & {
  /** Key points by their plain words; the accepted phrasings of each, separated by `|`. */
  concepts: Record<string, string>;
};

type Group<T> = Omit<T, 'questions'> & { questions: QuestionText[] };

function readQuestion(question: QuestionText): BankQuestion {
  const concepts = Object.entries(question.concepts).map(([id, phrases]) => ({
    id,
    any: phrases.split('|').map((phrase) => phrase.trim()),
  }));
  return { ...question, concepts };
}

/** A role family written in the bank's short form. */
export function defineRole(family: Group<RoleFamily>): RoleFamily {
  return { ...family, questions: family.questions.map(readQuestion) };
}

/** A competency that every role shares, written in the bank's short form. */
export function defineCompetency(competency: Group<SharedCompetency>): SharedCompetency {
  return { ...competency, questions: competency.questions.map(readQuestion) };
}
