/** The form's fields by their wire names. Three are required. */
export const letterFields = [
  'name',
  'qualifications',
  'jobRole',
  'experience',
  'companyName',
  'skills',
  'jobDescription',
] as const;
export type LetterField = (typeof letterFields)[number];
export const requiredLetterFields = ['name', 'qualifications', 'jobRole'] as const;
export const letterFieldMaxLength = 5_000;
export const letterWordsRange = { min: 220, max: 380 } as const;
/** The `error` of the wire; the web has its own text. */
export const letterFieldsMissing = 'Please fill in all required fields';
