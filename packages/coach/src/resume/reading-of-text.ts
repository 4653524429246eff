import { type ParsedResume, type ResumeDocument, resumeTextMaxLength } from '@greenroom/domain';
import { linesOfText, textDocument } from '../documents/read-text.ts';
import { readResume } from './parse-resume.builtin.ts';

/** A resume that was read: its fields, and the document they stand in. */
export interface Reading {
  resume: ParsedResume;
  document: ResumeDocument;
}

/** Reads a text as a resume. Any string is accepted. */
export function readingOfText(content: string): Reading {
  const text = content.slice(0, resumeTextMaxLength);
  const document = textDocument(linesOfText(text), 'utf-8');
  return readResume(document, { fileName: '', bytes: new TextEncoder().encode(text).length });
}
