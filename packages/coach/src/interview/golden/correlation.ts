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

/** Ranks from 1, equal values sharing the mean of theirs. */
function ranks(values: readonly number[]): number[] {
  const order = values.map((value, at) => ({ value, at })).sort((a, b) => a.value - b.value);
  const ranked: number[] = new Array(values.length).fill(0);
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to + 1 < order.length && order[to + 1]?.value === order[from]?.value) to += 1;
    for (let at = from; at <= to; at += 1) ranked[order[at]?.at ?? 0] = (from + to) / 2 + 1;
    from = to + 1;
  }
  return ranked;
}

/** Spearman's correlation of pairs: Pearson's over the ranks. */
export function rankCorrelation(pairs: readonly (readonly [number, number])[]): number {
  const x = ranks(pairs.map(([left]) => left));
  const y = ranks(pairs.map(([, right]) => right));
  return correlation(x.map((rank, at) => [rank, y[at] ?? 0]));
}
