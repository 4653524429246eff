import { badQuery } from './errors.ts';

/**
 * Bounds on what a client may ask the database to match. An embedded database runs on the server's own thread, where
 * no timeout can stop a pattern, so what can take more than a moment is refused before it is sent.
 */
const patternLimits = {
  likeLength: 1000,
  regexLength: 200,
  regexWeight: 255,
  searchLength: 500,
} as const;

/** Throws a 400 for a `like` pattern that is too long. */
export function checkLike(pattern: string): void {
  if (pattern.length > patternLimits.likeLength) {
    throw badQuery(`a pattern is longer than ${patternLimits.likeLength} characters`);
  }
}

/** Throws a 400 for a full-text query that is too long or nests too deep. */
export function checkSearch(query: string): void {
  if (query.length > patternLimits.searchLength) {
    throw badQuery(`a full-text query is longer than ${patternLimits.searchLength} characters`);
  }
  if (/[(!\s-]{32}/.test(query)) throw badQuery('a full-text query nests too deep');
}

/**
 * Throws a 400 for a regular expression with look-around or back references, whose cost grows with a power of the
 * text's length, or with counted repetitions that unfold to more than 255 copies.
 */
export function checkRegex(pattern: string): void {
  if (pattern.length > patternLimits.regexLength) {
    throw badQuery(`a regular expression is longer than ${patternLimits.regexLength} characters`);
  }
  if (pattern.startsWith('***')) throw badQuery('a regular expression can not begin with ***');
  const weight = weigh(pattern);
  if (weight > patternLimits.regexWeight) {
    throw badQuery(
      `a regular expression is too complex: its repetitions unfold to more than ${patternLimits.regexWeight}`,
    );
  }
}

/** How many characters a pattern has once its counted repetitions are written out. */
function weigh(pattern: string): number {
  const groups: number[] = [0];
  let last = 0;
  const add = (weight: number) => {
    last = weight;
    groups.push((groups.pop() ?? 0) + weight);
  };
  for (let index = 0; index < pattern.length; index++) {
    const char = pattern[index];
    if (char === '\\') {
      if (/[1-9]/.test(pattern[++index] ?? '')) throw badQuery('back references are not supported');
      add(1);
    } else if (char === '[') {
      index = bracketEnd(pattern, index);
      add(1);
    } else if (char === '(') {
      if (pattern[index + 1] === '?') {
        if (pattern[index + 2] !== ':') throw badQuery('look-around and options are not supported');
        index += 2;
      }
      groups.push(0);
    } else if (char === ')') {
      const inner = groups.pop() ?? 0;
      if (groups.length === 0) groups.push(0);
      add(inner);
    } else if (char === '{') {
      const bounds = /^\{(\d{1,3})(?:,(\d{0,3}))?\}/.exec(pattern.slice(index, index + 9));
      if (!bounds) {
        add(1);
        continue;
      }
      const times = Math.max(Number(bounds[1]), Number(bounds[2] || 0), 1);
      index += bounds[0].length - 1;
      add(last * (times - 1));
      last *= times;
    } else if (char !== '*' && char !== '+' && char !== '?') add(1);
  }
  return groups.reduce((sum, weight) => sum + weight, 0);
}

/** The position of the `]` that ends a bracket expression: `[]abc]`, `[^]a]` and `[[:alpha:]]` hold others. */
function bracketEnd(pattern: string, start: number): number {
  let index = start + 1;
  if (pattern[index] === '^') index++;
  if (pattern[index] === ']') index++;
  while (index < pattern.length && pattern[index] !== ']') {
    const inner = pattern[index] === '[' && /[.:=]/.test(pattern[index + 1] ?? '');
    const close = inner ? pattern.indexOf(`${pattern[index + 1]}]`, index + 2) : -1;
    if (pattern[index] === '\\') index++;
    index = close > 0 ? close + 2 : index + 1;
  }
  return index;
}
