import { expect, it } from 'vitest';
import { blocksOf } from './text.ts';
import { tickId, tickIdsOf } from './ticks.ts';

const before =
  '- [ ] Camera at eye level\n- [ ] A **lamp** in front\n\n## After\n- [ ] Close everything else';
const reworded = before.replace('Camera at eye level', 'Your camera at the height of your eyes');

it('keeps a tick when its item is reworded', () => {
  const kept = [tickId(0, 0), tickId(1, 0)];
  expect(tickIdsOf(kept, blocksOf(before))).toEqual(kept);
  expect(tickIdsOf(kept, blocksOf(reworded))).toEqual(kept);
});

it('finds ticks that were kept under the words of their items, and drops those whose words are gone', () => {
  const kept = ['Camera at eye level', 'A lamp in front', 'Close everything else'];
  expect(tickIdsOf(kept, blocksOf(before))).toEqual(['0.0', '0.1', '1.0']);
  expect(tickIdsOf(kept, blocksOf(reworded))).toEqual(['0.1', '1.0']);
});

it('counts a tick once that is kept both ways', () => {
  expect(tickIdsOf(['0.0', 'Camera at eye level'], blocksOf(before))).toEqual(['0.0']);
});
