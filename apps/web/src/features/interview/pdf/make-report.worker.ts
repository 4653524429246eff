import { pdf } from '@react-pdf/renderer';
import { loadFonts } from './fonts.ts';
import { allPrintable, printable } from './printable.ts';
import { reportDocument } from './report-document.tsx';
import type { ReportFile } from './report-file.ts';

/** What the page gets back: the bytes of the file, or that there are none. */
export type MadeReport = { bytes: ArrayBuffer } | { problem: string };

// A worker of its own: the page stays usable, and only this worker's policy allows the layout engine's WebAssembly.
self.addEventListener('message', (event: MessageEvent<ReportFile>) => {
  make(event.data).then(
    (bytes) => self.postMessage({ bytes } satisfies MadeReport, { transfer: [bytes] }),
    (error: unknown) => self.postMessage({ problem: String(error) } satisfies MadeReport),
  );
});

async function make(file: ReportFile): Promise<ArrayBuffer> {
  const hasGlyph = await loadFonts();
  let isIncomplete = false;
  const printed = allPrintable(file, (text) => printable(text, hasGlyph, () => (isIncomplete = true)));
  const blob = await pdf(reportDocument(printed, isIncomplete)).toBlob();
  return blob.arrayBuffer();
}
