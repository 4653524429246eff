import { dashed } from '@greenroom/domain';
import { makeFile } from '@/lib/pdf/make-file.ts';
import { saveFile } from '@/lib/save-file.ts';
import type { DaySheet } from '../day-sheet.ts';

/** Makes the PDF of a day sheet and has the browser save it. Throws where it can't be made. */
export async function downloadSheet(sheet: DaySheet): Promise<void> {
  const worker = new Worker(new URL('./make-day-sheet.worker.ts', import.meta.url), { type: 'module' });
  const bytes = await makeFile(worker, sheet);
  const name = dashed(sheet.company || sheet.title);
  saveFile(`day-sheet${name ? `-${name}` : ''}.pdf`, bytes, 'application/pdf');
}
