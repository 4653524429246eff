import type { EntryPart } from '@greenroom/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** One field of an entry: a line, a date, several lines, a list with a line for each item, or a box to tick. */
export interface EntryField {
  key: string;
  label: MessageDescriptor;
  kind: 'line' | 'date' | 'text' | 'items' | 'tick';
}

interface EntryForm {
  title: MessageDescriptor;
  /** One entry, with its number: `Job 2`. */
  entry(number: number): MessageDescriptor;
  add: MessageDescriptor;
  fields: readonly EntryField[];
  /** The field that names an entry, and the list in it; null where it has none. */
  head: string;
  items: string | null;
}

const start = {
  key: 'startDate',
  label: msg({ message: 'Start', context: 'of a job' }),
  kind: 'date',
} as const;
const end = { key: 'endDate', label: msg`End`, kind: 'date' } as const;

/** What an editor asks of each list of a resume. */
export const entryForms: Record<EntryPart, EntryForm> = {
  work: {
    title: msg`Jobs`,
    entry: (number) => msg`Job ${number}`,
    add: msg`Add a job`,
    head: 'position',
    items: 'highlights',
    fields: [
      { key: 'position', label: msg`Job title`, kind: 'line' },
      { key: 'name', label: msg`Employer`, kind: 'line' },
      start,
      end,
      { key: 'isCurrent', label: msg`I still work here`, kind: 'tick' },
      { key: 'location', label: msg`Location`, kind: 'line' },
      { key: 'highlights', label: msg`What you did`, kind: 'items' },
      { key: 'summary', label: msg`Summary`, kind: 'text' },
    ],
  },
  education: {
    title: msg`Education`,
    entry: (number) => msg`Education ${number}`,
    add: msg`Add a school`,
    head: 'institution',
    items: 'courses',
    fields: [
      { key: 'studyType', label: msg`Degree`, kind: 'line' },
      { key: 'area', label: msg`Field of study`, kind: 'line' },
      { key: 'institution', label: msg`School`, kind: 'line' },
      { key: 'location', label: msg`Location`, kind: 'line' },
      start,
      end,
      { key: 'score', label: msg`GPA or grade`, kind: 'line' },
      { key: 'courses', label: msg`Courses`, kind: 'items' },
    ],
  },
  skills: {
    title: msg`Skills`,
    entry: (number) => msg`Skills ${number}`,
    add: msg`Add a group of skills`,
    head: 'name',
    items: 'keywords',
    fields: [
      { key: 'name', label: msg`Group name`, kind: 'line' },
      { key: 'keywords', label: msg`Skills`, kind: 'items' },
    ],
  },
  projects: {
    title: msg`Projects`,
    entry: (number) => msg`Project ${number}`,
    add: msg`Add a project`,
    head: 'name',
    items: 'highlights',
    fields: [
      { key: 'name', label: msg`Project`, kind: 'line' },
      { key: 'url', label: msg`Link`, kind: 'line' },
      start,
      end,
      { key: 'description', label: msg`Description`, kind: 'text' },
      { key: 'highlights', label: msg`What you did`, kind: 'items' },
    ],
  },
  certificates: {
    title: msg`Certificates`,
    entry: (number) => msg`Certificate ${number}`,
    add: msg`Add a certificate`,
    head: 'name',
    items: null,
    fields: [
      { key: 'name', label: msg`Certificate`, kind: 'line' },
      { key: 'issuer', label: msg`Issued by`, kind: 'line' },
      { key: 'date', label: msg`Date`, kind: 'date' },
    ],
  },
  languages: {
    title: msg`Languages`,
    entry: (number) => msg`Language ${number}`,
    add: msg`Add a language`,
    head: 'language',
    items: null,
    fields: [
      { key: 'language', label: msg`Language`, kind: 'line' },
      { key: 'fluency', label: msg`Level`, kind: 'line' },
    ],
  },
};
