import { describe, expect, it } from 'vitest';
import { addDays } from './day-rules.ts';
import { type PlanInput, type PlanQuestion, planTo } from './plan-rules.ts';

const start = '2026-11-30';
type Tries = PlanQuestion['tries'];
const question = (id: string, own: Partial<PlanQuestion> = {}): PlanQuestion => ({
  ...{ id, reason: 'ad', importance: 'must-have', tries: [] },
  ...own,
});
const opening = question('opening', { reason: 'opening', importance: null });
const motivation = question('motivation', { reason: 'motivation', importance: null });
const closing = question('closing', { reason: 'closing', importance: null });
const musts = (count: number) => Array.from({ length: count }, (_, at) => question(`must-${at + 1}`));
const whole = (count: number) => [opening, motivation, ...musts(count), closing];
const tried = (score: number, on: string): Tries => [{ score, on }];

const plan = (days: number, own: Partial<PlanInput> = {}) =>
  planTo({
    ...{ plannedOn: start, today: start, interviewDay: addDays(start, days), mockDays: [] },
    ...{ questions: whole(8) },
    ...own,
  });
const kinds = (days: number, own?: Partial<PlanInput>) => plan(days, own).map(({ kind }) => kind);
const ids = (days: ReturnType<typeof plan>) => days.map(({ questionIds }) => questionIds);

describe('the shape of a plan', () => {
  it.each([
    [0, ['interview']],
    [1, ['light', 'interview']],
    [2, ['questions', 'light', 'interview']],
    [3, ['questions', 'mock', 'light', 'interview']],
    [5, ['questions', 'questions', 'questions', 'mock', 'light', 'interview']],
  ])('with %i days left has a full mock two days before and is light on the last', (days, shape) => {
    expect(kinds(days)).toEqual(shape);
  });

  it('with one day left has the opening and the hardest gap, in no more time than any last day', () => {
    expect(plan(1)[0]).toMatchObject({ minutes: 8, questionIds: ['opening', 'must-1'] });
  });

  it('has nothing on the day itself', () => {
    expect(plan(3).at(-1)).toEqual({
      ...{
        date: '2026-12-03',
        kind: 'interview',
        state: 'ahead',
        minutes: 0,
        questionIds: [],
        movedFrom: null,
      },
    });
  });

  it('has two questions of six minutes a session, a whole interview in the mock, opening and closing at the end', () => {
    const [session, mock, light] = plan(3);
    expect(session).toMatchObject({ state: 'today', minutes: 12, questionIds: ['must-1', 'must-2'] });
    expect(mock).toMatchObject({ state: 'ahead', minutes: 35 });
    expect(mock?.questionIds).toHaveLength(7);
    expect([mock?.questionIds[0], mock?.questionIds[1], mock?.questionIds.at(-1)]).toEqual([
      ...['opening', 'motivation', 'closing'],
    ]);
    expect(light).toMatchObject({ minutes: 8, questionIds: ['opening', 'closing'] });
  });

  it('is spread over more than 14 days and fills none for its own sake', () => {
    const days = plan(40);
    const sessions = days.filter(({ kind }) => kind === 'questions');
    expect(sessions).toHaveLength(6);
    const gaps = sessions
      .slice(1)
      .map(({ date }, at) => Date.parse(date) - Date.parse(sessions[at]?.date ?? ''));
    expect(Math.min(...gaps) / 86_400_000).toBeGreaterThanOrEqual(3);
    expect(new Set(ids(sessions).flat()).size).toBe(11);
  });

  it('is made in time for an interview years ahead', () => {
    expect(
      planTo({
        ...{ plannedOn: start, today: start, interviewDay: '9999-12-31', mockDays: [] },
        questions: whole(3),
      }).length,
    ).toBeLessThan(10);
  });
});

