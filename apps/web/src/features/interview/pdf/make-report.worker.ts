import type { Messages } from '@lingui/core';
import { pdf } from '@react-pdf/renderer';
import { takeMessages } from '@/lib/messages.ts';
import { loadFonts } from './fonts.ts';
import { allPrintable, printable } from './printable.ts';
import { reportDocument } from './report-document.tsx';
import type { ReportFile } from './report-file.ts';

/** What the page sends: the report, and the words of its language, which the worker has not got by itself. */
export interface ReportOrder {
  file: ReportFile;
  words: { locale: string; region: string; messages: Messages };
}

/** What the page gets back: the bytes of the file, or that there are none. */
export type MadeReport = { bytes: ArrayBuffer } | { problem: string };

// A worker of its own: the page stays usable, and only this worker's policy allows the layout engine's WebAssembly.
self.addEventListener('message', (event: MessageEvent<ReportOrder>) => {
  make(event.data).then(
    (bytes) => self.postMessage({ bytes } satisfies MadeReport, { transfer: [bytes] }),
    (error: unknown) => self.postMessage({ problem: String(error) } satisfies MadeReport),
  );
});

async function make({ file, words }: ReportOrder): Promise<ArrayBuffer> {
  takeMessages(words.locale, words.region, words.messages);
  const hasGlyph = await loadFonts();
  let isIncomplete = false;
  const printed = allPrintable(file, (text) => printable(text, hasGlyph, () => (isIncomplete = true)));
  const blob = await pdf(reportDocument(printed, isIncomplete)).toBlob();
  return blob.arrayBuffer();
}
