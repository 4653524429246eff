import { describe, expect, it } from 'vitest';
import { bank } from '../content/bank.ts';
import { authoredChallenges, challengeQuestions } from '../content/challenge-points.ts';
import { authoredQuestions, sharedPoints } from '../content/key-points.ts';
import { AuthoredChallenge } from '../content/key-points-schema.ts';
import { pointAttacks } from '../interview/golden/attacks-points.ts';
import { matchPoints } from '../interview/matching/match-points.ts';
import { prepareQuestion } from '../interview/matching/prepare-points.ts';
import { readingsOf } from '../interview/reading/plain-reading.ts';
import { readPassage } from '../text/passage.ts';
import { challengeBank } from './bank.ts';
import { everydayAnswers } from './fixtures/everyday-answers.ts';
import { scoreChallenge } from './score-challenge.builtin.ts';

const open = challengeBank.filter(({ type }) => type === 'open_ended');
const inBank = new Set(bank.map(({ question }) => question.text));
/** Without the one question that the bank has word for word. */
const authored = open.flatMap(({ text, answer }) => {
  const own = challengeQuestions.get(text)?.authored;
  return own ? [{ id: own.id, text, answer, own, prepared: prepareQuestion(text, own) }] : [];
});
/** Written for this question, and not taken from the bank or from the shared points. */
const written = authoredChallenges.flatMap((entry) =>
  (entry.points ?? []).flatMap((point) => ('label' in point ? [point] : [])),
);

const isFound = ({ zone }: { zone: string }) => zone === 'seen' || zone === 'counted';
function zonesIn(prepared: (typeof authored)[number]['prepared'], text: string) {
  return matchPoints(readingsOf(readPassage(text)), prepared).points;
}
const scoreOf = async (text: string, user_answer: string) => {
  const correct_answer = open.find((one) => one.text === text)?.answer ?? null;
  const answer = { question_text: text, question_type: 'open_ended' as const, correct_answer, user_answer };
  return (await scoreChallenge(answer)).overall;
};

describe('the key points of open challenges', () => {
  it('are authored for all 57, or are those of the bank for a question that stands there', () => {
    expect(open.length).toBe(57);
    expect(open.filter(({ text }) => !challengeQuestions.has(text) && !inBank.has(text))).toEqual([]);
    const texts = new Set(open.map(({ text }) => text));
    expect(authoredChallenges.filter(({ question }) => !texts.has(question))).toEqual([]);
    const wordings = authoredChallenges.flatMap(({ question, formerly = [] }) => [question, ...formerly]);
    expect(challengeQuestions.size).toBe(wordings.length);
  });

  it('are the same for a challenge that was stored in an earlier wording', () => {
    for (const { id, question, formerly = [] } of authoredChallenges)
      for (const text of formerly) {
        expect(challengeQuestions.get(text), id).toBe(challengeQuestions.get(question));
        expect(inBank.has(text), text).toBe(false);
      }
  });

  it.each(authoredChallenges)('$id is a valid entry', (entry) => {
    AuthoredChallenge.parse(entry);
    if ('sameAs' in entry) expect(authoredQuestions.has(entry.sameAs)).toBe(true);
    for (const point of entry.points ?? []) {
      if (point.shared) expect(sharedPoints.has(point.shared), point.shared).toBe(true);
      if (!('label' in point)) continue;
      expect(point.says.length, point.label).toBeGreaterThanOrEqual(4);
      expect(point.anchors.length, point.label).toBeGreaterThanOrEqual(1);
    }
  });

  it.each(authored)('$id has 4 to 7 points with labels of their own', ({ own }) => {
    expect(own.points.length).toBeGreaterThanOrEqual(4);
    expect(own.points.length).toBeLessThanOrEqual(7);
    expect(new Set(own.points.map(({ label }) => label)).size).toBe(own.points.length);
  });

  it('are found in the strong answer: nine in ten over all challenges', () => {
    const missed = authored.flatMap(({ id, answer, own, prepared }) => {
      const zones = zonesIn(prepared, answer);
      return own.points.flatMap(({ label }, at) =>
        isFound(zones[at] ?? { zone: '' }) ? [] : [`${id}: ${label}`],
      );
    });
    const all = authored.reduce((sum, { own }) => sum + own.points.length, 0);
    expect(missed.length / all, missed.join('\n')).toBeLessThan(0.1);
  });

  it('are not given away by the question or by their own coaching questions', () => {
    const given = authored.flatMap(({ id, text, own }) => {
      const bare = own.points.map((point) => ({ ...point, label: '--', ask: '--', praise: '--' }));
      const prepared = prepareQuestion('', { ...own, points: bare });
      return [text, ...own.points.map(({ ask }) => ask)].flatMap((printed) =>
        zonesIn(prepared, printed)
          .filter(isFound)
          .map(() => `${id}: ${printed}`),
      );
    });
    const all = authored.reduce((sum, { own }) => sum + own.points.length + 1, 0);
    expect(given.length / all, given.join('\n')).toBeLessThan(0.03);
  });

  it("that are a question's own are hit by answers to other questions in fewer than 3 of 100 tries", () => {
    const others = bank.filter((_, at) => at % 75 === 0).map(({ question }) => question.ideal);
    let tries = 0;
    let hits = 0;
    for (const { prepared } of authored) {
      for (const other of others) {
        const unshared = zonesIn(prepared, other).filter(
          (_, at) => prepared.points[at]?.point.shared === undefined,
        );
        tries += unshared.length;
        hits += unshared.filter(isFound).length;
      }
    }
    expect(hits / tries).toBeLessThan(0.03);
  });

  it('speak to the person, in one short sentence each', () => {
    for (const { ask, praise } of written) {
      expect(ask.split(' ').length, ask).toBeLessThanOrEqual(20);
      expect(ask).not.toContain(';');
      expect(praise.split(' ').length, praise).toBeLessThanOrEqual(16);
      expect(praise).toMatch(/\byou/i);
    }
  });

  it('are no sentences of the everyday answers', () => {
    const plain = (text: string) => ` ${(text.toLowerCase().match(/[a-z0-9']+/g) ?? []).join(' ')} `;
    const answers = everydayAnswers.map(([, answer]) => plain(answer));
    const copied = written
      .flatMap(({ says }) => says)
      .filter((say) => say.split(' ').length >= 4 && answers.some((answer) => answer.includes(plain(say))));
    expect(copied).toEqual([]);
  });
});

