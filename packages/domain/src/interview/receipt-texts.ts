import { counted } from '../worded.ts';
import { type Dimension, dimensionLabels } from './catalog.ts';
import { type SignalId, signalLabels, writtenLevels, writtenLifts } from './level-texts.ts';

type Level = { dimension: Dimension; level: number };
const noneRecognized = 'none recognized';

/** What stands before the points in a receipt, in English, by its code. */
export const receiptTexts = {
  written_level: ({ dimension, level }: Level) => writtenLevels[dimension][level - 1] ?? '',
  written_lift: ({ dimension, level }: Level) => writtenLifts[dimension][level - 1] ?? '',
  line_area: ({ dimension }: { dimension: Dimension }) => dimensionLabels[dimension],
  line_signal: ({ dimension, signal }: { dimension: Dimension; signal: SignalId }) =>
    `${dimensionLabels[dimension]}: ${signalLabels[signal]}`,
  line_level: ({ dimension, level, points }: Level & { points: number }) =>
    `${dimensionLabels[dimension]}: level ${level} of 5, ${points} points`,
  line_not_asked: ({ dimension }: { dimension: Dimension }) =>
    `${dimensionLabels[dimension]}: this question doesn't ask for it`,
  line_cap: ({ cap }: { cap: number }) => `Capped at ${cap}`,
  seen_like_sample: ({ percent }: { percent: number }) => `${percent}% like the sample answer`,
  seen_points: ({ found, all }: { found: number; all: number }) => `${found} of ${all} recognized`,
  seen_yes: 'yes',
  seen_in_part: 'in part',
  seen: 'recognized',
  not_seen: 'not recognized',
  none_seen: noneRecognized,
  seen_result_number: 'recognized, with a number',
  seen_result: 'recognized, without a number',
  seen_actions: ({ count }: { count: number }) => counted(count, 'thing you did', 'things you did'),
  seen_steps: ({ count }: { count: number }) => counted(count, 'step'),
  seen_reasons: ({ count }: { count: number }) => counted(count, 'reason or choice', 'reasons or choices'),
  seen_order_words: ({ count }: { count: number }) => counted(count, 'word like that', 'words like that'),
  seen_words: ({ count }: { count: number }) => counted(count, 'word'),
  seen_hedges: ({ count }: { count: number }) =>
    counted(count, 'hedge or stock phrase', 'hedges or stock phrases'),
  seen_numbers: ({ count }: { count: number }) => counted(count, 'number'),
  seen_places: ({ count }: { count: number }) => counted(count, 'place'),
  seen_concrete: ({ numbers, actions, order }: { numbers: number; actions: number; order: number }) =>
    [
      numbers > 0 && counted(numbers, 'number'),
      actions > 0 && counted(actions, 'thing you did', 'things you did'),
      order > 0 && counted(order, 'word like “then”', 'words like “then”'),
    ]
      .filter((part) => part !== false)
      .join(', '),
  seen_no_pronoun: 'neither “I” nor “we”',
  seen_i_share: ({ percent }: { percent: number }) => `“I” ${percent}% of the time`,
  all_things: ({ count }: { count: number }) => `${counted(count, 'thing')} an interviewer listens for`,
  all_things_wanted: 'What the questions ask for',
  all_actions: ({ count }: { count: number }) =>
    `${counted(count, 'answer')} ${count === 1 ? 'says' : 'say'} what you did`,
  all_steps_wanted: 'Your steps and reasons',
  all_words: ({ words, answers }: { words: number; answers: number }) =>
    `${counted(words, 'word')} in ${counted(answers, 'answer')}`,
  all_story: ({ situations, results }: { situations: number; results: number }) =>
    [situations > 0 && counted(situations, 'real situation'), results > 0 && counted(results, 'result')]
      .filter((part) => part !== false)
      .join(', '),
  all_story_wanted: 'Real cases, results and numbers',
  all_style_wanted: 'How you talk about your part and others',
} as const;