describe('the order of the questions', () => {
  it('has the hardest gaps first: musts before the rest, the empty before a low score, a good score not at all', () => {
    const questions = [
      question('nice', { importance: 'nice-to-have' }),
      question('low must', { tries: tried(54, '2026-11-20') }),
      question('good must', { tries: tried(84, '2026-11-20') }),
      question('lower must', { tries: tried(31, '2026-11-20') }),
      question('empty must'),
      question('mentioned', { importance: 'mentioned' }),
    ];
    const days = plan(7, { questions }).filter(({ kind }) => kind === 'questions');
    expect(ids(days).flat()).toEqual(['empty must', 'lower must', 'low must', 'nice', 'mentioned']);
  });

  it('puts first what came up in a real interview', () => {
    const questions = [...musts(2), question('came up', { reason: 'came-up', importance: null })];
    expect(plan(4, { questions: [questions[2] as PlanQuestion, ...musts(2)] })[0]?.questionIds[0]).toBe(
      'came up',
    );
    expect(plan(4, { questions })[0]?.questionIds).toContain('must-1');
  });

  it('asks no question twice in the days ahead', () => {
    const planned = ids(plan(12, { questions: musts(9) }).filter(({ kind }) => kind === 'questions')).flat();
    expect(new Set(planned).size).toBe(planned.length);
    expect(planned).toHaveLength(9);
  });
});

describe('a day that goes by', () => {
  const today = addDays(start, 2);
  const planAfter = (first: Tries, second: Tries) =>
    plan(6, {
      today,
      questions: [question('one', { tries: first }), question('two', { tries: second }), ...musts(6)],
    });

  it('is done where its questions were practiced', () => {
    const days = planAfter(tried(80, start), tried(75, addDays(start, 1)));
    expect(days.slice(0, 3).map(({ state }) => state)).toEqual(['done', 'done', 'today']);
    expect(days.some(({ movedFrom }) => movedFrom !== null)).toBe(false);
  });

  it('moves its questions when it was missed, and says so once', () => {
    const days = planAfter([], []);
    expect(days.slice(0, 3).map(({ state, questionIds }) => [state, questionIds])).toEqual([
      ['missed', ['one', 'two']],
      ['missed', ['one', 'two']],
      ['today', ['one', 'two']],
    ]);
    expect(days.filter(({ movedFrom }) => movedFrom !== null)).toEqual([
      expect.objectContaining({ date: today, movedFrom: addDays(start, 1) }),
    ]);
  });

  it('says so on the day that made up for it, not again today', () => {
    const days = planAfter(tried(90, addDays(start, 1)), tried(90, addDays(start, 1)));
    expect(days[0]).toMatchObject({ state: 'missed', questionIds: ['one', 'two'] });
    expect(days.map(({ movedFrom }) => movedFrom).slice(0, 3)).toEqual([null, start, null]);
  });

  it('keeps today’s questions through the day and is done once all are practiced', () => {
    const half = plan(6, {
      questions: [question('one', { tries: tried(40, start) }), question('two'), ...musts(4)],
    });
    expect(half[0]).toMatchObject({ state: 'today', questionIds: ['one', 'two'] });
    const all = plan(6, {
      questions: [
        question('one', { tries: tried(40, start) }),
        question('two', { tries: tried(90, start) }),
        ...musts(4),
      ],
    });
    expect(all[0]).toMatchObject({ state: 'done', questionIds: ['one', 'two'] });
  });

  it('comes back to a question that went badly, after the empty ones', () => {
    const days = plan(6, {
      today: addDays(start, 1),
      questions: [
        question('one', { tries: tried(40, start) }),
        question('two', { tries: tried(90, start) }),
        ...musts(3),
      ],
    });
    expect(ids(days.slice(1, 4)).flat().slice(0, 4)).toEqual(['must-1', 'must-2', 'must-3', 'one']);
  });

  it('was a mock interview only where a long practice was finished', () => {
    const mockDay = addDays(start, 4);
    const mock = (mockDays: string[]) =>
      plan(6, { today: addDays(start, 5), mockDays }).find(({ kind }) => kind === 'mock');
    expect(mock([])).toMatchObject({ date: mockDay, state: 'missed' });
    expect(mock([mockDay])).toMatchObject({ state: 'done' });
  });

  it('is the interview on its day, and over after it', () => {
    const last = (days: number) => plan(3, { today: addDays(start, days) }).at(-1)?.state;
    expect([last(2), last(3), last(4)]).toEqual(['ahead', 'today', 'done']);
  });
});
