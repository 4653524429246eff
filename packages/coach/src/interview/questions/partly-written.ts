import type { GeneratedQuestion } from '@greenroom/domain';

/**
 * A built-in set in which questions that a model wrote take the places of their phase. A question from a line gives way only to
 * another one from a line, and those at the resume stay. Counts the places taken.
 */
export function fillPlaces(
  builtIn: readonly GeneratedQuestion[],
  written: readonly GeneratedQuestion[],
): { questions: GeneratedQuestion[]; taken: number } {
  const left = [...written];
  const questions = builtIn.map((own) => {
    if (own.reason?.kind === 'resume') return own;
    const at = left.findIndex(({ phase, reason }) => phase === own.phase && (!own.reason || reason));
    return at < 0 ? own : (left.splice(at, 1)[0] ?? own);
  });
  return { questions, taken: written.length - left.length };
}
