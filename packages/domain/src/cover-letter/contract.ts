import { z } from 'zod';
import { Engine } from '../interview/contract.ts';
import { ModelNotice } from '../model-notice.ts';
import { jobTextMaxLength } from '../resume/catalog.ts';
import { UnsupportedFact } from '../resume/contract.ts';
import { letterFieldMaxLength, letterGaps, letterLimits, letterSources } from './catalog.ts';

const Field = z.string().max(letterFieldMaxLength).default('');
const Contact = z.string().max(letterLimits.contact).default('');

/** A job, a project or a post without pay, with what a resume says was done there. */
export const LetterEntry = z.object({
  kind: z.enum(['work', 'project', 'volunteer']),
  /** The employer, the organization, or what the project is called. */
  name: z.string().max(letterLimits.entryName),
  title: z.string().max(letterLimits.entryName),
  isCurrent: z.boolean(),
  /** As a letter says it: "since 2019", "2016 to 2019". Absent in letters from before 2026-11-30, whose experience field says it. */
  time: z.string().max(letterLimits.contact).optional(),
  /** The user confirmed or typed the name and the title, so they are used as they are. */
  isChecked: z.boolean().optional(),
  lines: z.array(z.string().max(letterLimits.line)).max(letterLimits.lines),
});
export type LetterEntry = z.infer<typeof LetterEntry>;

/** A fact that the user chose: a line of `history[entry]`, and the words that the letter uses for it. */
export const ChosenFact = z.object({
  entry: z.number().int().min(0).max(letterLimits.entries),
  line: z.string().max(letterLimits.line),
  text: z.string().max(letterLimits.fact),
});
export type ChosenFact = z.infer<typeof ChosenFact>;

/** The seven fields of the form, and what can be added to them. Missing required ones are answered with `error`, as the form shows it. */
export const GenerateCoverLetterInput = z.object({
  name: Field,
  qualifications: Field,
  jobRole: Field,
  experience: Field,
  companyName: Field,
  skills: Field,
  jobDescription: z.string().max(jobTextMaxLength).default(''),
  /** Why this company, in the user's own words. */
  why: z.string().max(letterLimits.why).default(''),
  /** What they would do where the job is elsewhere, in their own words. */
  move: z.string().max(letterLimits.move).default(''),
  /** What the user did, in their own words: answers to `asks`, in their order. */
  deeds: z.array(z.string().max(letterLimits.deed)).max(letterLimits.deeds).default([]),
  /** Who reads it: a name. */
  reader: z.string().max(letterLimits.reader).default(''),
  email: Contact,
  phone: Contact,
  place: Contact,
  /** The day on the letter, as it is written there; empty for none. */
  today: z.string().max(40).default(''),
  /** The newest first. */
  history: z.array(LetterEntry).max(letterLimits.entries).default([]),
  /** The only lines of the history that the letter uses, in this order; absent where the letter picks them. */
  facts: z.array(ChosenFact).max(letterLimits.chosen).optional(),
});
export type GenerateCoverLetterInput = z.input<typeof GenerateCoverLetterInput>;
/** The same with every field there. */
export type LetterRequest = z.output<typeof GenerateCoverLetterInput>;

/** A sentence of the letter and what it rests on. A courtesy states no fact and needs no support. */
export const LetterSentence = z.object({
  text: z.string(),
  kind: z.enum(['fact', 'job', 'courtesy']),
  support: z.array(z.object({ field: z.enum(letterSources), quote: z.string() })),
});
export type LetterSentence = z.infer<typeof LetterSentence>;

/** A fact of the user as a line of theirs says it, with where it was. */
const LetterFact = z.object({ quote: z.string(), where: z.string(), paragraph: z.string() });

/** A task of the ad with the fact that answers it. `paragraph` is a part of the letter, and can be exchanged for that of another fact. */
export const LetterTie = LetterFact.extend({
  /** Word for word from the ad; empty where no task of the ad fits. */
  task: z.string(),
  others: z.array(LetterFact).max(letterLimits.others),
});
export type LetterTie = z.infer<typeof LetterTie>;

/**
 * A deed that the letter lacks. `lead` is the task as the letter quotes it; both are empty where the ad has no fitting task.
 * `place` is where the question asks about, as it goes behind "at"; empty where no employer is known. `isOver` for a job that ended.
 */
const LetterAsk = z.object({
  task: z.string(),
  lead: z.string(),
  place: z.string().default(''),
  isOver: z.boolean().default(false),
  /** A line of the resume that the question is about; its reply takes the place of the line. Empty for other questions. */
  line: z.string().default(''),
});
export type LetterAsk = z.infer<typeof LetterAsk>;

export const CoverLetter = z.object({
  coverLetter: z.string(),
  words: z.number().int(),
  sentences: z.array(LetterSentence),
  unsupported: z.array(UnsupportedFact),
  ties: z.array(LetterTie).default([]),
  /** What the user is asked for in place of a line that would read badly; answered by `deeds`. */
  asks: z.array(LetterAsk).max(letterLimits.deeds).default([]),
  /** The sentence that the reason follows; empty if the reason is a separate paragraph. */
  opening: z.string().default(''),
  /** The last line of the list of the place that `asks` name: the paragraph of the replies about it follows; empty where the letter has no such list. */
  deedsAfter: z.string().default(''),
  /** The paragraph in front of which the other replies go; empty for the last paragraph. */
  deedsBefore: z.string().default(''),
  /** The sentence that says why, as it is in the letter; empty where the user gave none. */
  why: z.string().default(''),
  /** The last paragraph: what has no other place goes in front of it. */
  closing: z.string().default(''),
  gaps: z.array(z.enum(letterGaps)).default([]),
  engine: Engine,
  /** Why the built-in engine stood in for a model. */
  notice: ModelNotice.optional(),
});
export type CoverLetter = z.infer<typeof CoverLetter>;

export const GenerateCoverLetterOutput = z.union([CoverLetter, z.object({ error: z.string() })]);
export type GenerateCoverLetterOutput = z.infer<typeof GenerateCoverLetterOutput>;
