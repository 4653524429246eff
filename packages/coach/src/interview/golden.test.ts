import { describe, expect, it } from 'vitest';
import { bank } from '../content/bank.ts';
import { authoredQuestions } from '../content/key-points.ts';
import { bankCasesApart, goldenApart } from './golden/apart.ts';
import { moreApart } from './golden/apart-more.ts';
import { attacks } from './golden/attacks.ts';
import { pointAttacks } from './golden/attacks-points.ts';
import { wordedAttacks } from './golden/attacks-worded.ts';
import { goldenCases } from './golden/bands.ts';
import { type BankCase, bankCases } from './golden/bank-cases.ts';
import { scoreAnswerNow } from './score-answer.builtin.ts';

const questions = new Map(bank.map(({ question }) => [question.id, question]));

function scoreBank(item: BankCase, answer: string) {
  const question = questions.get(item.id);
  if (!question) throw new Error(`no question ${item.id} in the bank`);
  return scoreAnswerNow({
    question: question.text,
    answer,
    jobRole: item.role,
    interviewType: question.type,
  });
}
const overallOf = (item: BankCase, answer: string) => scoreBank(item, answer).overall;

describe('the golden set', () => {
  it('holds at least 120 written answers over at least 20 roles, a part of them kept apart', () => {
    const stories = [...bankCases, ...goldenCases, ...bankCasesApart, ...goldenApart, ...moreApart];
    expect(stories.length * 3).toBeGreaterThanOrEqual(120);
    expect(new Set(stories.map((item) => item.role)).size).toBeGreaterThanOrEqual(20);
    const apart = bankCasesApart.length + goldenApart.length + moreApart.length;
    expect(apart / stories.length).toBeGreaterThanOrEqual(1 / 3);
  });

  it.each(bankCases)('$id: strong at least 75, middling between, weak under 40, no false flags', (item) => {
    const [strong, middling, weak] = [item.strong, item.middling, item.weak].map((answer) =>
      overallOf(item, answer),
    );
    expect(strong).toBeGreaterThanOrEqual(75);
    expect(strong).toBeGreaterThan(middling ?? 0);
    expect(middling).toBeGreaterThan(weak ?? 0);
    expect(weak).toBeLessThan(40);
    expect(scoreBank(item, item.strong).flags).toEqual([]);
    expect(scoreBank(item, item.middling).flags).toEqual([]);
    const reproached = scoreBank(item, item.weak).flags.map((flag) => flag.id);
    for (const id of ['off_topic', 'taken_back', 'keyword_list', 'gibberish'])
      expect(reproached).not.toContain(id);
  });

  it.each([...bankCasesApart])('$id, kept apart: strong above middling above weak', (item) => {
    expect(overallOf(item, item.strong)).toBeGreaterThan(overallOf(item, item.middling));
    expect(overallOf(item, item.middling)).toBeGreaterThan(overallOf(item, item.weak));
  });

  /** Nothing but a question's own words ties an answer to a question that nobody authored, so single cases may be out of order. */
  it('outside the bank strong is above the rest, and nine in ten are in the right order', () => {
    const rows = [...goldenApart, ...moreApart].map((item) => {
      const of = (answer: string) =>
        scoreAnswerNow({
          question: item.question,
          idealAnswer: item.ideal,
          answer,
          jobRole: item.role,
          interviewType: item.type,
        }).overall;
      return { id: item.id, strong: of(item.strong), middling: of(item.middling), weak: of(item.weak) };
    });
    for (const { id, strong, middling, weak } of rows)
      expect(strong, id).toBeGreaterThan(Math.max(middling, weak));
    const inOrder = rows.filter(({ middling, weak }) => middling > weak);
    expect(inOrder.length / rows.length).toBeGreaterThanOrEqual(0.9);
  });
});

describe('attacks on questions of the bank', () => {
  const asked = bank.filter((_, at) => at % 9 === 0).map(({ question }) => question);
  const scoreOf = (question: (typeof asked)[number], answer: string) =>
    scoreAnswerNow({ question: question.text, answer, jobRole: '', interviewType: question.type }).overall;

  it.each([...attacks, ...wordedAttacks])('$name gets at most $cap', ({ make, cap }) => {
    for (const question of asked)
      expect(scoreOf(question, make(question.text, question.ideal)), question.id).toBeLessThanOrEqual(cap);
  });

  it.each(pointAttacks)('$name: mean at most 35, none above $cap', ({ make, cap }) => {
    const scores = asked.map((question) => {
      const authored = authoredQuestions.get(question.id);
      return authored ? scoreOf(question, make(question.ideal, authored)) : 0;
    });
    expect(Math.max(...scores)).toBeLessThanOrEqual(cap);
    expect(scores.reduce((sum, score) => sum + score, 0) / scores.length).toBeLessThanOrEqual(35);
  });
});

/**
 * Nothing but words ties a story to a question, so an excellent story about something else keeps a part of what its form earns. It is
 * never worth what it is for its own question, and nothing in it is praised as a point of the other one without its words.
 */
describe('a good story told for another question', () => {
  const tell = (asked: string, answer: string) => {
    const question = questions.get(asked);
    return scoreAnswerNow({
      question: question?.text ?? '',
      answer,
      jobRole: '',
      interviewType: question?.type ?? 'hr',
    }).overall;
  };

  it('over the whole bank is worth at least 25 points less, in nine of ten cases', () => {
    const stories = bank.filter(({ question }) => question.kind === 'behavioural');
    const losses = stories.flatMap(({ question }, at) =>
      [17, 61, 101].map((step) => {
        const other = stories[(at + step) % stories.length]?.question;
        return tell(other?.id ?? '', other?.ideal ?? '') - tell(question.id, other?.ideal ?? '');
      }),
    );
    expect(losses.filter((loss) => loss >= 25).length / losses.length).toBeGreaterThan(0.9);
  });

  it('a vague answer in which everybody was happy stays under 50', () => {
    const vague =
      'I listened to everyone and I respected their feelings, I talked with the team and we found a solution together, and in the end everybody was happy.';
    expect(tell('sw-trust', vague)).toBeLessThan(50);
  });
});

describe('fairness on questions of the bank', () => {
  const within = (points: number, change: (text: string) => string) => {
    for (const item of bankCases) {
      const difference = overallOf(item, change(item.strong)) - overallOf(item, item.strong);
      expect(Math.abs(difference), item.id).toBeLessThanOrEqual(points);
    }
  };

  it('another gender word moves a score by at most 2', () => {
    within(2, (text) =>
      text
        .replace(/\b(?:his|her)\b/g, (word) => (word === 'his' ? 'her' : 'his'))
        .replace(/\b(?:he|she)\b/g, (word) => (word === 'he' ? 'she' : 'he'))
        .replaceAll('father', 'mother'),
    );
  });

  it('American spelling moves a score by at most 2', () => {
    within(2, (text) =>
      text
        .replaceAll('organise', 'organize')
        .replaceAll('apologise', 'apologize')
        .replaceAll('practise', 'practice'),
    );
  });

  it.each(['Wei', 'Fatima', 'John'])('a colleague named %s moves a score by at most 2', (name) => {
    within(2, (text) => text.replace('a colleague', `a colleague, ${name},`));
  });

  it('dropped articles move a score by at most 8', () => {
    within(8, (text) => text.replace(/\b(?:a|an|the) /gi, ''));
  });
});
