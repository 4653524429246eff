import { describe, expect, it } from 'vitest';
import type { BetterReply } from './better-contract.ts';
import { workIn } from './reply-rules.ts';

const frames = {
  example: { verb: 'i' },
  end: { how: 'It went', thing: 'The result was', verb: 'it' },
  part: { thing: 'My part was', aim: 'My job was', verb: 'i' },
  lesson: { aim: 'I learned', thing: 'What I took from it is', verb: 'i' },
  why: { reason: 'I applied', thing: 'What made me apply was', verb: 'i' },
  case: { verb: 'i', label: 'One case', always: true },
  trouble: { label: 'What goes wrong most often', always: true },
  know: { verb: 'i', label: 'How I know that it holds', always: true },
  lessonOf: { aim: 'I learned', label: 'What I took from it' },
} as const satisfies Record<string, BetterReply['frames']>;
const sentence = (reply: string, frame: keyof typeof frames) =>
  workIn(reply, { slot: 'sentence', frames: frames[frame] }, { before: '', next: '' });

describe('a reply to a blank for a sentence', () => {
  it.each([
    ['Last year in Q3. We lost a big client.', 'example', 'Last year in Q3, we lost a big client.'],
    ['last May a guest shouted', 'example', 'Last May a guest shouted.'],
    ['took me like 15 min', 'part', 'It took me like 15 min.'],
    ['fixed a router on a Sunday', 'example', 'I fixed a router on a Sunday.'],
    ['In 2022, I led the move to the new office', 'example', 'In 2022, I led the move to the new office.'],
    [
      'When the oven broke, I called the repair guy',
      'example',
      'When the oven broke, I called the repair guy.',
    ],
    ['well', 'end', 'It went well.'],
    ['went from 40 to 25 minutes', 'end', 'It went from 40 to 25 minutes.'],
    ['a 20% drop in returns', 'end', 'The result was a 20% drop in returns.'],
    ['20% fewer returns', 'end', 'The result was 20% fewer returns.'],
    ['the customer stayed with us', 'end', 'The customer stayed with us.'],
    ['sales went up 20%', 'end', 'Sales went up 20%.'],
    ['nobody complained', 'end', 'Nobody complained.'],
    ["They're still using it", 'end', "They're still using it."],
    ['called the vendor and moved the date', 'part', 'I called the vendor and moved the date.'],
    ['the schedule', 'part', 'My part was the schedule.'],
    ['Training the new staff', 'part', 'My part was training the new staff.'],
    ['to call the vendors', 'part', 'My job was to call the vendors.'],
    ['I wrote the tests', 'part', 'I wrote the tests.'],
    ['always check twice', 'lesson', 'I learned to always check twice.'],
    ['not to assume things', 'lesson', 'I learned not to assume things.'],
    ['that I should ask first', 'lesson', 'I learned that I should ask first.'],
    [
      'That clean beats fast, you can teach fast',
      'lesson',
      'I learned that clean beats fast, you can teach fast.',
    ],
    ['That was hard to hear', 'lesson', 'That was hard to hear.'],
    ['read the label before you lift', 'lesson', 'I learned to read the label before you lift.'],
    ['read the label before I lifted', 'part', 'My job was to read the label before I lifted.'],
    [
      'like twice a year honestly. last time we were back in six minutes',
      'case',
      'One case: last time we were back in six minutes.',
    ],
    ['yea, summer 2021. we lost two trays', 'case', 'One case: summer 2021. We lost two trays.'],
    ['that if I ask first nobody minds', 'lesson', 'I learned that if I ask first nobody minds.'],
    [
      'A small fixed slot beats a big plan. Also bin things first.',
      'lesson',
      'A small fixed slot beats a big plan. Also bin things first.',
    ],
    [
      'three of them in one week yes, we closed the pool',
      'case',
      'One case: three of them in one week, we closed the pool.',
    ],
    ['patience and planning', 'lesson', 'What I took from it is patience and planning.'],
    ['because my nephew goes here', 'why', 'I applied because my nephew goes here.'],
    ['your training program', 'why', 'What made me apply was your training program.'],
    ['It took three weeks. No one lost a file.', 'end', 'It took three weeks. No one lost a file.'],
  ] as const)('“%s” (%s) becomes “%s”', (reply, frame, text) => {
    expect(sentence(reply, frame)).toBe(text);
  });

  it.each([
    ['Last year in Q3.', 'end'],
    ['because of the vendor', 'end'],
    ['when the oven broke and I', 'end'],
    ['on a day we were short', 'end'],
    ['by asking', 'part'],
    ['Last year in Q3.', 'example'],
    ['last year in Q3', 'example'],
    ['2022', 'example'],
    ['March last year', 'example'],
    ['two years ago', 'example'],
    ['at my old job', 'example'],
    ['Yes, last winter', 'example'],
    ['when I was at Target', 'example'],
    ['the Henderson project', 'example'],
    ['no', 'example'],
    ['hm, not sure', 'example'],
    ['if the customer', 'lesson'],
    ['dont know, once a month I think', 'example'],
    ['I don’t know whether it helped, to be honest', 'end'],
    ['No idea', 'end'],
    ['I’d prefer not to go into that', 'end'],
    ['nothing more to add', 'part'],
    ['on Monday, as I said', 'example'],
    ['I already mentioned that', 'lesson'],
    ['Because of my mother, she moves in with us in May', 'why'],
  ] as const)('“%s” (%s) is asked again', (reply, frame) => {
    expect(sentence(reply, frame)).toBeNull();
  });
});

