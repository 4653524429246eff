import { phraseBook } from '../text/phrases.ts';

/** What moves somebody, told without a "because", in whatever trade. */
export const motivesBook = phraseBook([
  'what i like|love|enjoy|want|value',
  'i like|love|enjoy|want|care|value|prefer|believe|hope',
  'i would|will|can bring|like|love',
  "i'd|i'll bring|like|love",
  'which|that is how|why|what i',
  'drawn|draws|attracted|excites|appeals|interests to|me',
]);

/** Work of one's own, told as done and not as a story. */
export const ownWorkBook = phraseBook([
  'i have run|worked|led|done|built|managed|taught|cared|been',
  'i ran|worked|led|built|managed|taught',
  'in my|our last|current|previous|own',
]);
