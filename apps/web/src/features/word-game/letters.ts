import { plural, t } from '@lingui/core/macro';

/** The longest text that is typed for a word. */
export const longestGuess = 20;

/** What was typed, as the game reads it: uppercase letters and nothing else. */
export function readGuess(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .slice(0, longestGuess);
}

/** For each letter of the scramble whether the guess has used it; every letter typed uses the first free one. */
export function usedLetters(scrambled: string, guess: string): boolean[] {
  const used = Array.from(scrambled, () => false);
  for (const letter of guess) {
    const free = [...scrambled].findIndex((other, index) => other === letter && !used[index]);
    if (free >= 0) used[free] = true;
  }
  return used;
}

/** The guess spelt out for a reader: `Your word so far: O, U, T, 4 letters left`. */
export function describeGuess(guess: string, length: number): string {
  const left = Math.max(0, length - guess.length);
  const letters = guess === '' ? t`nothing yet` : [...guess].join(', ');
  return t`Your word so far: ${letters}, ${plural(left, { one: '# letter left', other: '# letters left' })}`;
}
