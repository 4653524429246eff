import type { Difficulty } from '../interview/catalog.ts';
import { fieldRounds, gameRounds, gameSeconds, pointsPerWord, streakBonusPoints } from './catalog.ts';
import type { WorkField } from './field-of.ts';
import { wordsFor } from './field-words.ts';
import type { GameWord } from './word-lines.ts';

/** Numbers in [0, 1). */
export type Random = () => number;

const secondMs = 1_000;
const tries = 50;

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
}

/** The letters of a word in another order. No two words of the game have the same letters, so it is never one of them. */
export function scramble(word: string, random: Random): string {
  for (let turn = 0; turn < tries; turn += 1) {
    const mixed = shuffled([...word], random).join('');
    if (mixed !== word) return mixed;
  }
  // No luck with the numbers: turning the word by a letter always gives another text, unless all letters are one.
  return word.slice(1) + word.slice(0, 1);
}

/** What a right word is worth with so many right words in a row before it. */
export const pointsFor = (difficulty: Difficulty, streakBefore: number): number =>
  pointsPerWord[difficulty] + streakBonusPoints * streakBefore;

export interface GameRound extends GameWord {
  scrambled: string;
}

/** What became of the last round. */
export interface RoundOutcome {
  kind: 'correct' | 'incorrect' | 'skipped';
  word: string;
  points: number;
}

/** A game from Start to its results. Times are epoch milliseconds. */
export interface Game {
  id: string;
  difficulty: Difficulty;
  rounds: readonly GameRound[];
  /** The index of the round that is on; stays at the last one when the game is over. */
  current: number;
  score: number;
  streak: number;
  bestStreak: number;
  correctAnswers: number;
  startedAt: number;
  deadlineAt: number;
  finishedAt: number | null;
  last: RoundOutcome | null;
}

/**
 * A new game: five different words of the difficulty, the clock running from now. Where the field is known, three of the
 * words are from it, in any of the rounds.
 */
export function startGame(
  id: string,
  difficulty: Difficulty,
  nowMs: number,
  random: Random,
  field: WorkField | null = null,
): Game {
  const { general, ofField } = wordsFor(difficulty, field);
  const ownWords = shuffled(ofField, random).slice(0, fieldRounds);
  const otherWords = shuffled(general, random).slice(0, gameRounds - ownWords.length);
  const rounds = shuffled([...ownWords, ...otherWords], random).map((word) => ({
    ...word,
    scrambled: scramble(word.word, random),
  }));
  return {
    id,
    difficulty,
    rounds,
    current: 0,
    score: 0,
    streak: 0,
    bestStreak: 0,
    correctAnswers: 0,
    startedAt: nowMs,
    deadlineAt: nowMs + gameSeconds * secondMs,
    finishedAt: null,
    last: null,
  };
}

/** Whole seconds left, rounded up, from the two moments alone: a slept laptop or a throttled tab changes nothing. */
export function secondsLeftOf(game: Game, nowMs: number): number {
  return Math.max(0, Math.min(gameSeconds, Math.ceil((game.deadlineAt - nowMs) / secondMs)));
}

/** Whole seconds from the start to the end, at most the game's length; a moment counts as one. */
export function secondsTaken(game: Game): number {
  const endedAt = Math.min(game.finishedAt ?? game.deadlineAt, game.deadlineAt);
  return Math.min(gameSeconds, Math.max(1, Math.ceil((endedAt - game.startedAt) / secondMs)));
}

/** Ends the game; an ended one stays as it is. */
export function endGame(game: Game, nowMs: number): Game {
  return game.finishedAt === null ? { ...game, finishedAt: Math.min(nowMs, game.deadlineAt) } : game;
}

function goOn(game: Game, last: RoundOutcome, nowMs: number): Game {
  const isLast = game.current >= game.rounds.length - 1;
  const played = { ...game, last };
  return isLast ? endGame(played, nowMs) : { ...played, current: game.current + 1 };
}

/** Takes an answer to the current word. An empty one, and one after the end, change nothing; case does not matter. */
export function answerWord(game: Game, answer: string, nowMs: number): Game {
  const round = game.rounds[game.current];
  const given = answer.trim().toUpperCase();
  if (game.finishedAt !== null || !round || given === '') return game;
  if (nowMs >= game.deadlineAt) return endGame(game, nowMs);
  const { word } = round;
  if (given !== word) return goOn({ ...game, streak: 0 }, { kind: 'incorrect', word, points: 0 }, nowMs);
  const points = pointsFor(game.difficulty, game.streak);
  const streak = game.streak + 1;
  const scored = {
    ...game,
    score: game.score + points,
    streak,
    bestStreak: Math.max(game.bestStreak, streak),
    correctAnswers: game.correctAnswers + 1,
  };
  return goOn(scored, { kind: 'correct', word, points }, nowMs);
}

/** Leaves the current word; on the last one the game ends. */
export function skipWord(game: Game, nowMs: number): Game {
  const round = game.rounds[game.current];
  if (game.finishedAt !== null || !round) return game;
  return goOn({ ...game, streak: 0 }, { kind: 'skipped', word: round.word, points: 0 }, nowMs);
}
