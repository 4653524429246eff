import type { remarkTexts as english } from '@greenroom/domain';
import { msg, plural, t } from '@lingui/core/macro';
import { languageNamed } from '../language-name.ts';
import { i18n } from '../messages.ts';
import type { TextsOf } from './form.ts';
import { allOf } from './list-text.ts';

/** Remarks on one answer, by code. */
export const remarkTexts: TextsOf<typeof english> = {
  measured_result: msg`You put a number on the result.`,
  asks_about_terms: msg`We recognized questions about pay and working conditions. What would you like to know about the work?`,
  no_number: msg`There's no number yet. A before and an after make a result stick.`,
  few_shared_words: msg`Your answer has few or none of the question's key words. Use them in your first sentence to make the link clear.`,
  partly_recognized: msg`We recognized only part of this. Which moment, person or number could you tell them about?`,
  makes_point: msg`You make this point.`,
  few_words: ({ words, enough }) => t`${words} words. ${enough} or more gives you room for a full answer.`,
  many_words: ({ words, full }) => t`${words} words. Listeners can follow about ${full} at most.`,
  long_sentence: ({ words }) => t`${words} words in one sentence. Try two.`,
  unlike_sample: ({ percent }) =>
    t`About ${percent}% in common with the sample answer. Read it once, then say it in your own words.`,
  echoed_question: msg`This repeats the question. What's your answer?`,
  one_word: msg`That's one word. Say it in a sentence or two.`,
  off_topic: msg`We couldn't connect this to the question. Which part of it answers what was asked?`,
  taken_back: msg`You take back most of what you say here.`,
  copied_phrases: msg`These are sample phrases, one after the other. Tell it in your own words.`,
  pasted_ideal: msg`Most of this is the sample answer, word for word. Tell it in your own words.`,
  injection: msg`This talks to the scorer, not to the interviewer. We never follow it, and it limits the score.`,
  gibberish: msg`We can't read much of this as words. Try again in full sentences.`,
  repetition: msg`You say the same words again and again here.`,
  keyword_list: msg`This is a list of words. Say it in sentences.`,
  shuffled_words: msg`These words don't form sentences.`,
  order_left_out: msg`This talks to the scorer, not to the interviewer. We left it out. It never changes a score.`,
  order_kept_from_model: msg`Part of this answer talks about scoring. We left that out of what the AI model read, and it doesn't change your points.`,
  empty: msg`There's no answer yet.`,
  no_words: msg`There are no words in this answer.`,
  not_english: (values) => {
    const language = languageNamed(values.language, i18n.locale);
    return t`This looks like ${language}. The built-in engine only reads English, so it couldn't score this answer.`;
  },
  steps_wanted: msg`Steps and reasons count here.`,
  story_wanted: msg`Examples and numbers count here.`,
  area_not_asked: msg`This question doesn't ask for it.`,
  in_common: ({ percent }) => t`You have about ${percent}% in common with the sample answer.`,
  answered_in: ({ words }) =>
    plural(words, { one: 'You answered in # word.', other: 'You answered in # words.' }),
  things_recognized: ({ found, all }) =>
    t`We recognized ${found} of the ${all} things an interviewer listens for.`,
  steps_recognized: ({ steps, reasons }) =>
    recognized([
      steps > 0 && plural(steps, { one: '# step', other: '# steps' }),
      reasons > 0 && plural(reasons, { one: '# reason or choice', other: '# reasons or choices' }),
    ]),
  word_count: ({ words }) => plural(words, { one: '# word.', other: '# words.' }),
  words_a_sentence: ({ words, each }) =>
    plural(words, {
      one: `# word, about ${each} per sentence.`,
      other: `# words, about ${each} per sentence.`,
    }),
  story_recognized: ({ situation, actions, result }) =>
    recognized([
      situation > 0 && t`a situation`,
      actions > 0 && t`your own actions`,
      result > 0 && (result > 1 ? t`a result in numbers` : t`a result`),
    ]),
  i_and_we: (values) => {
    const own = plural(values.own, { one: '# time', other: '# times' });
    const team = plural(values.team, { one: '# time', other: '# times' });
    return t`You say “I” or “my” ${own}, and “we” or “our” ${team}.`;
  },
  ask_answer_first: msg`Can you answer the question in your first sentence?`,
  ask_situation: msg`Where and when was it?`,
  ask_task: msg`What was expected of you?`,
  ask_action: msg`What did you do yourself, step by step?`,
  ask_more_action: msg`What else did you do yourself?`,
  ask_result: msg`How did it turn out?`,
  ask_result_number: msg`Which number shows the result?`,
  ask_steps: msg`What comes first, and what comes next?`,
  ask_more_steps: msg`Which step could you add?`,
  ask_reason: msg`Why this way, and not another?`,
  ask_more_reasons: msg`Which other choice could you explain?`,
  ask_check: msg`How did you know that it worked?`,
  ask_order: msg`Can you say what came first, what came next and how it ended?`,
  ask_fewer_hedges: msg`Which hedge or stock phrase could you drop?`,
  ask_number: msg`Which number shows it: time, money, people?`,
  ask_more_numbers: msg`Which other number or example shows it?`,
  ask_credit: msg`Who else played a part in it?`,
  ask_more_credit: msg`What else did the others add?`,
  ask_lesson: msg`What did you take from it, and where have you used it since?`,
  ask_their_side: msg`How would the others tell it?`,
  ask_i_not_we: msg`Where can you say “I” instead of “we”?`,
  ask_own_part: msg`What was your own part?`,
  ask_longer: ({ words, enough }) => t`You used ${words} words. There's room for about ${enough}.`,
  ask_shorter: ({ words }) => t`You used ${words} words. Which of them could go?`,
};

function recognized(parts: readonly (string | false)[]): string {
  const found = allOf(parts);
  return t`We recognized ${found}.`;
}
