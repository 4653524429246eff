import { region } from '@/lib/locale.ts';
import { i18n } from '@/lib/messages.ts';
import { saveFile } from '@/lib/save-file.ts';
import type { MadeReport, ReportOrder } from './make-report.worker.ts';
import { type ReportFile, type ReportFileParts, reportFile, reportFileName } from './report-file.ts';

const longestMakingMs = 60_000;

/** Makes the PDF of a report and has the browser save it. Throws where it can't be made. */
export async function downloadReport(parts: ReportFileParts): Promise<void> {
  const bytes = await makeReport(reportFile(parts));
  saveFile(reportFileName(parts), new Uint8Array(bytes), 'application/pdf');
}

async function makeReport(file: ReportFile): Promise<ArrayBuffer> {
  const worker = new Worker(new URL('./make-report.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('Making the file took too long')), longestMakingMs);
      worker.onerror = (event) => reject(new Error(event.message || 'The worker could not be started'));
      worker.onmessage = ({ data }: MessageEvent<MadeReport>) =>
        'bytes' in data ? resolve(data.bytes) : reject(new Error(data.problem));
      worker.postMessage({
        file,
        words: { locale: i18n.locale, region: region(), messages: i18n.messages },
      } satisfies ReportOrder);
    });
  } finally {
    worker.terminate();
  }
}
