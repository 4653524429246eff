/** The value of `jobRole` when a resume is analyzed without a job. */
export const generalJobRole = 'general';
export const resumePagesMax = 50;
/** The longest job text, in UTF-16 code units. */
export const jobTextMaxLength = 200_000;
/** The longest resume that is improved, in UTF-16 code units: about twenty full pages. */
export const improvedResumeMaxLength = 60_000;

export const documentKinds = ['pdf', 'docx', 'doc', 'text'] as const;

export const checkGroups = ['file', 'layout', 'contact', 'sections', 'content', 'job'] as const;
export type CheckGroup = (typeof checkGroups)[number];
export const checkGroupLabels: Record<CheckGroup, string> = {
  file: 'File',
  layout: 'Layout',
  contact: 'Contact',
  sections: 'Sections',
  content: 'Content',
  job: 'Compared with the job',
};

export const skillAnswers = ['have', 'learning', 'none'] as const;
export type SkillAnswer = (typeof skillAnswers)[number];

/** Why a file can't be read, in English; the pages have their own text for each code. */
export const fileRefusals = {
  empty: 'File appears to be empty',
  wrong_type: 'Please upload a PDF, Word document, or text file.',
  other_format: "We can't read RTF or OpenDocument files. Save the file as PDF or Word and upload that one.",
  too_large: 'Please upload a file smaller than 10MB.',
  encrypted: 'This file is protected by a password. Save a copy without the password and upload that.',
  broken: "This file is damaged, so we couldn't open it. Export it again and upload the new copy.",
  scanned:
    "This PDF contains pictures of pages, not text, so hiring software can't read it. Export it from the program you wrote it in.",
  too_complex: "This file is much larger than a resume once it's unzipped, so we didn't open it.",
  too_many_pages:
    'This file has more than 50 pages. Upload just the resume, without your portfolio or certificates.',
} as const;
export type FileRefusalCode = keyof typeof fileRefusals;
export const fileRefusalCodes = Object.keys(fileRefusals) as FileRefusalCode[];

/** The languages whose headings, months, titles and degrees the reader knows, by their English names. */
export const resumeLanguages = [
  'English',
  'Spanish',
  'French',
  'German',
  'Portuguese',
  'Italian',
  'Dutch',
  'Polish',
] as const;
