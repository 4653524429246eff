import { describe, expect, it } from 'vitest';
import { Judgement } from '../interview/judgement.ts';
import { salvage } from './salvage.ts';

const criterion = { quote: 'I counted first', reason: 'You count first.', applies: true, level: 4 };
const whole: Judgement = {
  points: [{ id: 'counted', quote: 'I counted first', reason: 'You do.', verdict: 'covered' }],
  story: { situation: null, task: null, action: 'I counted first', result: null },
  technical_accuracy: criterion,
  problem_solving: criterion,
  communication_clarity: criterion,
  relevant_experience: criterion,
  cultural_fit: criterion,
  red_flags: [],
  remarks: [],
  rewrite: null,
};
const json = JSON.stringify(whole);
const { red_flags: _, remarks: __, rewrite: ___, ...withoutLists } = whole;
const { story: ____, ...withoutStory } = whole;

describe('what a model wrote is read leniently', () => {
  it.each([
    ['as it is', json],
    ['with a level in quotes', json.replace('"level":4', '"level":"4"')],
    ['with a level in words', json.replace('"level":4', '"level":"4 of 5"')],
    ['without its empty lists', JSON.stringify(withoutLists)],
    ['without the story, which had nothing', JSON.stringify({ ...withoutStory })],
    ['with null for a list', json.replace('"remarks":[]', '"remarks":null')],
    ['with a verdict in capitals', json.replace('"covered"', '"Covered"')],
    [
      'with one point in place of a list',
      json.replace('"points":[{', '"points":{').replace('"covered"}]', '"covered"}'),
    ],
    [
      'in a fence, with a sentence around it',
      `Here is my judgment:\n\`\`\`json\n${json}\n\`\`\`\nI hope it helps.`,
    ],
    ['with braces before and after', `I judge {as asked}: ${json} {that is all}`],
    ['without its last bracket', json.slice(0, -1)],
  ])('%s', async (name, text) => {
    const read = await salvage(text, Judgement);
    const noStory = { situation: null, task: null, action: null, result: null };
    expect(read).toEqual(name.startsWith('without the story') ? { ...whole, story: noStory } : whole);
  });

  it('keeps a level between two, which the score rounds', async () => {
    const read = await salvage(json.replace('"level":4', '"level":3.5'), Judgement);
    expect(read?.technical_accuracy.level).toBe(3.5);
  });

  it('invents no verdict, no level and no reason', async () => {
    const { technical_accuracy: _, ...noCriterion } = whole;
    expect(await salvage(JSON.stringify(noCriterion), Judgement)).toBeUndefined();
    expect(await salvage(json.replace('"level":4', '"level":"very good"'), Judgement)).toBeUndefined();
    expect(await salvage(json.replace('"covered"', '"mostly"'), Judgement)).toBeUndefined();
  });
});
