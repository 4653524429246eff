import { z } from 'zod';
import { Engine } from '../interview/contract.ts';
import { documentKinds, type FileRefusalCode, fileRefusals } from './catalog.ts';

const Text = z.string().optional();
/** yyyy, yyyy-mm or yyyy-mm-dd. An end that is missing from a current position stays absent. */
const ResumeDate = z.string().optional();
const Lines = z.array(z.string());

/** Where a field was read. `region` is the part of the file; text outside the body is what tracking systems often lose. */
export const FieldSource = z.object({
  /** From 1; null where the format has no pages. */
  page: z.number().int().nullable(),
  region: z.enum(['body', 'column', 'table', 'header', 'footer', 'text-box']),
  /** The place in the text of the document: `document.text.slice(start, end)`. */
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  /** The words as they stand there. */
  text: z.string(),
});
export type FieldSource = z.infer<typeof FieldSource>;

export const ParsedField = z.object({
  /** JSON Resume path, e.g. `basics.email`, `work.0.position`. */
  path: z.string(),
  /** 0 to 1. */
  confidence: z.number().min(0).max(1),
  source: FieldSource,
});
export type ParsedField = z.infer<typeof ParsedField>;

/** How much of the work and education sections went into entries. */
export const ReadingCoverage = z.object({
  /** Lines of content in work and education sections, headings left out. */
  lines: z.number().int().min(0),
  /** Those of them that no entry took. */
  unassigned: z.array(z.object({ section: z.enum(['work', 'education']), source: FieldSource })),
  /** Dates in these sections that belong to no entry. */
  datesOutside: z.number().int().min(0),
  /** Jobs and schools that were read. Absent in analyses from before 2026-11-23, like the next. */
  entries: z.number().int().min(0).optional(),
  /** The section of each of them that looks wrong: without a name, or with one that can't be one. */
  suspects: z.array(z.enum(['work', 'education'])).optional(),
});
export type ReadingCoverage = z.infer<typeof ReadingCoverage>;

/** JSON Resume (jsonresume.org, 1.0) as read from a file; `fields` says for each value how sure it is and where it stands. */
export const ParsedResume = z.object({
  basics: z.object({
    name: Text,
    label: Text,
    email: Text,
    phone: Text,
    url: Text,
    summary: Text,
    location: z.object({ address: Text, city: Text, region: Text, countryCode: Text }).optional(),
    profiles: z.array(z.object({ network: z.string(), username: Text, url: z.string() })),
  }),
  work: z.array(
    z.object({
      name: Text,
      position: Text,
      location: Text,
      startDate: ResumeDate,
      endDate: ResumeDate,
      /** The end is written as "present" or the like. */
      isCurrent: z.boolean().optional(),
      summary: Text,
      highlights: Lines,
    }),
  ),
  volunteer: z.array(
    z.object({
      organization: Text,
      position: Text,
      startDate: ResumeDate,
      endDate: ResumeDate,
      highlights: Lines,
    }),
  ),
  education: z.array(
    z.object({
      institution: Text,
      area: Text,
      studyType: Text,
      location: Text,
      startDate: ResumeDate,
      endDate: ResumeDate,
      score: Text,
      courses: Lines,
    }),
  ),
  skills: z.array(z.object({ name: z.string(), keywords: Lines })),
  languages: z.array(z.object({ language: z.string(), fluency: Text })),
  certificates: z.array(z.object({ name: z.string(), issuer: Text, date: ResumeDate })),
  projects: z.array(
    z.object({
      name: z.string(),
      description: Text,
      url: Text,
      startDate: ResumeDate,
      endDate: ResumeDate,
      highlights: Lines,
    }),
  ),
  awards: z.array(z.object({ title: z.string(), date: ResumeDate })),
  publications: z.array(z.object({ name: z.string() })),
  interests: z.array(z.object({ name: z.string() })),
  fields: z.array(ParsedField),
  /** Absent in analyses from before 2026-11-22. */
  coverage: ReadingCoverage.optional(),
});
export type ParsedResume = z.infer<typeof ParsedResume>;

/** Something that was seen in the file and that a tracking system may lose or scramble. */
export const LostPart = z.object({ what: z.string(), why: z.string(), text: z.string() });
export type LostPart = z.infer<typeof LostPart>;

/** What the file is, as a tracking system meets it. */
export const ResumeDocument = z.object({
  kind: z.enum(documentKinds),
  fileName: z.string(),
  bytes: z.number().int().min(0),
  pages: z.number().int().nullable(),
  /** Text encoding of a text file; null for the others. */
  encoding: z.string().nullable(),
  /** The text in reading order, one line a line, sections as they come. */
  text: z.string(),
  words: z.number().int(),
  columns: z.number().int().min(1),
  tables: z.number().int(),
  textBoxes: z.number().int(),
  images: z.number().int(),
  hiddenCharacters: z.number().int(),
  oddCharacters: z.number().int(),
  /** The order of the text in the file differs from the order on the page. */
  isOutOfOrder: z.boolean(),
  headings: z.array(z.object({ text: z.string(), section: z.string().nullable(), line: z.number().int() })),
  lost: z.array(LostPart),
  /** English name of the language, where it isn't English; of those beside `resumeLanguages` only contact data and dates are sure. */
  language: z.string().optional(),
});
export type ResumeDocument = z.infer<typeof ResumeDocument>;

export const FileRefusal = z.object({
  code: z.enum(Object.keys(fileRefusals) as [FileRefusalCode, ...FileRefusalCode[]]),
  message: z.string(),
});
export type FileRefusal = z.infer<typeof FileRefusal>;

/** What reading a file gives: the resume, or the reason why there is none. */
export const ResumeReading = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), resume: ParsedResume, document: ResumeDocument, engine: Engine }),
  z.object({ ok: z.literal(false), refusal: FileRefusal, engine: Engine }),
]);
export type ResumeReading = z.infer<typeof ResumeReading>;
