import { t } from '@lingui/core/macro';

/** What is asked where the ad has no more tasks: of people whose job can't be named, or who have none. */
const questionsWithoutPlace = (hasWorked: boolean): [string, ...string[]] =>
  hasWorked
    ? [
        t`What have you done at work that would help in this job?`,
        t`What got better at work because of you?`,
        t`What has someone at work thanked you for?`,
        t`Tell us about a hard day at work. What did you do?`,
        t`What did you teach, fix or start at work?`,
      ]
    : [
        t`What have you done at school, at home or as a volunteer that would help in this job? Say where.`,
        t`What has someone thanked you for at school or as a volunteer? Say where.`,
        t`What got better because of you? Say where.`,
        t`Tell us about a hard day. What did you do?`,
        t`What did you teach, fix or start? Say where.`,
      ];

const questionsAbout = (place: string): [string, ...string[]] => [
  t`What did you do at ${place} that would help in this job?`,
  t`What got better at ${place} because of you?`,
  t`What did someone at ${place} thank you for?`,
  t`Tell us about a hard day at ${place}. What did you do?`,
  t`What did you teach, fix or start at ${place}?`,
];

/** The question of one blank: about a task of the ad, or about the job as a whole. */
export function questionOf(
  { task, place, line }: { task: string; place: string; line: string },
  at: number,
  hasWorked: boolean,
): string {
  if (line !== '') return t`Your resume says: “${line}” (${place}). How did you do it, and what came of it?`;
  if (task === '') {
    const questions = place === '' ? questionsWithoutPlace(hasWorked) : questionsAbout(place);
    return questions[at] ?? questions[0];
  }
  return hasWorked
    ? t`The ad says: “${task}.” Where have you done this, and what did you do?`
    : t`The ad says: “${task}.” What have you done that shows you can do this?`;
}
