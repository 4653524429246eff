import {
  addDays,
  daysBetween,
  JobDetails,
  type JobWorkspace,
  ReadJobAdOutput,
  RequirementDraft,
} from '@greenroom/domain';
import { z } from 'zod';
import { newId } from '@/lib/new-id.ts';
import { deviceZone } from './dates.ts';
import { splitTitle } from './title-company.ts';

/** A requirement in the list of the check screen; the key ties it to its words in the ad. */
const ListedRequirement = RequirementDraft.extend({ key: z.string(), name: z.string() });
export type ListedRequirement = z.infer<typeof ListedRequirement>;

/** What is typed on the check screen. Date and time are empty where there are none. */
const Fields = z.object({
  title: z.string(),
  company: z.string(),
  format: JobDetails.shape.format,
  date: z.string(),
  time: z.string(),
  timeZone: z.string(),
  place: z.string(),
  people: z.string(),
  /** Empty for none; the newest one until the user chose. */
  resumeId: z.string(),
});
export type Fields = z.infer<typeof Fields>;

/** An interview that is being added or changed, as the device keeps it. */
export const JobDraft = z.object({
  jobId: z.string(),
  ad: z.string(),
  /** The ad that `read` was made of; null until one was read, or where there is none. */
  readAd: z.string().nullable(),
  read: ReadJobAdOutput.omit({ requirements: true }).nullable(),
  fields: Fields,
  requirements: z.array(ListedRequirement),
});
export type JobDraft = z.infer<typeof JobDraft>;

/** The newest resume, whichever that is. */
export const newestResume = 'newest';

const emptyFields = (): Fields => ({
  title: '',
  company: '',
  format: null,
  date: '',
  time: '',
  timeZone: deviceZone(),
  place: '',
  people: '',
  resumeId: newestResume,
});

/** The draft of an interview that is being added. */
export const emptyDraft = (ad = ''): JobDraft => ({
  jobId: newId(),
  ad,
  readAd: null,
  read: null,
  fields: emptyFields(),
  requirements: [],
});

/** The draft once its ad was read: what the user typed before stays. */
export function withReading(draft: JobDraft, read: ReadJobAdOutput): JobDraft {
  const { requirements, ...found } = read;
  const { fields } = draft;
  const title = fields.title || (found.title?.value ?? '');
  const company = fields.company || (found.company?.value ?? '');
  return {
    ...draft,
    readAd: draft.ad,
    read: found,
    fields: {
      ...fields,
      ...splitTitle({ title, company }),
      place: fields.place || (found.place?.value ?? ''),
    },
    requirements: requirements.map((one, at) => ({ ...one, key: `read-${at}` })),
  };
}

/** The details that are saved. */
export function detailsOf(fields: Fields, resumeId: string): JobDetails {
  const { date, time, ...rest } = fields;
  const { title, company } = splitTitle(fields);
  return {
    ...rest,
    title: title.trim(),
    company: company.trim(),
    place: fields.place.trim(),
    people: fields.people.trim(),
    resumeId: resumeId || null,
    interviewDate: date || null,
    interviewTime: date && time ? time : null,
  };
}

/** The draft of a saved interview: its requirements as they were checked. */
export function draftOfJob({ id, ad, details, requirements }: JobWorkspace): JobDraft {
  const { interviewDate, interviewTime, resumeId, ...rest } = details;
  return {
    ...emptyDraft(ad),
    jobId: id,
    readAd: ad,
    fields: { ...rest, resumeId: resumeId ?? '', date: interviewDate ?? '', time: interviewTime ?? '' },
    requirements: requirements.map(({ id: key, name, line, importance, kind }) => {
      const start = line === '' ? -1 : ad.indexOf(line);
      const place = start < 0 ? { start: 0, end: 0 } : { start, end: start + line.length };
      return { key, name, line, importance, kind, ...place };
    }),
  };
}

/** The requirements that are saved: those with a name. */
export const requirementsOf = (listed: readonly ListedRequirement[]): RequirementDraft[] =>
  listed
    .filter(({ name }) => name.trim() !== '')
    .map(({ key: _key, ...draft }) => ({ ...draft, name: draft.name.trim() }));

const isDay = (text: string) => z.iso.date().safeParse(text).success;

/** A slip of the year lies about a year back: its day in another year is soon. */
const soonDays = 183;

/** What was probably meant by a date that is past: its day this year or next where that is soon, else the next such weekday. Null where it isn't past. */
export function laterDate(date: string, today: string): string | null {
  if (!isDay(date) || daysBetween(today, date) >= 0) return null;
  const inYear = (year: number) => `${year}${date.slice(4)}`;
  const isSoon = (day: string) => daysBetween(today, day) >= 0 && daysBetween(today, day) <= soonDays;
  const year = Number(today.slice(0, 4));
  const fix = [year, year + 1].map(inYear).find((day) => isDay(day) && isSoon(day));
  const daysAgo = daysBetween(date, today);
  return fix ?? addDays(today, 7 - (daysAgo % 7 || 7) || 7);
}
