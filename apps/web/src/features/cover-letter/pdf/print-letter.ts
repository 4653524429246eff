import { pdf } from '@react-pdf/renderer';
import { allPrintable, type Coverage, printable } from '@/lib/pdf/printable.ts';
import type { LetterFile } from '../letter-file.ts';
import { letterDocument } from './letter-document.tsx';
import { unprintable } from './unprintable.ts';

/** The bytes of a letter's PDF, once the fonts are loaded. Throws `unprintable` for characters that no font has. */
export async function printLetter(file: LetterFile, hasGlyph: Coverage): Promise<ArrayBuffer> {
  const printed = allPrintable(file, (text) =>
    printable(text, hasGlyph, () => {
      // A letter with question marks in it is nothing to send.
      throw new Error(unprintable);
    }),
  );
  const blob = await pdf(letterDocument(printed)).toBlob();
  return blob.arrayBuffer();
}
