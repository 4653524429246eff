import { ChosenFact, CoverLetter, jobParts, LetterEntry } from '@greenroom/domain';
import { z } from 'zod';

const Text = z.string().default('');
/** A job, a project or a post, with what its reading isn't sure of and nobody has checked yet. */
export const FormEntry = LetterEntry.extend({ unsure: z.array(z.enum(jobParts)).optional() });
export type FormEntry = z.infer<typeof FormEntry>;
/** Fields that can wait for a check. */
export const checkedFields = ['name', 'email', 'phone', 'place'] as const;

/** The seven fields of the form and what goes with them, all editable before a letter is written. */
export const LetterForm = z.object({
  name: Text,
  jobRole: Text,
  companyName: Text,
  qualifications: Text,
  experience: Text,
  skills: Text,
  jobDescription: Text,
  why: Text,
  move: Text,
  reader: Text,
  email: Text,
  phone: Text,
  place: Text,
  history: z.array(FormEntry).default([]),
  /** Fields whose text came from a resume that was not read well. */
  unsure: z.array(z.enum(checkedFields)).default([]),
  /** Studies and papers that were not read well, and are no part of the letter yet. */
  unsurePapers: z.array(z.string()).default([]),
  /** The lines that go into the letter; absent until the user chooses. */
  facts: z.array(ChosenFact).optional(),
  /** Answers to what the letter asks for. */
  deeds: z.array(Text).default([]),
});
export type LetterForm = z.infer<typeof LetterForm>;
/** The fields that somebody types into. */
export type LetterTextField = Exclude<
  keyof LetterForm,
  'history' | 'deeds' | 'unsure' | 'unsurePapers' | 'facts'
>;

export const emptyForm: LetterForm = LetterForm.parse({});

/** A letter in the making: its form, what it says now, and how it was written. `at` is when it was last changed. */
export const LetterDraft = z.object({
  form: LetterForm,
  text: z.string(),
  made: CoverLetter.nullable(),
  at: z.string(),
});
export type LetterDraft = z.infer<typeof LetterDraft>;
