import type { Messages } from '@lingui/core';
import { region } from '@/lib/locale.ts';
import { i18n } from '@/lib/messages.ts';

const longestMakingMs = 60_000;

/** What a page sends to the worker that makes a PDF: its content, and the words of its language, which a worker has not got by itself. */
export interface FileOrder<File> {
  file: File;
  words: { locale: string; region: string; messages: Messages };
}

/** What the page gets back: the bytes of the file, or that there are none. */
export type MadeFile = { bytes: ArrayBuffer } | { problem: string };

/** Has a worker make one PDF, and ends it. Throws where it can't be made. */
export async function makeFile<File>(worker: Worker, file: File): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const bytes = await new Promise<ArrayBuffer>((resolve, reject) => {
      setTimeout(() => reject(new Error('Making the file took too long')), longestMakingMs);
      worker.onerror = (event) => reject(new Error(event.message || 'The worker could not be started'));
      worker.onmessage = ({ data }: MessageEvent<MadeFile>) =>
        'bytes' in data ? resolve(data.bytes) : reject(new Error(data.problem));
      worker.postMessage({
        file,
        words: { locale: i18n.locale, region: region(), messages: i18n.messages },
      } satisfies FileOrder<File>);
    });
    return new Uint8Array(bytes);
  } finally {
    worker.terminate();
  }
}
