import type { reportTexts as english, Readiness } from '@greenroom/domain';
import { msg, plural, t } from '@lingui/core/macro';
import { dimensionLabels } from '../labels.ts';
import type { TextsOf } from './form.ts';
import { allOf } from './list-text.ts';

const roles: Partial<Record<Readiness, ReturnType<typeof msg>>> = {
  senior_ready: msg`A senior role`,
  mid_ready: msg`A mid-level role`,
  junior_ready: msg`A junior role`,
};
const roleOf = (level: Readiness) => t(roles[level] ?? msg`The next step`);

/** The sentences of a report about a whole interview, by code. */
export const reportTexts: TextsOf<typeof english> = {
  nothing_to_score: msg`There's no answer to score in this interview yet.`,
  not_in_english: msg`These answers aren't in English, so they have no score yet.`,
  not_answered_yet: msg`has no scored answer yet. Give it a try.`,
  answered_in_other_language: msg`has an answer in another language. We only read English, so give it in English.`,
  another_round: msg`Ready for another round?`,
  harder_round: msg`Nice work. Try a fresh set of questions, or make it harder.`,
  no_answer_yet: msg`There's no answer to score yet.`,
  one_step_harder: msg`Make your next interview one step harder.`,
  another_this_week: msg`Do another interview like this one this week.`,
  answered_so_many: ({ scored, all, words }) =>
    t`You answered ${scored} of ${all} questions in ${words} words.`,
  look_first: ({ number }) => t`Look at question ${number} first: one sentence in it is risky.`,
  most_room: ({ number }) => t`Question ${number} has the most room for improvement.`,
  best_and_most_room: ({ best, worst }) =>
    t`Question ${best} went best, and question ${worst} has the most room for improvement.`,

  answer_question: ({ number }) => t`Answer question ${number}`,
  try_again: ({ number }) => t`Try question ${number} again`,
  for_question: ({ number }) => t`That's for question ${number},`,
  point_out_or_add: ({ points }) =>
    plural(points, {
      one: "If you said it, point it out. If not, add a sentence. It's worth up to # point in that answer.",
      other:
        "If you said it, point it out. If not, add a sentence. It's worth up to # points in that answer.",
    }),
  lowest_area: ({ dimension, score }) => {
    const area = t(dimensionLabels[dimension]);
    return t`${area} is its lowest area, at ${score} out of 100.`;
  },

  of_question: ({ number }) => t`Question ${number}:`,
  open_question: ({ number }) => t`Question ${number} has no scored answer, so it counts as 0.`,
  open_questions: ({ numbers }) => t`Questions ${numbers} have no scored answer, so they count as 0.`,
  went_well: ({ number, score }) => t`Question ${number} went well, at ${score} out of 100.`,

  answered_in_all: ({ scored, all, words }) =>
    t`You answered ${scored} of ${all} questions, ${words} words in all.`,
  things_in_all: ({ count }) =>
    plural(count, {
      one: 'We recognized # thing an interviewer listens for.',
      other: 'We recognized # things an interviewer listens for.',
    }),
  story_in_all: ({ situations, results }) => {
    const found = allOf([
      situations > 0 &&
        plural(situations, {
          one: 'a real situation in # answer',
          other: 'a real situation in # answers',
        }),
      results > 0 && plural(results, { one: 'a result in # answer', other: 'a result in # answers' }),
    ]);
    return t`We recognized ${found}.`;
  },

  try_and_compare: ({ number }) => t`Try question ${number} again and compare the two.`,
  think_about: ({ number }) => t`Think about question ${number}:`,

  all_areas_reach: ({ overall, least }) => t`${overall} overall, with every area at ${least} or more.`,
  role_takes: ({ overall, level, needed }) => {
    const role = roleOf(level);
    return t`${overall} overall. ${role} takes ${needed}.`;
  },
  role_takes_areas: ({ overall, level, needed, dimension, score }) => {
    const role = roleOf(level);
    const area = t(dimensionLabels[dimension]);
    return t`${overall} overall. ${role} takes at least ${needed} in every area, and ${area} is at ${score}.`;
  },
  takes_answers: ({ needed }) => t`It takes ${needed} answers to judge how ready you are.`,
  too_few_answers: ({ answers, needed }) =>
    plural(answers, {
      one: `One answer is too few to judge how ready you are. It takes ${needed}.`,
      other: `# answers are too few to judge how ready you are. It takes ${needed}.`,
    }),
};
