import { loadFonts } from '@/lib/pdf/fonts.ts';
import type { FileOrder, MadeFile } from '@/lib/pdf/make-file.ts';
import type { LetterFile } from '../letter-file.ts';
import { printLetter } from './print-letter.ts';

// In a worker, so that the page stays responsive and only the worker's policy allows the layout engine's WebAssembly.
self.addEventListener('message', (event: MessageEvent<FileOrder<LetterFile>>) => {
  make(event.data.file).then(
    (bytes) => self.postMessage({ bytes } satisfies MadeFile, { transfer: [bytes] }),
    (error: unknown) => self.postMessage({ problem: String(error) } satisfies MadeFile),
  );
});

const make = async (file: LetterFile): Promise<ArrayBuffer> => printLetter(file, await loadFonts());
