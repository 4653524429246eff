import { AnswerScore } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { goldenCases } from './golden/bands.ts';
import type { AnswerRequest } from './requests.ts';
import { scoreAnswerNow } from './score-answer.builtin.ts';

type Golden = (typeof goldenCases)[number];

const ask = (golden: Golden, answer: string, more: Partial<AnswerRequest> = {}) =>
  scoreAnswerNow({
    question: golden.question,
    idealAnswer: golden.ideal,
    answer,
    jobRole: golden.role,
    interviewType: golden.type,
    ...more,
  });

const story = goldenCases.find((golden) => golden.id === 'hr-leadership') as Golden;
const knowledge = goldenCases.find((golden) => golden.id === 'devops-deploy') as Golden;

describe('fairness', () => {
  const strongs = goldenCases.map((golden) => ({ golden, base: ask(golden, golden.strong).overall }));
  const within = (points: number, change: (text: string) => string) => {
    for (const { golden, base } of strongs) {
      expect(Math.abs(ask(golden, change(golden.strong)).overall - base), golden.id).toBeLessThanOrEqual(
        points,
      );
    }
  };

  it('another gender word moves a score by at most 2', () => {
    within(2, (text) =>
      text
        .replaceAll(' her ', ' his ')
        .replaceAll(' she ', ' he ')
        .replaceAll(' father ', ' mother ')
        .replaceAll(' daughter ', ' son '),
    );
  });

  it.each(['Maria', 'Mohammed', 'Li', 'Oluwaseun', "O'Brien"])(
    'the name %s moves a score by at most 2',
    (name) => {
      const named = (who: string) =>
        ask(story, story.strong.replace('the owner', `the owner, ${who},`)).overall;
      expect(Math.abs(named(name) - named('John'))).toBeLessThanOrEqual(2);
    },
  );

  it('British and American spelling move a score by at most 2', () => {
    const british =
      'I organised the programme, analysed the behaviour of our centre and prioritised the labour.';
    const american =
      'I organized the program, analyzed the behavior of our center and prioritized the labor.';
    for (const golden of goldenCases) {
      const a = ask(golden, `${golden.strong} ${british}`).overall;
      const b = ask(golden, `${golden.strong} ${american}`).overall;
      expect(Math.abs(a - b), golden.id).toBeLessThanOrEqual(2);
    }
  });

  it('dropped articles move a score by at most 8', () => {
    within(8, (text) => text.replace(/\b(?:a|an|the) /gi, ''));
  });

  it('curly quotes, double spaces and line breaks move nothing', () => {
    within(0, (text) => text.replaceAll("'", '’').replaceAll(' ', '  '));
  });
});

describe('any input', () => {
  it.each([
    ['', 'empty'],
    ['   \n\t ', 'empty'],
    ['🙂', 'no_words'],
    ['\u0000\u0007\u001b', 'no_words'],
    ['¿¡!?…—', 'no_words'],
  ])('%j is not scored and says so', (answer, flag) => {
    const score = ask(story, answer);
    expect(score).toMatchObject({ overall: 0, scored: false });
    expect(score.flags[0]?.id).toBe(flag);
    AnswerScore.parse(score);
  });

  it.each([
    [
      'Spanish',
      'En mi último trabajo tuve un conflicto con un compañero porque no estaba de acuerdo con el plan de la semana.',
    ],
    [
      'French',
      "Dans mon dernier poste, j'ai dû résoudre un conflit avec un collègue parce que nous n'étions pas d'accord.",
    ],
    [
      'German',
      'In meiner letzten Stelle habe ich einen Konflikt mit einem Kollegen gelöst, weil wir nicht einer Meinung waren.',
    ],
    [
      'Portuguese',
      'No meu último trabalho eu tive um conflito com um colega porque não estávamos de acordo com o plano da equipe.',
    ],
    [
      'Italian',
      'Nel mio ultimo lavoro ho avuto un conflitto con un collega perché non eravamo di accordo sul piano della settimana.',
    ],
    [
      'Dutch',
      'In mijn vorige baan had ik een conflict met een collega omdat wij het niet eens waren over de planning van het team.',
    ],
    ['Arabic', 'في عملي السابق واجهت خلافا مع زميل لي حول خطة العمل'],
    ['Hebrew', 'בעבודה הקודמת שלי היה לי ויכוח עם עמית'],
    ['Chinese', '在我上一份工作中，我和一位同事意见不同。'],
    ['Japanese', '前の仕事で、同僚と意見が合わないことがありました。'],
    ['Korean', '지난 직장에서 동료와 의견이 달랐습니다.'],
    ['Russian', 'На прошлой работе у меня был конфликт с коллегой.'],
  ])('names %s instead of giving a false score', (language, answer) => {
    const score = ask(story, answer);
    expect(score).toMatchObject({ overall: 0, scored: false });
    expect(score.flags[0]?.id).toBe('not_english');
    expect(score.flags[0]?.message).toContain(language);
  });

  it('reads English with a foreign phrase in it', () => {
    expect(ask(story, `${story.strong} As they say, c'est la vie.`).scored).toBe(true);
  });

  it.each([undefined, null, 42, 'text', [], {}, { answer: 12, question: null, interviewType: 'x' }])(
    'gives a valid result for %j',
    (request) => {
      AnswerScore.parse(scoreAnswerNow(request as unknown as AnswerRequest));
    },
  );

  it.each([
    'a',
    '.',
    '\n ',
    'index ',
    '🙂',
    'no not never ',
    '((((',
    '\ud800',
    'é',
    '- ',
    'I did it. ',
    '1,000 ',
  ])('takes 50,000 characters of %j in its stride', (piece) => {
    const answer = piece.repeat(Math.ceil(50_000 / piece.length));
    const score = ask(knowledge, answer);
    AnswerScore.parse(score);
    expect(score.overall).toBeLessThanOrEqual(15);
  });
});
