import { readText, writeKept } from '@/lib/kept.ts';
import { type GameResult, readResults } from './result.ts';

const key = 'greenroom.word-game.unsent';

/** Results that are kept on this device until the server has them. */
export function unsentResults(): GameResult[] {
  return readResults(readText(key));
}

function keep(results: readonly GameResult[]): void {
  const isKept = writeKept(key, results.length === 0 ? null : results);
  if (!isKept) console.warn('The result could not be kept on this device');
}

/** Keeps a result until `forgetResult`; the same one once. */
export function keepResult(result: GameResult): void {
  keep([...unsentResults().filter(({ id }) => id !== result.id), result]);
}

/** The server has the result, or will never take it. */
export function forgetResult(id: string): void {
  keep(unsentResults().filter((result) => result.id !== id));
}
