import { expect, it } from 'vitest';
import { ownWordsPatterns } from '../../content/own-words.ts';
import { readTopics } from './from-texts.ts';

const textsAt = (focus: string) =>
  readTopics(focus, []).flatMap(({ candidates }) => candidates.flatMap((one) => one.texts(2)));

it.each(['honesty', 'Patience', 'teamwork', 'punctuality', 'initiative'])(
  'asks for a day when %s mattered, and not for experience with it',
  (focus) => {
    const texts = textsAt(focus);
    expect(texts).toContain(
      `Tell me about a time when ${focus.toLowerCase()} really mattered in your work. What did you do?`,
    );
    expect(texts.join(' ')).not.toMatch(/experience with|Let's talk about/);
    // Whoever opens the set finds what a good answer says.
    for (const text of texts)
      expect(ownWordsPatterns.find(({ pattern }) => pattern.test(text))?.id).toBe('focus');
  },
);

it.each(['glass kilns', 'Ohio tax forms'])('asks about %s as a subject', (focus) => {
  expect(textsAt(focus)).toContain(`Tell me about your experience with ${focus}.`);
});
