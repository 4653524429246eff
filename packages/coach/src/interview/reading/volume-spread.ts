/** Fewer words with a level say nothing of a voice, and fewer moments at which it was measured neither. */
const leastWords = 20;
const leastLevels = 3;

/**
 * How much the volume of a voice varies over an answer: the standard deviation of its words' levels, in decibels with one decimal. Null
 * where too little was measured. It says nothing of what is better.
 */
export function volumeSpreadDb(words: readonly { levelDb?: number | undefined }[]): number | null {
  const levels = words.flatMap(({ levelDb }) =>
    levelDb !== undefined && Number.isFinite(levelDb) ? [levelDb] : [],
  );
  if (levels.length < leastWords || new Set(levels).size < leastLevels) return null;
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
  const variance = levels.reduce((sum, level) => sum + (level - mean) ** 2, 0) / levels.length;
  return Math.round(10 * Math.sqrt(variance)) / 10;
}
