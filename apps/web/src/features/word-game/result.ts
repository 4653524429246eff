import { type Difficulty, type Game, secondsTaken } from '@greenroom/domain';

/** What is to be told the server of a finished game. A score of 0 is not saved; in a trial it counts all the same. */
export interface GameResult {
  id: string;
  user_id: string;
  word: string;
  score: number;
  time_taken: number;
  difficulty: Difficulty;
}

/** The result of a finished game, with the word it ended on. */
export function resultOf(game: Game, userId: string): GameResult {
  return {
    id: game.id,
    user_id: userId,
    word: game.rounds[game.current]?.word ?? '',
    score: game.score,
    // A right word takes the server's second at least, however fast the fingers are.
    time_taken: Math.max(secondsTaken(game), game.correctAnswers),
    difficulty: game.difficulty,
  };
}

function isResult(value: unknown): value is GameResult {
  if (!value || typeof value !== 'object') return false;
  const { id, user_id, word, score, time_taken, difficulty } = value as Record<string, unknown>;
  const texts = [id, user_id, word, difficulty].every((field) => typeof field === 'string');
  return texts && typeof score === 'number' && typeof time_taken === 'number';
}

/** Results from stored text; whatever is not one is dropped. */
export function readResults(text: string | null): GameResult[] {
  if (text === null) return [];
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed.filter(isResult) : [];
  } catch {
    return [];
  }
}
