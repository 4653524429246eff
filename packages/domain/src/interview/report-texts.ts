import { counted } from '../worded.ts';
import { type Dimension, dimensionLabels, type Readiness } from './catalog.ts';

/** What a level stands for: the report has other levels too, so "the next level" would be unclear. */
const roles: Partial<Record<Readiness, string>> = {
  senior_ready: 'A senior role',
  mid_ready: 'A mid-level role',
  junior_ready: 'A junior role',
};
const roleOf = (level: Readiness) => roles[level] ?? 'The next step';

const answersOf = (count: number) => counted(count, 'answer');

/** The sentences of a report about a whole interview, in English, by their codes. */
export const reportTexts = {
  nothing_to_score: "There's no answer to score in this interview yet.",
  not_in_english: "These answers aren't in English, so they have no score yet.",
  answered_so_many: ({ scored, all, words }: { scored: number; all: number; words: number }) =>
    `You answered ${scored} of ${all} questions in ${words} words.`,
  look_first: ({ number }: { number: number }) =>
    `Look at question ${number} first: one sentence in it is risky.`,
  most_room: ({ number }: { number: number }) => `Question ${number} has the most room for improvement.`,
  best_and_most_room: ({ best, worst }: { best: number; worst: number }) =>
    `Question ${best} went best, and question ${worst} has the most room for improvement.`,

  answer_question: ({ number }: { number: number }) => `Answer question ${number}`,
  not_answered_yet: 'has no scored answer yet. Give it a try.',
  answered_in_other_language:
    'has an answer in another language. We only read English, so give it in English.',
  try_again: ({ number }: { number: number }) => `Try question ${number} again`,
  for_question: ({ number }: { number: number }) => `That's for question ${number},`,
  point_out_or_add: ({ points }: { points: number }) =>
    `If you said it, point it out. If not, add a sentence. It's worth up to ${counted(points, 'point')} in that answer.`,
  lowest_area: ({ dimension, score }: { dimension: Dimension; score: number }) =>
    `${dimensionLabels[dimension]} is its lowest area, at ${score} out of 100.`,
  another_round: 'Ready for another round?',
  harder_round: 'Nice work. Try a fresh set of questions, or make it harder.',

  of_question: ({ number }: { number: number }) => `Question ${number}:`,
  open_question: ({ number }: { number: number }) =>
    `Question ${number} has no scored answer, so it counts as 0.`,
  open_questions: ({ numbers }: { numbers: string }) =>
    `Questions ${numbers} have no scored answer, so they count as 0.`,
  went_well: ({ number, score }: { number: number; score: number }) =>
    `Question ${number} went well, at ${score} out of 100.`,

  no_answer_yet: "There's no answer to score yet.",
  answered_in_all: ({ scored, all, words }: { scored: number; all: number; words: number }) =>
    `You answered ${scored} of ${all} questions, ${words} words in all.`,
  things_in_all: ({ count }: { count: number }) =>
    `We recognized ${counted(count, 'thing')} an interviewer listens for.`,
  story_in_all: ({ situations, results }: { situations: number; results: number }) => {
    const told = [
      situations > 0 && `a real situation in ${answersOf(situations)}`,
      results > 0 && `a result in ${answersOf(results)}`,
    ];
    return `We recognized ${told.filter((part) => part !== false).join(' and ')}.`;
  },

  try_and_compare: ({ number }: { number: number }) => `Try question ${number} again and compare the two.`,
  think_about: ({ number }: { number: number }) => `Think about question ${number}:`,
  one_step_harder: 'Make your next interview one step harder.',
  another_this_week: 'Do another interview like this one this week.',

  all_areas_reach: ({ overall, least }: { overall: number; least: number }) =>
    `${overall} overall, with every area at ${least} or more.`,
  role_takes: ({ overall, level, needed }: { overall: number; level: Readiness; needed: number }) =>
    `${overall} overall. ${roleOf(level)} takes ${needed}.`,
  role_takes_areas: (values: {
    overall: number;
    level: Readiness;
    needed: number;
    dimension: Dimension;
    score: number;
  }) =>
    `${values.overall} overall. ${roleOf(values.level)} takes at least ${values.needed} in every area, and ${dimensionLabels[values.dimension]} is at ${values.score}.`,
  takes_answers: ({ needed }: { needed: number }) => `It takes ${needed} answers to judge how ready you are.`,
  too_few_answers: ({ answers, needed }: { answers: number; needed: number }) =>
    `${answers === 1 ? 'One answer is' : `${answers} answers are`} too few to judge how ready you are. It takes ${needed}.`,
} as const;
