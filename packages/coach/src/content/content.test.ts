import { describe, expect, it } from 'vitest';
import { matchPoints } from '../interview/matching/match-points.ts';
import { type PreparedQuestion, prepareQuestion } from '../interview/matching/prepare-points.ts';
import { readingsOf } from '../interview/reading/plain-reading.ts';
import { scoreAnswerNow } from '../interview/score-answer.builtin.ts';
import { jaccard } from '../text/overlap.ts';
import { readPassage } from '../text/passage.ts';
import { bank } from './bank.ts';
import { competencies, families } from './catalog.ts';
import { authoredQuestions, sharedPoints } from './key-points.ts';
import { AuthoredPoint, AuthoredQuestion } from './key-points-schema.ts';
import { bannedTopics, genderedWords } from './question-taboos.ts';
import { RoleFamily, SharedCompetency } from './schema.ts';

const questions = bank.map((entry) => entry.question);

/** Pairs of questions that could stand in one set. */
const pairs = bank.flatMap((a, at) => bank.slice(at + 1).map((b) => [a, b] as const));

describe('the shape of the bank', () => {
  it.each(families)('family $id is valid', (family) => {
    RoleFamily.parse(family);
  });

  it.each(competencies)('competency $id is valid', (competency) => {
    SharedCompetency.parse(competency);
  });

  it('no id and no title stands twice', () => {
    const ids = questions.map((question) => question.id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    const titles = families.flatMap((family) => [...new Set([family.title.toLowerCase(), ...family.titles])]);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });

  it.each(families)(
    'family $id has all three levels and enough technical questions',
    ({ questions: own }) => {
      expect(new Set(own.map((question) => question.level))).toEqual(new Set([1, 2, 3]));
      expect(own.filter((question) => question.type === 'technical').length).toBeGreaterThanOrEqual(6);
    },
  );

  it.each(competencies)('competency $id has all three levels', ({ questions: own }) => {
    expect(new Set(own.map((question) => question.level))).toEqual(new Set([1, 2, 3]));
  });
});

describe('each question', () => {
  it.each(questions)('$id asks only what an interviewer may ask', (question) => {
    expect(question.text).not.toMatch(bannedTopics);
    expect(`${question.text} ${question.ideal} ${question.hint}`).not.toMatch(genderedWords);
  });

  it.each(questions)('$id: the ideal answer has 80 to 180 words', (question) => {
    const words = question.ideal.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(80);
    expect(words).toBeLessThanOrEqual(180);
  });

  it.each(questions)('$id: the ideal answer scores at least 80 and trips no red flag', (question) => {
    const score = scoreAnswerNow({
      question: question.text,
      answer: question.ideal,
      jobRole: '',
      interviewType: question.type,
    });
    expect(score.flags).toEqual([]);
    expect(score.overall).toBeGreaterThanOrEqual(80);
  });
});

it('no two questions that could meet in one set ask the same', () => {
  const doubles = pairs
    .filter(([a, b]) => a.isShared || b.isShared || a.source === b.source)
    .filter(([a, b]) => jaccard(a.stems, b.stems) >= 0.45)
    .map(([a, b]) => `${a.question.id} ${b.question.id}`);
  expect(doubles).toEqual([]);
});

/** What a text says of a question's points, by the authored points alone: nothing printed is taken out. */
function pointsIn(prepared: PreparedQuestion, text: string): string[] {
  const { points } = matchPoints(readingsOf(readPassage(text)), prepared);
  return prepared.points.flatMap(({ point }, at) => {
    const zone = points[at]?.zone;
    return zone === 'seen' || zone === 'counted' ? [point.label] : [];
  });
}
const authored = questions.flatMap((question) => {
  const own = authoredQuestions.get(question.id);
  return own ? [{ id: question.id, question, own, prepared: prepareQuestion(question.text, own) }] : [];
});
/** All of the bank is read, which takes a few seconds of a busy machine. */
const wholeBankMs = 90_000;
/** A point whose question and praise count as nobody's words: what is left are its clauses and anchors. */
const bare = (question: AuthoredQuestion): AuthoredQuestion => ({
  ...question,
  points: question.points.map((point) => ({ ...point, label: '--', ask: '--', praise: '--' })),
});

describe('the key points', () => {
  it('are authored for every question of the bank, and for no other', () => {
    expect(questions.filter(({ id }) => !authoredQuestions.has(id)).map(({ id }) => id)).toEqual([]);
    const ids = new Set(questions.map(({ id }) => id));
    expect([...authoredQuestions.keys()].filter((id) => !ids.has(id))).toEqual([]);
  });

  it.each(authored)('$id has 4 to 7 valid points with labels of their own', ({ own }) => {
    const { unasked: _, ...written } = own;
    AuthoredQuestion.parse(written);
    expect(own.points.length).toBeGreaterThanOrEqual(4);
    expect(own.points.length).toBeLessThanOrEqual(7);
    expect(new Set(own.points.map(({ label }) => label)).size).toBe(own.points.length);
    for (const { label, says, anchors, shared } of own.points) {
      expect(says.length, label).toBeGreaterThanOrEqual(6);
      expect(anchors.length, label).toBeGreaterThanOrEqual(1);
      if (shared) expect(sharedPoints.has(shared), shared).toBe(true);
    }
  });

  it('that many questions share have at least 20 ways to say them', () => {
    for (const [name, point] of sharedPoints) {
      AuthoredPoint.parse(point);
      expect(point.says.length, name).toBeGreaterThanOrEqual(20);
    }
  });

  it(
    'are found in the ideal answer: nine in ten over the bank',
    () => {
      const missed = authored.flatMap(({ id, question, own, prepared }) => {
        const found = new Set(pointsIn(prepared, question.ideal));
        return own.points.filter(({ label }) => !found.has(label)).map(({ label }) => `${id}: ${label}`);
      });
      const all = authored.reduce((sum, { own }) => sum + own.points.length, 0);
      expect(missed.length / all, missed.slice(0, 20).join('\n')).toBeLessThan(0.1);
    },
    wholeBankMs,
  );

  it(
    'are not given away by the question, its hint or their own coaching questions',
    () => {
      const given = authored.flatMap(({ id, question, own }) => {
        const texts = [question.text, question.hint, ...own.points.map(({ ask }) => ask)];
        const prepared = prepareQuestion('', bare(own));
        return texts.flatMap((text) => pointsIn(prepared, text).map(() => `${id}: ${text}`));
      });
      const all = authored.reduce((sum, { own }) => sum + own.points.length + 2, 0);
      expect(given.length / all, given.slice(0, 20).join('\n')).toBeLessThan(0.03);
    },
    wholeBankMs,
  );

  // People also make a shared point when they answer other questions.
  it(
    "that are a question's own are hit by answers to other questions in fewer than 3 of 100 tries",
    () => {
      const others = questions
        .filter((_, at) => at % 75 === 0)
        .map(({ id, ideal }) => ({ id, readings: readingsOf(readPassage(ideal)) }));
      let tries = 0;
      let hits = 0;
      for (const { id, prepared } of authored) {
        for (const other of others) {
          if (other.id === id) continue;
          const { points } = matchPoints(other.readings, prepared);
          const unshared = points.filter((_, at) => prepared.points[at]?.point.shared === undefined);
          tries += unshared.length;
          hits += unshared.filter(({ zone }) => zone === 'seen' || zone === 'counted').length;
        }
      }
      expect(hits / tries).toBeLessThan(0.03);
    },
    wholeBankMs,
  );
});

describe('what the key points say to people', () => {
  const texts = [...authored.flatMap(({ own }) => own.points), ...sharedPoints.values()];

  it('coaching questions are one sentence of at most 20 words', () => {
    const long = texts.filter(({ ask }) => ask.split(' ').length > 20 || ask.includes(';'));
    expect(long.map(({ ask }) => ask)).toEqual([]);
  });

  it('praise is short and speaks to the person', () => {
    const odd = texts.filter(({ praise }) => praise.split(' ').length > 16 || !/\byou/i.test(praise));
    expect(odd.map(({ praise }) => praise)).toEqual([]);
  });

  it('nothing says that the person left something out', () => {
    const flags = authored.flatMap(({ own }) => own.redFlags.map(({ why }) => why));
    const all = [...texts.flatMap(({ ask, praise }) => [ask, praise]), ...flags];
    const reproach =
      /\byou (?:did not|didn't|never|forgot to) (?:say|mention|tell|name|explain)|\bnothing is said\b|\bis missing from your answer\b/i;
    expect(all.filter((text) => reproach.test(text))).toEqual([]);
  });
});
