/** What a person reads in a resume, as `truth.json` has it. A date is yyyy-mm, yyyy, "present", or null where none is written. */
type TrueDate = string | number | null;
export interface TrueEntry {
  company?: string;
  position?: string;
  institution?: string;
  degree?: string;
  area?: string;
  name?: string;
  summary?: string;
  location?: string;
  start?: TrueDate;
  end?: TrueDate;
  /** The lines, or how many there are. */
  bullets?: string[] | number;
}
export interface Truth {
  name?: string;
  email?: string;
  phone?: string;
  location?: string;
  links?: string[];
  work?: TrueEntry[];
  education?: TrueEntry[];
  projects?: TrueEntry[];
  skills?: string[];
  publications?: string[];
  awards?: string[];
}

export const fieldGroups = ['contact', 'work', 'education', 'skills', 'projects', 'other'] as const;
export type FieldGroup = (typeof fieldGroups)[number];

/** One field of the truth and what was read for it. `path` is the JSON Resume path of the reading, null where nothing was read. */
export interface ComparedField {
  group: FieldGroup;
  what: string;
  expected: string;
  read: string;
  isRight: boolean;
  path: string | null;
}

/** Text without the differences that nobody sees: case, white space, kinds of dashes and quotes, marks at the ends. */
export const plainText = (text: unknown): string =>
  String(text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,;:|-]+|[\s.,;:|-]+$/g, '');

/** Takes a compared field; it is right where both texts are the same unless the caller says otherwise. */
export type Note = (field: Omit<ComparedField, 'isRight'> & { isRight?: boolean }) => void;
