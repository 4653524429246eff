import type {
  CheckGroup,
  CheckId,
  ResumeCheck,
  ResumePaper,
  ResumeSection,
  ResumeTemplate,
  SkillAnswer,
} from '@greenroom/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';

export const checkGroupLabels: Record<CheckGroup, MessageDescriptor> = {
  file: msg`File`,
  layout: msg`Layout`,
  contact: msg`Contact`,
  sections: msg`Sections`,
  content: msg`Content`,
  job: msg`Compared with the job`,
};

export const skillAnswerLabels: Record<SkillAnswer, MessageDescriptor> = {
  have: msg`Have it`,
  learning: msg`Learning`,
  none: msg`Don't have it`,
};

const checkLabels: Record<CheckId, MessageDescriptor> = {
  'cap-misread': msg`We may have misread this`,
  'cap-unread': msg`We couldn't read much`,
  'cap-short': msg`Very little text`,
  'file-type': msg`File type`,
  'file-opens': msg`File opens`,
  'text-layer': msg`Readable text`,
  'file-size': msg`File size`,
  pages: msg`Length in pages`,
  'odd-characters': msg`Odd characters`,
  'contact-placement': msg`Contact details in the body`,
  columns: msg`One column`,
  tables: msg`No tables`,
  'text-boxes': msg`No text boxes`,
  images: msg`No pictures`,
  bullets: msg`Bullets`,
  'reading-order': msg`Reading order`,
  'hidden-text': msg`No hidden text`,
  name: msg`Name`,
  mail: msg`Email`,
  phone: msg`Phone`,
  place: msg`Location`,
  link: msg`Profile link`,
  'no-personal-data': msg`No birth date or marital status`,
  'core-sections': msg`Experience, education, skills`,
  summary: msg`Summary`,
  'entries-complete': msg`Title, employer and dates`,
  'date-format': msg`Same date format`,
  order: msg`Newest first`,
  gaps: msg`No unexplained gaps`,
  'action-verbs': msg`Bullets start with a verb`,
  numbers: msg`Numbers in bullets`,
  'bullet-length': msg`Bullet length`,
  repeats: msg`Different verbs`,
  passive: msg`Active voice`,
  'first-person': msg`No “I”`,
  'stock-phrases': msg`No clichés`,
  'doubled-words': msg`No repeated words`,
  'word-count': msg`Length in words`,
  acronyms: msg`Acronyms spelled out`,
  'must-haves': msg`Must-haves`,
  'nice-to-haves': msg`Nice-to-haves`,
  'mentioned-skills': msg`Skills the job mentions`,
  'shown-in-bullets': msg`Skills shown in your jobs`,
  title: msg`Job title`,
  degree: msg`Degree`,
  years: msg`Years of experience`,
  density: msg`No keyword stuffing`,
};

const isKnown = (id: string): id is CheckId => Object.hasOwn(checkLabels, id);

/** The title of a check; the stored one where the check is older or newer than this page. */
export const checkLabel = ({ id, label }: Pick<ResumeCheck, 'id' | 'label'>): string =>
  isKnown(id) ? t(checkLabels[id]) : label;

export const sectionNames: Record<ResumeSection, MessageDescriptor> = {
  summary: msg`Summary`,
  work: msg`Jobs`,
  education: msg`Education`,
  skills: msg`Skills`,
  projects: msg`Projects`,
  certificates: msg`Certificates`,
  languages: msg`Languages`,
  others: msg`Other sections`,
};

export const templateNames: Record<ResumeTemplate, MessageDescriptor> = {
  plain: msg`Plain`,
  margin: msg`Margin`,
  compact: msg`Compact`,
};

export const paperNames: Record<ResumePaper, MessageDescriptor> = { a4: msg`A4`, letter: msg`Letter` };
