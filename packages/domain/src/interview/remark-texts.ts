import { counted } from '../worded.ts';
import { measuredResultRemark } from './catalog.ts';

/** What is measured in an answer, or praised whatever its question is. */
const measuredTexts = {
  measured_result: measuredResultRemark,
  asks_about_terms:
    'We recognized questions about pay and working conditions. What would you like to know about the work?',
  few_words: ({ words, enough }: { words: number; enough: number }) =>
    `${words} words. ${enough} or more gives you room for a full answer.`,
  many_words: ({ words, full }: { words: number; full: number }) =>
    `${words} words. Listeners can follow about ${full} at most.`,
  long_sentence: ({ words }: { words: number }) => `${words} words in one sentence. Try two.`,
  no_number: "There's no number yet. A before and an after make a result stick.",
  few_shared_words:
    "Your answer has few or none of the question's key words. Use them in your first sentence to make the link clear.",
  unlike_sample: ({ percent }: { percent: number }) =>
    `About ${percent}% in common with the sample answer. Read it once, then say it in your own words.`,
  partly_recognized:
    'We recognized only part of this. Which moment, person or number could you tell them about?',
  makes_point: 'You make this point.',
} as const;

/** Why a gate fired, or why an answer can't be judged. The reason of a red flag is its author's. */
const gateTexts = {
  echoed_question: "This repeats the question. What's your answer?",
  one_word: "That's one word. Say it in a sentence or two.",
  off_topic: "We couldn't connect this to the question. Which part of it answers what was asked?",
  taken_back: 'You take back most of what you say here.',
  copied_phrases: 'These are sample phrases, one after the other. Tell it in your own words.',
  pasted_ideal: 'Most of this is the sample answer, word for word. Tell it in your own words.',
  injection: 'This talks to the scorer, not to the interviewer. We never follow it, and it limits the score.',
  gibberish: "We can't read much of this as words. Try again in full sentences.",
  repetition: 'You say the same words again and again here.',
  keyword_list: 'This is a list of words. Say it in sentences.',
  shuffled_words: "These words don't form sentences.",
  order_left_out:
    'This talks to the scorer, not to the interviewer. We left it out. It never changes a score.',
  order_kept_from_model:
    "Part of this answer talks about scoring. We left that out of what the AI model read, and it doesn't change your points.",
  empty: "There's no answer yet.",
  no_words: 'There are no words in this answer.',
  not_english: ({ language }: { language: string }) =>
    `This looks like ${language}. The built-in engine only reads English, so it couldn't score this answer.`,
} as const;

/** Whether a part of a story was recognized: 0 or 1, and 2 for a result with a number. */
interface StoryParts {
  situation: number;
  actions: number;
  result: number;
}

/** "We recognized a, b and c." */
function recognized(parts: readonly (string | false)[]): string {
  const told = parts.filter((part) => part !== false);
  const others = told.slice(0, -1).join(', ');
  return `We recognized ${others ? `${others} and ` : ''}${told.at(-1)}.`;
}

/** What was recognized of an answer in one area. */
const levelTexts = {
  in_common: ({ percent }: { percent: number }) =>
    `You have about ${percent}% in common with the sample answer.`,
  answered_in: ({ words }: { words: number }) => `You answered in ${counted(words, 'word')}.`,
  things_recognized: ({ found, all }: { found: number; all: number }) =>
    `We recognized ${found} of the ${all} things an interviewer listens for.`,
  steps_recognized: ({ steps, reasons }: { steps: number; reasons: number }) =>
    recognized([
      steps > 0 && counted(steps, 'step'),
      reasons > 0 && counted(reasons, 'reason or choice', 'reasons or choices'),
    ]),
  steps_wanted: 'Steps and reasons count here.',
  word_count: ({ words }: { words: number }) => `${counted(words, 'word')}.`,
  words_a_sentence: ({ words, each }: { words: number; each: number }) =>
    `${counted(words, 'word')}, about ${each} per sentence.`,
  story_recognized: ({ situation, actions, result }: StoryParts) =>
    recognized([
      situation > 0 && 'a situation',
      actions > 0 && 'your own actions',
      result > 0 && (result > 1 ? 'a result in numbers' : 'a result'),
    ]),
  story_wanted: 'Examples and numbers count here.',
  i_and_we: ({ own, team }: { own: number; team: number }) =>
    `You say “I” or “my” ${counted(own, 'time')}, and “we” or “our” ${counted(team, 'time')}.`,
  area_not_asked: "This question doesn't ask for it.",
} as const;

/** What would lift an area: a question, so that it holds whatever the answer says. */
const liftTexts = {
  ask_answer_first: 'Can you answer the question in your first sentence?',
  ask_situation: 'Where and when was it?',
  ask_task: 'What was expected of you?',
  ask_action: 'What did you do yourself, step by step?',
  ask_more_action: 'What else did you do yourself?',
  ask_result: 'How did it turn out?',
  ask_result_number: 'Which number shows the result?',
  ask_steps: 'What comes first, and what comes next?',
  ask_more_steps: 'Which step could you add?',
  ask_reason: 'Why this way, and not another?',
  ask_more_reasons: 'Which other choice could you explain?',
  ask_check: 'How did you know that it worked?',
  ask_order: 'Can you say what came first, what came next and how it ended?',
  ask_fewer_hedges: 'Which hedge or stock phrase could you drop?',
  ask_number: 'Which number shows it: time, money, people?',
  ask_more_numbers: 'Which other number or example shows it?',
  ask_credit: 'Who else played a part in it?',
  ask_more_credit: 'What else did the others add?',
  ask_lesson: 'What did you take from it, and where have you used it since?',
  ask_their_side: 'How would the others tell it?',
  ask_i_not_we: 'Where can you say “I” instead of “we”?',
  ask_own_part: 'What was your own part?',
  ask_longer: ({ words, enough }: { words: number; enough: number }) =>
    `You used ${words} words. There's room for about ${enough}.`,
  ask_shorter: ({ words }: { words: number }) => `You used ${words} words. Which of them could go?`,
} as const;

/** Remarks on one answer, in English, by their codes. The pages have their own text for each. */
export const remarkTexts = { ...measuredTexts, ...gateTexts, ...levelTexts, ...liftTexts } as const;
