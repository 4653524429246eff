/** Pearson's correlation of pairs; 0 when one side does not vary. */
export function correlation(pairs: readonly (readonly [number, number])[]): number {
  const mean = (at: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[at], 0) / Math.max(1, pairs.length);
  const [meanX, meanY] = [mean(0), mean(1)];
  let together = 0;
  let spreadX = 0;
  let spreadY = 0;
  for (const [x, y] of pairs) {
    together += (x - meanX) * (y - meanY);
    spreadX += (x - meanX) ** 2;
    spreadY += (y - meanY) ** 2;
  }
  return spreadX * spreadY === 0 ? 0 : together / Math.sqrt(spreadX * spreadY);
}

/** The correlation of marks and scores with what both owe to length taken out. */
export function correlationBeyondLength(
  rows: readonly { mark: number; score: number; words: number }[],
): number {
  const markScore = correlation(rows.map(({ mark, score }) => [mark, score]));
  const markLength = correlation(rows.map(({ mark, words }) => [mark, words]));
  const scoreLength = correlation(rows.map(({ score, words }) => [score, words]));
  const rest = Math.sqrt((1 - markLength ** 2) * (1 - scoreLength ** 2));
  return rest === 0 ? 0 : (markScore - markLength * scoreLength) / rest;
}
