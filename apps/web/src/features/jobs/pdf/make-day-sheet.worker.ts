import { pdf } from '@react-pdf/renderer';
import { takeMessages } from '@/lib/messages.ts';
import { loadFonts } from '@/lib/pdf/fonts.ts';
import type { FileOrder, MadeFile } from '@/lib/pdf/make-file.ts';
import { allPrintable, printable } from '@/lib/pdf/printable.ts';
import type { DaySheet } from '../day-sheet.ts';
import { sheetDocument } from './sheet-document.tsx';

// In a worker, so that the page stays responsive and only the worker's policy allows the layout engine's WebAssembly.
self.addEventListener('message', (event: MessageEvent<FileOrder<DaySheet>>) => {
  make(event.data).then(
    (bytes) => self.postMessage({ bytes } satisfies MadeFile, { transfer: [bytes] }),
    (error: unknown) => self.postMessage({ problem: String(error) } satisfies MadeFile),
  );
});

async function make({ file, words }: FileOrder<DaySheet>): Promise<ArrayBuffer> {
  takeMessages(words.locale, words.region, words.messages);
  const hasGlyph = await loadFonts();
  const sheet = allPrintable(file, (text) => printable(text, hasGlyph, () => undefined));
  const blob = await pdf(sheetDocument(sheet)).toBlob();
  return blob.arrayBuffer();
}
