import { coverLetterFileName } from '@greenroom/domain';
import { saveFile } from '@/lib/save-file.ts';

/** A letter as paragraphs of lines, as a file has it. */
export interface LetterFile {
  title: string;
  paragraphs: string[][];
}

/** The paragraphs of a letter: what empty lines part. */
export const paragraphsOf = (text: string): string[][] =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n+/)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    )
    .filter((lines) => lines.length > 0);

/** Makes the PDF of a letter and has the browser save it. Throws where it can't be made. */
export async function downloadPdf(jobRole: string, text: string): Promise<void> {
  const { makeFile } = await import('@/lib/pdf/make-file.ts');
  const worker = new Worker(new URL('./pdf/make-letter.worker.ts', import.meta.url), { type: 'module' });
  const file: LetterFile = { title: coverLetterFileName(jobRole, 'pdf'), paragraphs: paragraphsOf(text) };
  saveFile(file.title, await makeFile(worker, file), 'application/pdf');
}

/** Makes the Word file of a letter and has the browser save it. Throws where it can't be made. */
export async function downloadDocx(jobRole: string, text: string): Promise<void> {
  const { buildLetterDocx, docxMimeType } = await import('./letter-docx.ts');
  const bytes = await buildLetterDocx(paragraphsOf(text));
  saveFile(coverLetterFileName(jobRole, 'docx'), bytes, docxMimeType);
}
