import { describe, expect, it } from 'vitest';
import { difficulties } from '../interview/catalog.ts';
import { fieldRounds, gameWords } from './catalog.ts';
import { workFields } from './field-of.ts';
import { everyGameWord, fieldWords } from './field-words.ts';
import {
  answerWord,
  endGame,
  type Game,
  pointsFor,
  scramble,
  secondsLeftOf,
  secondsTaken,
  skipWord,
  startGame,
} from './rules.ts';

const sorted = (word: string) => [...word].sort().join('');
const allWords = everyGameWord().map(({ word }) => word);

function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x80000000;
  };
}

const newGame = (difficulty: 'easy' | 'medium' | 'hard' = 'easy') =>
  startGame('id', difficulty, 1_000, numbers(7));
const right = (game: Game, nowMs = 2_000) => answerWord(game, game.rounds[game.current]?.word ?? '', nowMs);

describe('scramble', () => {
  it('gives the letters in another order, never a word of the game', () => {
    const random = numbers(1);
    for (const word of allWords) {
      for (let turn = 0; turn < 100; turn += 1) {
        const mixed = scramble(word, random);
        expect(sorted(mixed)).toBe(sorted(word));
        expect(allWords).not.toContain(mixed);
      }
    }
  });

  it('differs from the word even where the numbers never mix it', () => {
    for (const word of allWords) expect(scramble(word, () => 0.999_999)).not.toBe(word);
  });
});

const wordsOf = (words: readonly { word: string }[]) => new Set(words.map(({ word }) => word));

describe('the words of a game', () => {
  it.each(workFields)('are three of the field and two general ones for %s, on each level', (field) => {
    for (const difficulty of difficulties) {
      const own = wordsOf(fieldWords[field][difficulty]);
      const general = wordsOf(gameWords[difficulty]);
      for (let seed = 1; seed <= 20; seed += 1) {
        const words = startGame('id', difficulty, 1_000, numbers(seed), field).rounds.map(({ word }) => word);
        expect(new Set(words).size).toBe(5);
        expect(words.filter((word) => own.has(word))).toHaveLength(fieldRounds);
        expect(words.filter((word) => general.has(word))).toHaveLength(5 - fieldRounds);
      }
    }
  });

  it('are general ones without a field', () => {
    const general = wordsOf(gameWords.medium);
    expect(newGame('medium').rounds.every(({ word }) => general.has(word))).toBe(true);
  });
});

describe('a game', () => {
  it('has five different words', () => {
    expect(new Set(newGame().rounds.map(({ word }) => word)).size).toBe(5);
  });

  it.each([
    ['easy', 100],
    ['medium', 150],
    ['hard', 200],
  ] as const)(
    'gives %s words their points and five more for each right word before: %i in all',
    (difficulty, most) => {
      let game = newGame(difficulty);
      for (let round = 0; round < 5; round += 1) game = right(game);
      expect(game).toMatchObject({ score: most, correctAnswers: 5, bestStreak: 5, finishedAt: 2_000 });
    },
  );

  it('loses its streak by a wrong word and by a skip, and tells the right word', () => {
    const first = right(newGame());
    const wrong = answerWord(first, 'nonsense', 3_000);
    expect(wrong).toMatchObject({
      score: 10,
      streak: 0,
      current: 2,
      last: { kind: 'incorrect', word: first.rounds[1]?.word },
    });
    const skipped = skipWord(right(wrong), 3_000);
    expect(skipped).toMatchObject({
      score: 20,
      streak: 0,
      bestStreak: 1,
      current: 4,
      last: { kind: 'skipped' },
    });
  });

  it('takes lower case for upper case and ignores an empty answer', () => {
    const game = newGame();
    expect(answerWord(game, '   ', 2_000)).toBe(game);
    expect(answerWord(game, ` ${game.rounds[0]?.word.toLowerCase()} `, 2_000).score).toBe(10);
  });

  it('ends by a skip of the last word, by End Game and by the clock, and stays ended', () => {
    let last = newGame();
    for (let round = 0; round < 4; round += 1) last = right(last);
    expect(skipWord(last, 5_000)).toMatchObject({ finishedAt: 5_000, current: 4 });
    const ended = endGame(newGame(), 4_000);
    expect(ended.finishedAt).toBe(4_000);
    expect(right(ended)).toBe(ended);
    expect(right(newGame(), 61_000)).toMatchObject({ score: 0, finishedAt: 61_000 });
  });

  it('counts time by its two moments', () => {
    const game = newGame();
    expect([1_000, 1_001, 60_999, 61_000, 99_000].map((now) => secondsLeftOf(game, now))).toEqual([
      60, 60, 1, 0, 0,
    ]);
    expect([1_000, 3_500, 90_000].map((now) => secondsTaken(endGame(game, now)))).toEqual([1, 3, 60]);
  });
});

it('a bonus is five times the streak before the answer', () => {
  expect([0, 1, 4].map((streak) => pointsFor('easy', streak))).toEqual([10, 15, 30]);
});
