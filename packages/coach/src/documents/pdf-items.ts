/** What pdf.js gives for a piece of text. */
export interface PdfTextItem {
  str: string;
  transform: number[];
  width: number;
  fontName: string;
  hasEOL: boolean;
  /** Its letters are as many letter heights apart; 0 where they are set as usual. */
  letterGap?: number;
}

/** The height of its letters. */
export const sizeOf = (item: PdfTextItem): number =>
  Math.hypot(item.transform[2] ?? 0, item.transform[3] ?? 0) || 10;