describe('the score of an open challenge', () => {
  const meanOf = async (grade: number) => {
    const graded = everydayAnswers.filter((one) => one[2] === grade);
    const scores = await Promise.all(graded.map(([text, answer]) => scoreOf(text, answer)));
    return scores.reduce((sum, one) => sum + one, 0) / scores.length;
  };

  it('puts what a reader called middling in the middle, and good answers above it', async () => {
    const middling = await meanOf(3);
    expect(middling).toBeGreaterThanOrEqual(35);
    expect(middling).toBeLessThanOrEqual(60);
    expect(await meanOf(4)).toBeGreaterThanOrEqual(middling + 10);
  });

  it.each(everydayAnswers.filter(([, , grade]) => grade === 3))(
    'is neither top nor bottom for a middling answer: %s',
    async (text, answer) => {
      const overall = await scoreOf(text, answer);
      expect(overall).toBeGreaterThanOrEqual(15);
      expect(overall).toBeLessThanOrEqual(75);
    },
  );

  const words = (text: string) => [
    ...new Set(
      readPassage(text)
        .tokens.filter(({ isContent }) => isContent)
        .map(({ word }) => word),
    ),
  ];
  const offTopic = [
    'I like to watch football on weekends with my friends, and we usually order pizza and talk about the games until late at night.',
    'To make a good tomato sauce you need ripe tomatoes, garlic and olive oil. You let it cook for an hour and add basil at the end.',
    'The weather has been lovely lately. Our garden is full of roses, and the neighbors have a new dog that barks all day.',
  ];

  it.each(open)('keeps lists at 15 or less and other subjects at 35: $text', async ({ text, answer }) => {
    for (const said of [words(answer).join(', '), words(answer).join(' ')])
      expect(await scoreOf(text, said), said.slice(0, 40)).toBeLessThanOrEqual(15);
    for (const said of offTopic) expect(await scoreOf(text, said), said.slice(0, 40)).toBeLessThanOrEqual(35);
  });

  it.each(pointAttacks)('gives "$name" at most 35 on average, and its cap to none', async ({ cap, make }) => {
    const scores = await Promise.all(
      authored.map(({ text, answer, own }) => scoreOf(text, make(answer ?? '', own))),
    );
    expect(Math.max(...scores)).toBeLessThanOrEqual(cap);
    expect(scores.reduce((sum, one) => sum + one, 0) / scores.length).toBeLessThanOrEqual(35);
  });

  it.each(authored)(
    'keeps labels and coaching questions in a row at 15 or less: $id',
    async ({ text, own }) => {
      for (const printed of [own.points.map(({ label }) => label), own.points.map(({ ask }) => ask)])
        expect(await scoreOf(text, printed.join(', '))).toBeLessThanOrEqual(15);
    },
  );

  it.each([
    [
      'A coworker wants you to sign off on a check that was never done. What do you do?',
      'It was a busy day, so I would sign it anyway, it is only paper and he is a good friend of mine.',
    ],
    [
      'In the first conversation, an interviewer asks about your salary expectations. What do you answer?',
      'I would say that I want 60 thousand, and I would invent an offer from another company to get it.',
    ],
    [
      'How would you explain a one-year gap on your resume?',
      'I would change the dates of my last job so that there is no gap, and nobody would ask about that year.',
    ],
  ])('names what must not be done, with the reason: %s', async (text, answer) => {
    const correct_answer = open.find((one) => one.text === text)?.answer ?? null;
    const asked = { question_text: text, question_type: 'open_ended' as const, correct_answer };
    const { overall, feedback } = await scoreChallenge({ ...asked, user_answer: answer });
    expect(feedback?.flags.map(({ id }) => id)).toContain('red_flag');
    expect(overall).toBeLessThanOrEqual(35);
  });
});
