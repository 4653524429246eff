import { pdf } from '@react-pdf/renderer';
import { takeMessages } from '@/lib/messages.ts';
import { loadFonts } from '@/lib/pdf/fonts.ts';
import type { FileOrder, MadeFile } from '@/lib/pdf/make-file.ts';
import { allPrintable, printable } from '@/lib/pdf/printable.ts';
import { reportDocument } from './report-document.tsx';
import type { ReportFile } from './report-file.ts';

// In a worker, so that the page stays responsive and only the worker's policy allows the layout engine's WebAssembly.
self.addEventListener('message', (event: MessageEvent<FileOrder<ReportFile>>) => {
  make(event.data).then(
    (bytes) => self.postMessage({ bytes } satisfies MadeFile, { transfer: [bytes] }),
    (error: unknown) => self.postMessage({ problem: String(error) } satisfies MadeFile),
  );
});

async function make({ file, words }: FileOrder<ReportFile>): Promise<ArrayBuffer> {
  takeMessages(words.locale, words.region, words.messages);
  const hasGlyph = await loadFonts();
  let isIncomplete = false;
  const printed = allPrintable(file, (text) => printable(text, hasGlyph, () => (isIncomplete = true)));
  const blob = await pdf(reportDocument(printed, isIncomplete)).toBlob();
  return blob.arrayBuffer();
}
