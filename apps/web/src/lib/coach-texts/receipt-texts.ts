import type { receiptTexts as english } from '@greenroom/domain';
import { msg, plural, t } from '@lingui/core/macro';
import { dimensionLabels } from '../labels.ts';
import type { TextsOf } from './form.ts';
import { signalLabels, writtenLevels, writtenLifts } from './level-texts.ts';
import { commaList } from './list-text.ts';

const areaOf = (dimension: keyof typeof dimensionLabels) => t(dimensionLabels[dimension]);
const textAt = (texts: readonly (typeof signalLabels)['order'][], level: number) => {
  const text = texts[level - 1];
  return text ? t(text) : '';
};

/** What a receipt shows before its points, and the written levels, by code. */
export const receiptTexts: TextsOf<typeof english> = {
  written_level: ({ dimension, level }) => textAt(writtenLevels[dimension], level),
  written_lift: ({ dimension, level }) => textAt(writtenLifts[dimension], level),
  line_area: ({ dimension }) => areaOf(dimension),
  line_signal: ({ dimension, signal }) => `${areaOf(dimension)}: ${t(signalLabels[signal])}`,
  line_level: ({ dimension, level, points }) => {
    const area = areaOf(dimension);
    return t`${area}: level ${level} of 5, ${points} points`;
  },
  line_not_asked: ({ dimension }) => {
    const area = areaOf(dimension);
    return t`${area}: this question doesn't ask for it`;
  },
  line_cap: ({ cap }) => t`Capped at ${cap}`,
  seen_like_sample: ({ percent }) => t`${percent}% like the sample answer`,
  seen_points: ({ found, all }) => t`${found} of ${all} recognized`,
  seen_yes: msg({ message: 'yes', context: 'seen in an answer' }),
  seen_in_part: msg`in part`,
  seen: msg`recognized`,
  not_seen: msg`not recognized`,
  seen_result_number: msg`recognized, with a number`,
  seen_result: msg`recognized, without a number`,
  seen_no_pronoun: msg`neither “I” nor “we”`,
  all_things_wanted: msg`What the questions ask for`,
  all_steps_wanted: msg`Your steps and reasons`,
  all_story_wanted: msg`Real cases, results and numbers`,
  all_style_wanted: msg`How you talk about your part and others`,
  none_seen: msg`none recognized`,
  seen_actions: ({ count }) => plural(count, { one: '# thing you did', other: '# things you did' }),
  seen_steps: ({ count }) => plural(count, { one: '# step', other: '# steps' }),
  seen_reasons: ({ count }) => plural(count, { one: '# reason or choice', other: '# reasons or choices' }),
  seen_order_words: ({ count }) => plural(count, { one: '# word like that', other: '# words like that' }),
  seen_words: ({ count }) => plural(count, { one: '# word', other: '# words' }),
  seen_hedges: ({ count }) =>
    plural(count, { one: '# hedge or stock phrase', other: '# hedges or stock phrases' }),
  seen_numbers: ({ count }) => plural(count, { one: '# number', other: '# numbers' }),
  seen_places: ({ count }) => plural(count, { one: '# place', other: '# places' }),
  seen_concrete: ({ numbers, actions, order }) =>
    commaList([
      numbers > 0 && plural(numbers, { one: '# number', other: '# numbers' }),
      actions > 0 && plural(actions, { one: '# thing you did', other: '# things you did' }),
      order > 0 && plural(order, { one: '# word like “then”', other: '# words like “then”' }),
    ]),
  seen_i_share: ({ percent }) => t`“I” ${percent}% of the time`,
  all_things: ({ count }) =>
    plural(count, {
      one: '# thing an interviewer listens for',
      other: '# things an interviewer listens for',
    }),
  all_actions: ({ count }) =>
    plural(count, { one: '# answer says what you did', other: '# answers say what you did' }),
  all_words: (values) => {
    const words = plural(values.words, { one: '# word', other: '# words' });
    const answers = plural(values.answers, { one: '# answer', other: '# answers' });
    return t`${words} in ${answers}`;
  },
  all_story: ({ situations, results }) =>
    commaList([
      situations > 0 && plural(situations, { one: '# real situation', other: '# real situations' }),
      results > 0 && plural(results, { one: '# result', other: '# results' }),
    ]),
};
