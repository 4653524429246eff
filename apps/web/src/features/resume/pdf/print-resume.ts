import { pdf } from '@react-pdf/renderer';
import type { PrintedResume } from '../printed.ts';
import { resumeDocument } from './resume-document.tsx';

/** The bytes of a resume's PDF, once the fonts are loaded. */
export async function printResume(resume: PrintedResume): Promise<ArrayBuffer> {
  const blob = await pdf(resumeDocument(resume)).toBlob();
  return blob.arrayBuffer();
}
