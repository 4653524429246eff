import { describe, expect, it } from 'vitest';
import { matchConcept } from '../interview/key-points.ts';
import { isWeakPhrase } from '../interview/phrase-match.ts';
import { scoreAnswerNow } from '../interview/scoring/score-answer.builtin.ts';
import { jaccard } from '../text/overlap.ts';
import { contentStems, readPassage } from '../text/passage.ts';
import { StemIndex } from '../text/stem-index.ts';
import { bank } from './bank.ts';
import { competencies, families } from './catalog.ts';
import { bannedTopics, genderedWords } from './question-taboos.ts';
import { RoleFamily, SharedCompetency } from './schema.ts';
import { strangers } from './strangers.ts';

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

  it.each(questions)('$id: the ideal answer makes every one of its key points', (question) => {
    const passage = readPassage(question.ideal);
    const index = new StemIndex(passage);
    const asked = new Set(contentStems(readPassage(question.text)));
    const missed = question.concepts.filter(
      (concept) => matchConcept(passage, index, concept, asked).covered === 0,
    );
    expect(missed.map((concept) => concept.id)).toEqual([]);
  });

  it.each(questions)(
    '$id: the ideal answer scores at least 80, also when nothing knows that it is the ideal',
    (question) => {
      const request = {
        question: question.text,
        answer: question.ideal,
        jobRole: '',
        concepts: question.concepts,
      };
      const type = question.type;
      expect(scoreAnswerNow({ ...request, interviewType: type }).overall).toBeGreaterThanOrEqual(90);
      // Another wording of the question is not in the bank: then only the key points speak for the answer.
      const reworded = `${question.text} Take your time.`;
      const other = scoreAnswerNow({ ...request, question: reworded, interviewType: type });
      expect(other.overall).toBeGreaterThanOrEqual(80);
    },
  );

  it.each(questions)('$id has no phrase that would match almost any answer', (question) => {
    const weak = question.concepts.flatMap((concept) => concept.any.filter(isWeakPhrase));
    expect(weak).toEqual([]);
  });

  it.each(questions)('$id does not give its key points away', (question) => {
    const asked = new Set(contentStems(readPassage(question.text)));
    for (const text of [question.text, question.hint]) {
      const passage = readPassage(text);
      const index = new StemIndex(passage);
      const given = question.concepts.filter(
        (concept) => matchConcept(passage, index, concept, asked).covered > 0,
      );
      expect(given.length / question.concepts.length, given.map(({ id }) => id).join()).toBeLessThanOrEqual(
        0.34,
      );
    }
  });
});

it('no two questions that could meet in one set ask the same', () => {
  const doubles = pairs
    .filter(([a, b]) => a.isShared || b.isShared || a.source === b.source)
    .filter(([a, b]) => jaccard(a.stems, b.stems) >= 0.45)
    .map(([a, b]) => `${a.question.id} ${b.question.id}`);
  expect(doubles).toEqual([]);
});

it('the strangers that chance is measured by stand in the bank, as many stories as others', () => {
  const found = questions.filter(({ id }) => strangers.has(id));
  expect(found.length).toBe(strangers.size);
  const stories = found.filter(({ kind }) => kind === 'behavioural' || kind === 'motivation');
  expect(stories.length * 2).toBe(found.length);
});

describe('key points told by answers to other questions', () => {
  const others = bank
    .filter((_, at) => at % 3 === 0)
    .map(({ question }) => {
      const passage = readPassage(question.ideal);
      return { id: question.id, passage, index: new StemIndex(passage) };
    });

  /** The share of other questions' ideal answers that hit each key point by accident. */
  const rates = questions.flatMap((question) => {
    const asked = new Set(contentStems(readPassage(question.text)));
    const strangers = others.filter((other) => other.id !== question.id);
    return question.concepts.map((concept) => {
      const hits = strangers.filter(
        ({ passage, index }) => matchConcept(passage, index, concept, asked).covered > 0,
      );
      return { point: `${question.id}: ${concept.id}`, rate: hits.length / strangers.length };
    });
  });

  it('no key point is hit by more than 15 in 100', () => {
    expect(rates.filter(({ rate }) => rate > 0.15)).toEqual([]);
  });

  it('on average a key point is hit by fewer than 3 in 100', () => {
    expect(rates.reduce((sum, { rate }) => sum + rate, 0) / rates.length).toBeLessThan(0.03);
  });
});
