import { type GenerateCoverLetterInput, type JobPart, letterLimits } from '@greenroom/domain';
import type { FormEntry, LetterForm } from './letter-draft.ts';

export type CheckedField = LetterForm['unsure'][number];

/** What a letter is written from: nothing that was not read well and nobody checked. */
export function requestOf({
  unsure,
  unsurePapers: _,
  history,
  ...form
}: LetterForm): GenerateCoverLetterInput {
  const open = Object.fromEntries(unsure.map((field) => [field, '']));
  return {
    ...form,
    ...open,
    history: history.map(({ unsure: parts = [], ...entry }) => ({
      ...entry,
      ...Object.fromEntries(parts.map((part) => [part, ''])),
      isChecked: entry.kind === 'work' && parts.length === 0,
    })),
  };
}

/** How many things wait for a check. */
export const openChecks = ({ unsure, unsurePapers, history, qualifications }: LetterForm): number =>
  unsure.length +
  unsurePapers.filter((paper) => !isSaidIn(qualifications, paper)).length +
  history.filter((entry) => (entry.unsure ?? []).length > 0).length;

/** The form with a field that its user looked at. */
export const withChecked = (form: LetterForm, field: CheckedField): LetterForm => ({
  ...form,
  unsure: form.unsure.filter((one) => one !== field),
});

/** The form with one part of a job typed anew: who corrects a part has looked at the whole job. */
export function withJobPart(form: LetterForm, at: number, part: JobPart, text: string): LetterForm {
  const entry = form.history[at];
  if (!entry) return form;
  return { ...form, history: form.history.with(at, { ...entry, [part]: text, unsure: [] }) };
}

/** The form with a job that its user looked at. */
export function withCheckedJob(form: LetterForm, at: number): LetterForm {
  const entry = form.history[at];
  return entry ? { ...form, history: form.history.with(at, { ...entry, unsure: [] }) } : form;
}

/** Whether the form has room for another job. */
export const hasRoomForJob = ({ history }: LetterForm): boolean => history.length < letterLimits.entries;

/** The form with an empty job at the end, for one that the resume doesn't have or that wasn't read. */
export const withNewJob = (form: LetterForm): LetterForm => ({
  ...form,
  history: [...form.history, { kind: 'work', name: '', title: '', time: '', isCurrent: false, lines: [] }],
});

/** The form without a job, and without what was chosen of it. */
export function withoutJob(form: LetterForm, at: number): LetterForm {
  const facts = form.facts
    ?.filter(({ entry }) => entry !== at)
    .map((fact) => ({ ...fact, entry: fact.entry > at ? fact.entry - 1 : fact.entry }));
  return { ...form, history: form.history.toSpliced(at, 1), ...(facts ? { facts } : {}) };
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
/** Whether a line of the qualifications has all words of a paper. */
export const isSaidIn = (qualifications: string, paper: string): boolean =>
  qualifications.split('\n').some((line) => {
    const said = new Set(wordsOf(line));
    return wordsOf(paper).every((word) => said.has(word));
  });

/** The form with a paper among the qualifications, in the words its user left or typed. */
export function withPaper(form: LetterForm, at: number, text: string): LetterForm {
  const left = withoutPaper(form, at);
  if (isSaidIn(form.qualifications, text)) return left;
  const qualifications = [form.qualifications.trim(), text.trim()].filter(Boolean).join('\n');
  return { ...left, qualifications };
}

export const withoutPaper = (form: LetterForm, at: number): LetterForm => ({
  ...form,
  unsurePapers: form.unsurePapers.toSpliced(at, 1),
});

/** Whether a part of a job waits for a check. */
export const isOpenPart = (entry: FormEntry, part: JobPart): boolean => entry.unsure?.includes(part) ?? false;
