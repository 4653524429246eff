import { dashed, type ResumeContent } from '@greenroom/domain';
import { makeFile } from '@/lib/pdf/make-file.ts';
import { saveFile } from '@/lib/save-file.ts';
import { docxMimeType } from '../docx.ts';
import { jsonResume } from '../json-resume.ts';
import { type PrintedResume, printedResume } from '../printed.ts';

export const resumeFormats = ['pdf', 'docx', 'json'] as const;
export type ResumeFormat = (typeof resumeFormats)[number];

/** Letters that the fonts of the PDF don't have. */
export class MissingLetters extends Error {
  readonly letters: string;
  constructor(letters: string) {
    super(`No font has ${letters}`);
    this.letters = letters;
  }
}

async function pdfOf(resume: PrintedResume): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(new URL('./make-resume.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await makeFile(worker, resume);
  } catch (error) {
    const [, letters] = /letters:(.+)/.exec(error instanceof Error ? error.message : '') ?? [];
    throw letters ? new MissingLetters(letters) : error;
  }
}

/** Makes the file of a resume and has the browser save it. Throws MissingLetters, or what went wrong. */
export async function saveResume(content: ResumeContent, format: ResumeFormat): Promise<void> {
  const printed = printedResume(content);
  const name = `${dashed(printed.name) || 'my'}-resume`;
  if (format === 'pdf') saveFile(`${name}.pdf`, await pdfOf(printed), 'application/pdf');
  else if (format === 'json') saveFile(`${name}.json`, jsonResume(content), 'application/json');
  else {
    const { wordFile } = await import('../word-file.ts');
    saveFile(`${name}.docx`, await wordFile(printed), docxMimeType);
  }
}