describe('a reply in notes', () => {
  it.each([
    [
      'May 2023, storm outside. We ran it by hand.',
      'case',
      'One case: May 2023, storm outside. We ran it by hand.',
    ],
    [
      'A boy of six, no English. He drew it for me.',
      'case',
      'One case: a boy of six, no English. He drew it for me.',
    ],
    ['I moved the desk last May and it got quiet', 'case', 'I moved the desk last May and it got quiet.'],
    ['2021. She stayed with us for a year.', 'case', 'One case: 2021. She stayed with us for a year.'],
    ['Not exactly, but we had a flood once', 'case', 'We had a flood once.'],
    ['Not 80. In 2021 I did 35 in two weeks.', 'case', 'In 2021 I did 35 in two weeks.'],
    [
      'not on that scale no. had a leak once, 2020, I taped it',
      'case',
      'I had a leak once, 2020, I taped it.',
    ],
    [
      'Yes more than once. I towed a bus out of the ford in 2019.',
      'case',
      'I towed a bus out of the ford in 2019.',
    ],
    [
      'yes, once, the tank was empty and i called the driver',
      'case',
      'Once, the tank was empty and I called the driver.',
    ],
    [
      'yes kind of, in 2019, a man on the lift went white',
      'case',
      'One case: in 2019, a man on the lift went white.',
    ],
    ['Yes sir, that was a depot in Waco in 2021.', 'case', 'One case: that was a depot in Waco in 2021.'],
    [
      'already said, my first ward. I cried and nearly quit',
      'case',
      'One case: my first ward. I cried and nearly quit.',
    ],
    [
      'we were short nine bottles last May. went to jiggers and it was one',
      'case',
      'We were short nine bottles last May. We went to jiggers and it was one.',
    ],
    ['wet labels mostly', 'trouble', 'What goes wrong most often: wet labels mostly.'],
    [
      'They forget the lid. I tell them twice.',
      'trouble',
      'What goes wrong most often: they forget the lid. I tell them twice.',
    ],
    ['when the needle stays put', 'know', 'How I know that it holds: when the needle stays put.'],
    ['legal in the room from week one', 'lessonOf', 'What I took from it: legal in the room from week one.'],
  ] as const)('“%s” (%s) becomes “%s”', (reply, frame, text) => {
    expect(sentence(reply, frame)).toBe(text);
  });

  it.each([
    ['with two sous chefs', 'case'],
    ['started last spring, two rooms', 'case'],
    ['last summer when the oven was broken', 'case'],
    ['last August', 'case'],
    ['many times!! it went well', 'case'],
    ['every month, the last one in May', 'case'],
    ['not yet, nothing that bad', 'case'],
    ['my old desk job, every shift basically', 'case'],
    ['3 times', 'case'],
    ['Sort of, most evenings.', 'case'],
    ['Yes, three people. Two of them brought a friend.', 'case'],
    ['only in training', 'case'],
    ['the lid', 'trouble'],
    ['last May in the hall', 'trouble'],
  ] as const)('“%s” (%s) tells too little and is asked again', (reply, frame) => {
    expect(sentence(reply, frame)).toBeNull();
  });
});

describe('a reply that repeats the answer', () => {
  const answer = 'My daughter moves to a new school in May and I need early shifts then. I like the kitchen.';
  const why = (reply: string) =>
    workIn(reply, { slot: 'sentence', frames: frames.why }, { before: '', next: '', answer });

  it.each([
    ['My daughter moves to a new school so I need early shifts.', null],
    ['I need early shifts for my daughter. And I like your menu.', 'I like your menu.'],
    [
      'My daughter has asthma and I need a place near her doctor.',
      'My daughter has asthma and I need a place near her doctor.',
    ],
    ['I don’t know the menu yet, so I ask a lot.', 'I don’t know the menu yet, so I ask a lot.'],
  ])('“%s” becomes “%s”', (reply, text) => {
    expect(why(reply)).toBe(text);
  });
});

describe('a reply to a blank for a number', () => {
  it.each([
    ['amount', 'trained ', ' colleagues', '12', '12'],
    ['amount', 'trained ', ' colleagues', 'About 12 colleagues.', 'about 12'],
    ['amount', 'trained ', ' colleagues', '12 people', '12'],
    ['amount', 'trained ', ' colleagues', 'twenty-five', 'twenty-five'],
    ['amount', 'trained ', ' colleagues', 'a dozen', 'a dozen'],
    ['amount', 'trained ', ' colleagues', 'lots', null],
    ['amount', 'trained ', ' colleagues', 'I trained the night team', null],
    ['growth', 'sales went up ', ' and', '20%', 'by 20%'],
    ['growth', 'sales went up ', ' and', 'by about 20 percent', 'by about 20 percent'],
    ['growth', 'sales went up ', ' and', 'from 40 to 60', 'from 40 to 60'],
    ['growth', 'sales went up ', ' and', 'a lot', null],
    ['degree', 'it was ', ' faster', '20% faster', '20%'],
    ['degree', 'it was ', ' faster', 'two hours', 'two hours'],
    ['span', 'for ', ' and', 'for three weeks', 'three weeks'],
    ['span', 'for ', ' and', 'a year', 'a year'],
    ['span', 'for ', ' and', 'until June', null],
  ] as const)('%s: “%s[...]%s” with “%s” takes “%s”', (slot, before, next, reply, text) => {
    expect(workIn(reply, { slot, frames: {} }, { before, next })).toBe(text);
  });
});

describe('a reply to a blank that a model left', () => {
  it.each([
    ['por ', ' personas', 'unas 12 personas.', 'unas 12'],
    ['in ', '.', 'in March', 'March'],
    ['', '.', 'three', 'three'],
  ])('goes between “%s” and “%s” without their words', (before, next, reply, text) => {
    expect(workIn(reply, undefined, { before, next })).toBe(text);
  });
});
