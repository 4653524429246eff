import {
  countWords,
  fileRefusals,
  isDoubtfulReading,
  type ParsedField,
  type ParsedResume,
  type ResumeDocument,
  type ResumeReading,
} from '@greenroom/domain';
import { z } from 'zod';
import { type DocumentText, Unreadable } from '../documents/document-text.ts';
import { readDocument } from '../documents/read-document.ts';
import { builtinEngine } from '../engine.ts';
import { foreignLanguage } from '../text/language.ts';
import { readPassage } from '../text/passage.ts';
import { coverageOf } from './coverage.ts';
import { FieldLog } from './field-log.ts';
import { findSections, placeLines } from './find-sections.ts';
import { asTyped, capitalizeLines, isTypedSmall } from './letter-case.ts';
import { papersBehindName } from './name-papers.ts';
import { readBasics } from './read-contact.ts';
import { readEducation } from './read-education.ts';
import { readCertificates, readLanguages, readPlainLists, readProjects, readSkills } from './read-lists.ts';
import { readVolunteering, readWork } from './read-work.ts';
import type { Section } from './section.ts';
import { confidence } from './sureness.ts';
import { withWholePeriods } from './whole-periods.ts';

export const ResumeFile = z.object({
  bytes: z
    .custom<Uint8Array | ArrayBuffer>((value) => value instanceof Uint8Array || value instanceof ArrayBuffer)
    .catch(new Uint8Array())
    .transform((bytes) => (bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes))),
  /** Kept for the report; the content decides what the file is. */
  fileName: z.string().catch(''),
});
export type ResumeFile = z.input<typeof ResumeFile>;

/** Where lines were lost, what the others were read as is not sure either. */
const lessSure = (field: ParsedField): ParsedField =>
  /^(?:work|education)\./.test(field.path)
    ? { ...field, confidence: Math.min(field.confidence, confidence.likely) }
    : field;

const withNamePapers = (
  certificates: ParsedResume['certificates'],
  sections: readonly Section[],
): ParsedResume['certificates'] => {
  const told = certificates.map(({ name }) => name).join('\n');
  const more = papersBehindName(sections).filter((name) => !told.includes(name));
  return [...certificates, ...more.map((name) => ({ name }))];
};

/** The fields of every part of a resume, each with its source. */
function readFields(sections: readonly Section[], document: DocumentText): ParsedResume {
  const log = new FieldLog();
  const resume: ParsedResume = {
    basics: readBasics(sections, document.links, log),
    work: readWork(sections, log),
    volunteer: readVolunteering(sections, log),
    education: readEducation(sections, log),
    skills: readSkills(sections, log),
    languages: readLanguages(sections, log),
    certificates: withNamePapers(readCertificates(sections, log), sections),
    projects: readProjects(sections, log),
    ...readPlainLists(sections),
    fields: log.fields,
  };
  const coverage = coverageOf(sections, resume, log);
  return { ...resume, coverage, fields: isDoubtfulReading(coverage) ? log.fields.map(lessSure) : log.fields };
}

/** What is looked at of a resume to tell its language, and how many of its words are then among the commonest. */
const languageSample = 6_000;
const languageShare = 0.035;

/** Letters that tracking systems turn into boxes: private-use icons, replacement marks, controls. */
const oddCharacter = /[\ue000-\uf8ff\ufffd\u{f0000}-\u{10ffff}]|(?![\n\t])\p{Cc}/gu;

/** A heading in the letters of the document. */
function asWritten({ heading, headingLine }: Section, text: string): string {
  const line = text.slice(headingLine?.start, headingLine?.end);
  const at = line.toLowerCase().indexOf(heading.toLowerCase());
  return at < 0 ? heading : line.slice(at, at + heading.length);
}

function describe(
  document: DocumentText,
  text: string,
  sections: readonly Section[],
  file: { fileName: string; bytes: number },
): ResumeDocument {
  const { kind, pages, encoding, columns, tables, textBoxes, images, hiddenCharacters, isOutOfOrder, lost } =
    document;
  return {
    kind,
    ...file,
    pages,
    encoding,
    text,
    words: countWords(text),
    columns,
    tables,
    textBoxes,
    images,
    hiddenCharacters,
    oddCharacters: (text.match(oddCharacter)?.length ?? 0) + (document.iconCharacters ?? 0),
    isOutOfOrder,
    headings: sections
      .filter((section) => section.headingLine !== null)
      .map((section) => ({ section, headingText: section.headingLine?.text.toLowerCase() ?? '' }))
      .map(({ section, headingText }) => ({
        text: asWritten(section, text),
        section: section.name === 'other' ? null : section.name,
        line: document.lines.findIndex((line) => line.text.toLowerCase() === headingText),
      })),
    lost,
    language: foreignLanguage(readPassage(text.slice(0, languageSample)), languageShare),
  };
}

/** Reads the text of a document as a resume. Pure; any text is accepted. */
export function readResume(
  given: DocumentText,
  file: { fileName: string; bytes: number },
): Extract<ResumeReading, { ok: true }> {
  const document = { ...given, lines: withWholePeriods(given.lines) };
  const { text, lines } = placeLines(document.lines);
  const isSmall = isTypedSmall(lines);
  const sections = findSections(isSmall ? capitalizeLines(lines) : lines);
  const read = readFields(sections, document);
  const resume = isSmall ? asTyped(read, text) : read;
  return { ok: true, resume, document: describe(document, text, sections, file), engine: builtinEngine };
}

/**
 * Reads a resume file in four steps: bytes to text with positions, lines to sections, sections to entries, entries to fields.
 * PDF, Word (new and old) and text, told apart by content. A file that cannot be read is answered with the reason.
 */
export async function parseResume(file: ResumeFile): Promise<ResumeReading> {
  const { bytes, fileName } = ResumeFile.parse(file ?? {});
  try {
    const document = await readDocument(bytes);
    return readResume(document, { fileName, bytes: bytes.length });
  } catch (error) {
    const code = error instanceof Unreadable ? error.code : 'broken';
    return { ok: false, refusal: { code, message: fileRefusals[code] }, engine: builtinEngine };
  }
}
