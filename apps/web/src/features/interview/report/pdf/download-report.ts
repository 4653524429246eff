import { makeFile } from '@/lib/pdf/make-file.ts';
import { saveFile } from '@/lib/save-file.ts';
import { type ReportFileParts, reportFile, reportFileName } from './report-file.ts';

/** Makes the PDF of a report and has the browser save it. Throws where it can't be made. */
export async function downloadReport(parts: ReportFileParts): Promise<void> {
  const worker = new Worker(new URL('./make-report.worker.ts', import.meta.url), { type: 'module' });
  const bytes = await makeFile(worker, reportFile(parts));
  saveFile(reportFileName(parts), bytes, 'application/pdf');
}
