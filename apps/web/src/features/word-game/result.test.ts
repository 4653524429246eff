import { answerWord, endGame, startGame } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { readResults, resultOf } from './result.ts';

const game = startGame('game', 'easy', 0, () => 0.5);

describe('resultOf', () => {
  it('tells the score, the last word and the seconds', () => {
    const played = endGame(answerWord(game, game.rounds[0]?.word ?? '', 3_000), 20_500);
    expect(resultOf(played, 'anna')).toEqual({
      id: 'game',
      user_id: 'anna',
      word: game.rounds[1]?.word,
      score: 10,
      time_taken: 21,
      difficulty: 'easy',
    });
  });

  it('gives every right word its second', () => {
    let quick = game;
    for (const { word } of game.rounds) quick = answerWord(quick, word, 100);
    expect(resultOf(quick, 'anna')).toMatchObject({ score: 100, time_taken: 5 });
  });
});

describe('readResults', () => {
  it('reads what was kept and drops the rest', () => {
    const kept = resultOf(endGame(game, 1_000), 'anna');
    expect(readResults(JSON.stringify([kept, { id: 1 }, null]))).toEqual([kept]);
    expect(readResults('{')).toEqual([]);
    expect(readResults(null)).toEqual([]);
  });
});
