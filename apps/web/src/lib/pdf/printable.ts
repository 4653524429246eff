/** Whether some font of the file has a glyph for a character. */
export type Coverage = (codePoint: number) => boolean;

const lineBreak = 0x0a;
const replacement = '?';
/** Marks that print nothing of their own: joiners, direction marks, variation selectors, soft hyphens. */
const silent = /\p{Cf}|\p{Variation_Selector}/u;

/**
 * A text that the fonts of a file can print. Letters and their accents are joined first; a character that no font has
 * becomes `?`, since a wrong letter would mislead. `onMissing` is told of each.
 */
export function printable(text: string, hasGlyph: Coverage, onMissing: () => void): string {
  let printed = '';
  for (const character of text.normalize('NFC').replaceAll('\r\n', '\n').replaceAll('\t', ' ')) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (codePoint === lineBreak || (codePoint >= 0x20 && codePoint !== 0x7f && hasGlyph(codePoint))) {
      if (!silent.test(character)) printed += character;
    } else if (codePoint >= 0x20 && !silent.test(character)) {
      onMissing();
      printed += replacement;
    }
  }
  return printed;
}

/** All texts of a plain structure made printable; the rest stays as it is. */
export function allPrintable<Data>(data: Data, print: (text: string) => string): Data {
  if (typeof data === 'string') return print(data) as Data;
  if (Array.isArray(data)) return data.map((item) => allPrintable(item, print)) as Data;
  if (data === null || typeof data !== 'object') return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, item]) => [key, allPrintable(item, print)]),
  ) as Data;
}
