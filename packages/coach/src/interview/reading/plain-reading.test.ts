import { describe, expect, it } from 'vitest';
import { readPassage } from '../../text/passage.ts';
import { readPlainly, runsOn } from './plain-reading.ts';

const typed =
  'Last spring I was on nights with one colleague. So I saw two patients at once. Then I called the doctor because the pressure fell. And we moved her to the other unit within ten minutes. So nobody came to harm.';
const spoken = typed.replace(/[.,]/g, '').toLowerCase();

describe('dictated text', () => {
  it('is split into sentences by connectives, at the same places', () => {
    const passage = splitSpokenText(readPassage(spoken));
    expect(passage.sentences.length).toBeGreaterThanOrEqual(4);
    for (const { start, end, from, to } of passage.sentences) {
      expect(passage.tokens[from]?.start).toBe(start);
      expect(passage.tokens[to - 1]?.end).toBe(end);
    }
    expect(passage.text).toBe(spoken);
  });

  it('leaves text with full stops as it is', () => {
    const passage = readPassage(typed);
    expect(splitSpokenText(passage)).toBe(passage);
  });

  it.each(['', 'yes', 'word '.repeat(500)])('accepts %j', (text) => {
    expect(splitSpokenText(readPassage(text)).text).toBe(text);
  });
});
