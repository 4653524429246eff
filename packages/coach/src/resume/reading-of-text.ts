import { type ParsedResume, type ResumeDocument, resumeTextMaxLength } from '@greenroom/domain';
import { linesOfText } from '../documents/read-text.ts';
import { readResume } from './parse-resume.builtin.ts';

/** A resume that was read: its fields, and the document they stand in. */
export interface Reading {
  resume: ParsedResume;
  document: ResumeDocument;
}

/** Reads a text as a resume. Any string is accepted. */
export function readingOfText(content: string): Reading {
  const text = content.slice(0, resumeTextMaxLength);
  const lines = linesOfText(text);
  const nothing = {
    pages: null,
    encoding: 'utf-8',
    columns: 1,
    tables: 0,
    textBoxes: 0,
    images: 0,
    hiddenCharacters: 0,
    isOutOfOrder: false,
    lost: [],
    links: [],
  };
  return readResume(
    { kind: 'text', lines, ...nothing },
    { fileName: '', bytes: new TextEncoder().encode(text).length },
  );
}
