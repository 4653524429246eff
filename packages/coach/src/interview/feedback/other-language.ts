import type { ScoredAnswer } from '@greenroom/domain';

/** Whether an answer has no score because it isn't in English. */
export const isInOtherLanguage = ({ score }: ScoredAnswer): boolean =>
  !score.scored && score.flags.some(({ id }) => id === 'not_english');
