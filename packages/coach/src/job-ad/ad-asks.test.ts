import { describe, expect, it } from 'vitest';
import { bareAsk } from './ad-asks.ts';

describe('what a line asks for, without how much it is wanted', () => {
  it.each([
    ['Experience with publishing software a plus', 'publishing software'],
    ['Experience with forklifts is preferred.', 'forklifts'],
    ['Experience selling army surplus', 'army surplus'],
  ])('%s', (line, bare) => {
    expect(bareAsk(line)).toContain(bare);
  });
});
