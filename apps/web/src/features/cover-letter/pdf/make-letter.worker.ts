import { pdf } from '@react-pdf/renderer';
import { loadFonts } from '@/lib/pdf/fonts.ts';
import type { FileOrder, MadeFile } from '@/lib/pdf/make-file.ts';
import { allPrintable, printable } from '@/lib/pdf/printable.ts';
import type { LetterFile } from '../letter-file.ts';
import { letterDocument } from './letter-document.tsx';
import { unprintable } from './unprintable.ts';

// In a worker, so that the page stays responsive and only the worker's policy allows the layout engine's WebAssembly.
self.addEventListener('message', (event: MessageEvent<FileOrder<LetterFile>>) => {
  make(event.data.file).then(
    (bytes) => self.postMessage({ bytes } satisfies MadeFile, { transfer: [bytes] }),
    (error: unknown) => self.postMessage({ problem: String(error) } satisfies MadeFile),
  );
});

async function make(file: LetterFile): Promise<ArrayBuffer> {
  const hasGlyph = await loadFonts();
  const printed = allPrintable(file, (text) =>
    printable(text, hasGlyph, () => {
      // A letter with question marks in it is nothing to send.
      throw new Error(unprintable);
    }),
  );
  const blob = await pdf(letterDocument(printed)).toBlob();
  return blob.arrayBuffer();
}
