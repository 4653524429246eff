import { Refusal, storyWords } from '@greenroom/domain';
import { defineFunction } from '../define-function.ts';
import { holdToRate, perHour } from '../rate.ts';
import { findStory, findTellings, storeTelling } from './store.ts';

const rate = perHour(120);

/**
 * Compares a telling with the story and with the time before, and stores it. A repeated request answers what is stored. Refuses with
 * `not_found` for a story of somebody else's, and with `rate_limited`.
 */
export const tellStory = defineFunction('tell-story', {
  access: 'user',
  async run({ input, user, callerDb, coach, limiter }) {
    const { storyId, tellingId, text, seconds } = input;
    const story = await findStory(callerDb, storyId);
    if (!story) throw new Refusal('story_not_found');
    const before = await findTellings(callerDb, storyId);
    const known = before.find(({ id }) => id === tellingId);
    if (known) return known;
    await holdToRate(limiter, `tell story:${user.id}`, rate, 'too_many_attempts');
    const comparison = coach.compareTellings(story, text, before[0] ?? null);
    await storeTelling(callerDb, storyId, {
      id: tellingId,
      text,
      words: storyWords(text),
      seconds,
      comparison,
    });
    const stored = (await findTellings(callerDb, storyId)).find(({ id }) => id === tellingId);
    // The id is another story's, or it was deleted in between.
    if (!stored) throw new Refusal('story_not_found');
    return stored;
  },
});
