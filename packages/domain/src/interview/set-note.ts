import { z } from 'zod';

const count = z.number().int().min(0);

/** What a set of questions says about where it comes from. */
export const SetNote = z.discriminatedUnion('code', [
  z.object({ code: z.literal('no_role') }),
  z.object({ code: z.literal('unknown_role'), role: z.string() }),
  z.object({ code: z.literal('role_of_text'), title: z.string() }),
  z.object({ code: z.literal('closest_role'), title: z.string() }),
  z.object({ code: z.literal('from_ad'), taken: count, total: count }),
  z.object({ code: z.literal('from_focus'), taken: count, total: count }),
  z.object({ code: z.literal('no_topic') }),
  z.object({ code: z.literal('foreign_ad'), language: z.string() }),
  z.object({ code: z.literal('no_ad') }),
  z.object({ code: z.literal('written') }),
  z.object({ code: z.literal('partly_written'), taken: count, total: count }),
  z.object({ code: z.literal('still_writing'), taken: count, total: count }),
  // A set in another language than English has no questions of ours: it grows, or ends with fewer.
  z.object({ code: z.literal('growing'), taken: count, total: count }),
  z.object({ code: z.literal('shorter'), taken: count, total: count }),
  z.object({ code: z.literal('read_points'), count }),
  z.object({ code: z.literal('read_stories'), count }),
]);
export type SetNote = z.infer<typeof SetNote>;

const counted = (amount: number, one: string, many: string) => `${amount} ${amount === 1 ? one : many}`;

/** A note in English. */
export function setNoteText(note: SetNote): string {
  switch (note.code) {
    case 'no_role':
      return "You didn't name a role, so these questions work for any job.";
    case 'unknown_role':
      return `We don't have questions for “${note.role}” yet, so most of these work for any job.`;
    case 'role_of_text':
      return `Your text reads like a job ad for the role of ${note.title}, so we used the questions for that role.`;
    case 'closest_role':
      return `The closest role we have questions for is ${note.title}.`;
    case 'from_ad':
      return `${note.taken} of the ${note.total} questions come from lines in the ad.`;
    case 'from_focus':
      return `${note.taken} of the ${note.total} questions come from what you entered.`;
    case 'no_topic':
      return "We couldn't find a topic in what you entered, so this is a general set.";
    case 'foreign_ad':
      return `This job ad is in ${note.language}. We only read English ads, so the questions are based only on the role.`;
    case 'no_ad':
      return "This text doesn't read like a job ad, so the questions are based only on the role.";
    case 'written':
      return 'These questions were written for this interview.';
    case 'partly_written':
      return `The AI model wrote ${note.taken} of the ${note.total} questions. We supplied the rest.`;
    case 'still_writing':
      return `Ready so far: ${note.taken} of ${note.total} questions. The AI model writes the others while you answer. If one isn't ready in time, you'll get one of ours.`;
    case 'growing':
      return `Ready so far: ${note.taken} of ${note.total} questions. The AI model writes the others while you answer.`;
    case 'shorter':
      return `The AI model wrote ${note.taken} of the ${note.total} questions, so this interview is shorter.`;
    case 'read_points':
      return `The AI model read ${counted(note.count, 'point', 'points')} to work on from your last interviews.`;
    case 'read_stories':
      return `The AI model read the titles of ${counted(note.count, 'story', 'stories')} you've saved.`;
  }
}
