import { type Coverage, printable } from '@/lib/pdf/printable.ts';

/** Signs that say nothing in print: emoji and their skin tones and flags. */
const decoration = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}/gu;

/**
 * The text as the fonts can print it, with unsupported emoji removed. `onMissing` is called with each letter that no
 * font has. A resume with such a letter isn't made: a name in question marks helps nobody.
 */
export function printableWords(
  text: string,
  hasGlyph: Coverage,
  onMissing: (letter: string) => void,
): string {
  const kept = text
    .normalize('NFC')
    .replace(decoration, (sign) => (hasGlyph(sign.codePointAt(0) ?? 0) ? sign : ''));
  for (const sign of kept)
    if (/[\p{L}\p{M}\p{N}]/u.test(sign) && !hasGlyph(sign.codePointAt(0) ?? 0)) onMissing(sign);
  return printable(kept, hasGlyph, () => undefined);
}
