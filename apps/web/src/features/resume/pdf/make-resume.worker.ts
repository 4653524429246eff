import { loadFonts } from '@/lib/pdf/fonts.ts';
import type { FileOrder, MadeFile } from '@/lib/pdf/make-file.ts';
import { allPrintable } from '@/lib/pdf/printable.ts';
import type { PrintedResume } from '../printed.ts';
import { printResume } from './print-resume.ts';
import { printableWords } from './resume-letters.ts';

// In a worker, so that the page stays responsive and only the worker's policy allows the layout engine's WebAssembly.
self.addEventListener('message', (event: MessageEvent<FileOrder<PrintedResume>>) => {
  make(event.data.file).then(
    (made) => self.postMessage(made, { transfer: 'bytes' in made ? [made.bytes] : [] }),
    (error: unknown) => self.postMessage({ problem: String(error) } satisfies MadeFile),
  );
});

async function make(resume: PrintedResume): Promise<MadeFile> {
  const hasGlyph = await loadFonts();
  const missing = new Set<string>();
  const printed = allPrintable(resume, (text) =>
    printableWords(text, hasGlyph, (letter) => void missing.add(letter)),
  );
  if (missing.size > 0) return { problem: `letters:${[...missing].slice(0, 8).join(' ')}` };
  return { bytes: await printResume(printed) };
}
