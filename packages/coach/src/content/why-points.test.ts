import { describe, expect, it } from 'vitest';
import { whyPointsOf } from './why-points.ts';

describe("the points of a trade's question about motives", () => {
  it.each([
    ['Why nursing, and why a hospital floor?', 'why'],
    ['What got you into plumbing?', 'why'],
    ['Why bread, out of all the trades?', 'why'],
    ["It's mud in spring and ice in winter. What keeps you in this work?", 'why'],
    ['Why our bakery?', 'why-here'],
    ['There are a lot of shops out there. What made you apply for this one?', 'why-here'],
    ["You'd share a cabin for a week. What are you like to live with?", 'own-work'],
    ['Why baking, and how do you feel about starting at two in the morning?', 'why'],
    ['If you could change one dish on our menu tomorrow, which one and why?', 'place'],
    ['What did you notice when you walked through our store?', 'place'],
    ['Most of the day nothing happens. How do you feel about that?', 'hard-part'],
    ["It's dark shafts, heights and nights on call. What's in it for you?", 'hard-part'],
    ['What was the best fix you ever made?', 'own-work'],
    ['Which specialty are you strongest in, and which one would be new?', 'own-work'],
  ])('fit what it asks: %s', (text, theme) => {
    expect(whyPointsOf(text).id).toBe(theme);
  });
});
