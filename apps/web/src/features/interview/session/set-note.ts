import type { GenerateQuestionsOutput, SetNote } from '@greenroom/domain';
import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { languageNamed } from '@/lib/language-name.ts';

/** A note on where a set comes from, in the language of the page. */
function noteText(note: SetNote): string {
  switch (note.code) {
    case 'no_role':
      return t`You didn't name a role, so these questions work for any job.`;
    case 'unknown_role': {
      const { role } = note;
      return t`We don't have questions for “${role}” yet, so most of these work for any job.`;
    }
    case 'role_of_text': {
      const { title } = note;
      return t`Your text reads like a job ad for the role of ${title}, so we used the questions for that role.`;
    }
    case 'closest_role': {
      const { title } = note;
      return t`The closest role we have questions for is ${title}.`;
    }
    case 'from_ad': {
      const { taken, total } = note;
      return t`${taken} of the ${total} questions come from lines in the ad.`;
    }
    case 'from_focus': {
      const { taken, total } = note;
      return t`${taken} of the ${total} questions come from what you entered.`;
    }
    case 'no_topic':
      return t`We couldn't find a topic in what you entered, so this is a general set.`;
    case 'foreign_ad': {
      const language = languageNamed(note.language, i18n.locale);
      return t`This job ad is in ${language}. We only read English ads, so the questions are based only on the role.`;
    }
    case 'no_ad':
      return t`This text doesn't read like a job ad, so the questions are based only on the role.`;
    case 'written':
      return t`These questions were written for this interview.`;
    case 'partly_written': {
      const { taken, total } = note;
      return t`The AI model wrote ${taken} of the ${total} questions. We supplied the rest.`;
    }
    case 'still_writing': {
      const { taken, total } = note;
      return t`Ready so far: ${taken} of ${total} questions. The AI model writes the others while you answer. If one isn't ready in time, you'll get one of ours.`;
    }
    case 'growing': {
      const { taken, total } = note;
      return t`Ready so far: ${taken} of ${total} questions. The AI model writes the others while you answer.`;
    }
    case 'shorter': {
      const { taken, total } = note;
      return t`The AI model wrote ${taken} of the ${total} questions, so this interview is shorter.`;
    }
    case 'read_points': {
      const points = plural(note.count, { one: '# point', other: '# points' });
      return t`The AI model read ${points} to work on from your last interviews.`;
    }
    case 'read_stories': {
      const stories = plural(note.count, { one: '# story', other: '# stories' });
      return t`The AI model read the titles of ${stories} you've saved.`;
    }
  }
}

/** What a set says of itself; null where there is nothing to say. Sets of older versions have English text alone. */
export function setNoteOf({ note, notes }: GenerateQuestionsOutput['source']) {
  if (notes === undefined) return note === null || note === '' ? null : { text: note, lang: 'en' };
  return notes.length === 0 ? null : { text: notes.map(noteText).join(' '), lang: undefined };
}

type Notes = Pick<GenerateQuestionsOutput['source'], 'notes'>;

/** Whether a model is still writing questions of the set. */
export const isStillWriting = ({ notes }: Notes) =>
  notes?.some(({ code }) => code === 'still_writing' || code === 'growing') ?? false;

/** Whether more questions will be added to the set. */
export const isGrowing = ({ notes }: Notes) => notes?.some(({ code }) => code === 'growing') ?? false;

/** How many questions the finished set will have. */
export const questionsInAll = ({ notes }: Notes, now: number) =>
  Math.max(now, ...(notes ?? []).map((note) => (note.code === 'growing' ? note.total : 0)));
