import { paragraphsOf } from './docx-parts.ts';

/** In half points: print that nobody can read. */
const unreadableHalfPoints = 5;
const white = /<w:color\b[^>]*w:val="(?:F[C-F]F[C-F]F[C-F])"/i;
const vanished = /<w:(?:vanish|specVanish|webHidden)(?:\s*\/|\s+w:val="(?:1|true|on)")/;
/** Something that white words can be seen on: a shade, a page colour, a drawn shape. */
const darkGround =
  /<w:shd\b[^>]*w:fill="(?!auto|F[C-F]F[C-F]F[C-F])[0-9A-F]{6}"|<w:shd\b[^>]*w:themeFill|<w:background\b|<w:highlight\b|<w:txbxContent\b|<wps:wsp\b|<v:shape\b|<v:rect\b/i;

const run = /<w:r(?:\s[^>]*)?>(?:(?!<w:r[\s>])[\s\S])*?<\/w:r>/g;

function isUnseen(properties: string, canBeWhite: boolean): boolean {
  if (vanished.test(properties) || (!canBeWhite && white.test(properties))) return true;
  const size = /<w:sz\b[^>]*w:val="(\d+)"/.exec(properties)?.[1];
  return size !== undefined && Number(size) <= unreadableHalfPoints;
}

/** The body of a Word file without the words that the page does not show, and those words. */
export function withoutHidden(xml: string): { xml: string; hidden: string } {
  const canBeWhite = darkGround.test(xml);
  const hidden: string[] = [];
  const kept = xml.replace(run, (whole) => {
    const end = whole.indexOf('</w:rPr>');
    if (end < 0 || !isUnseen(whole.slice(0, end), canBeWhite)) return whole;
    hidden.push(...paragraphsOf(whole));
    return '';
  });
  return { xml: hidden.length > 0 ? kept : xml, hidden: hidden.join(' ') };
}
