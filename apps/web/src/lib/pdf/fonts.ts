import { Font } from '@react-pdf/renderer';
import figtree400 from './fonts/figtree-latin-400.woff?url';
import figtree600 from './fonts/figtree-latin-600.woff?url';
import figtreeExtended400 from './fonts/figtree-latin-ext-400.woff?url';
import figtreeExtended600 from './fonts/figtree-latin-ext-600.woff?url';
import fraunces400 from './fonts/fraunces-latin-400.woff?url';
import frauncesExtended400 from './fonts/fraunces-latin-ext-400.woff?url';
import cyrillic400 from './fonts/noto-sans-cyrillic-400.woff?url';
import cyrillicExtended400 from './fonts/noto-sans-cyrillic-ext-400.woff?url';
import greek400 from './fonts/noto-sans-greek-400.woff?url';
import vietnamese400 from './fonts/noto-sans-vietnamese-400.woff?url';
import type { Coverage } from './printable.ts';

/** The families in the order in which a glyph is looked for. */
const fallbacks = ['Greek', 'Cyrillic', 'Cyrillic Extended', 'Vietnamese'];
export const sans = ['Figtree', 'Figtree Extended', ...fallbacks];
export const serif = ['Fraunces', 'Fraunces Extended', ...sans];

const sources: readonly [family: string, weight: number, url: string][] = [
  ['Figtree', 400, figtree400],
  ['Figtree', 600, figtree600],
  ['Figtree Extended', 400, figtreeExtended400],
  ['Figtree Extended', 600, figtreeExtended600],
  ['Fraunces', 400, fraunces400],
  ['Fraunces Extended', 400, frauncesExtended400],
  ['Greek', 400, greek400],
  ['Cyrillic', 400, cyrillic400],
  ['Cyrillic Extended', 400, cyrillicExtended400],
  ['Vietnamese', 400, vietnamese400],
];

const longestUnbrokenWord = 28;

/**
 * Loads the fonts of a file and tells which characters they hold. `read` gives a font as a data URL. Throws where one
 * can't be loaded.
 */
export async function loadFonts(read: (url: string) => Promise<string> = fetched): Promise<Coverage> {
  await Promise.all(
    sources.map(async ([family, fontWeight, url]) => {
      Font.register({ family, fontWeight, src: await read(url) });
    }),
  );
  // No hyphens: words of a report are found and copied whole. Only what would leave the page is cut.
  Font.registerHyphenationCallback((word) =>
    word.length <= longestUnbrokenWord ? [word] : (word.match(/.{1,28}/gsu) ?? [word]),
  );
  await Promise.all(sans.map((fontFamily) => Font.load({ fontFamily, fontWeight: 400 })));
  const loaded = sans.map((fontFamily) => Font.getFont({ fontFamily, fontWeight: 400 })?.data);
  return (codePoint) => loaded.some((font) => font?.hasGlyphForCodePoint(codePoint));
}

/** A font under an address of its own would be told from a file's path by the shape of its host's name. */
async function fetched(url: string): Promise<string> {
  const answer = await fetch(new URL(url, self.location.href));
  if (!answer.ok) throw new Error(`A font could not be loaded: ${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:font/woff;base64,${btoa(text)}`;
}
