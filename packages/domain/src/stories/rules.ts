import { storySeconds, storyWordsPerMinute } from './catalog.ts';

/** The words of a text, as a writing program counts them. */
export const storyWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** How long so many words take to tell, to five seconds. */
export const tellingSeconds = (words: number): number => Math.round((words / storyWordsPerMinute) * 12) * 5;

const [shortest, longest] = [45, 110];

/** Whether so many words fit into about 90 seconds. */
export function storyLength(words: number): 'none' | 'short' | 'good' | 'long' {
  if (words === 0) return 'none';
  const seconds = tellingSeconds(words);
  if (seconds < shortest) return 'short';
  return seconds <= longest ? 'good' : 'long';
}

/** The words that fit into the time that a story should take. */
export const storyWordsGoal = Math.round((storySeconds / 60) * storyWordsPerMinute);
