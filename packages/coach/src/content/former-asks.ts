/** Asks that stood behind a pointer at a line in earlier sets: stored sets still find their points here. */
export interface FormerAsk {
  id: string;
  plan: readonly string[];
  story: readonly string[];
  /** Labels of shared points that an answer to `plan` makes. */
  points: readonly string[];
}

const check = ['found-out', 'told-early', 'checked-after', 'real-case'];
const order = ['options', 'agreed-next', 'told-early', 'real-case'];
const people = ['listened', 'explained-plainly', 'agreed-next', 'real-case'];
/** What a good answer about any duty says. */
const dutyPoints: readonly string[] = ['reason-why', 'options', 'checked-after', 'real-case'];

export const formerAsks: readonly FormerAsk[] = [
  {
    id: 'fix',
    plan: [
      'Where do you start when the cause is hard to see?',
      "How do you make sure it's fixed for good, and not just for today?",
    ],
    story: ['Tell me about a problem that took you a while to figure out.'],
    points: check,
  },
  {
    id: 'teach',
    plan: [
      "How do you know they've really got it?",
      "What do you do with somebody who just isn't getting it?",
    ],
    story: ['Tell me about somebody who was slow to get it. What worked in the end?'],
    points: ['show-then-watch', 'explained-plainly', 'listened', 'real-case'],
  },
  {
    id: 'hire',
    plan: ["How do you tell that somebody's right for the job?"],
    story: ['Tell me about somebody you were wrong about at first.'],
    points: ['listened', 'options', 'checked-after', 'real-case'],
  },
  {
    id: 'money',
    plan: [
      "What do you do when the numbers don't match?",
      'How do you make sure nothing gets counted twice or left out?',
    ],
    story: ["Tell me about a time the numbers didn't add up. How did you find out why?"],
    points: check,
  },
  {
    id: 'sell',
    plan: [
      "How do you start with somebody who isn't interested yet?",
      'What would you do in your first month?',
    ],
    story: ['Tell me about a sale you nearly lost. What turned it around?'],
    points: ['listened', 'options', 'checked-after', 'real-case'],
  },
  {
    id: 'comply',
    plan: [
      'What do you do when somebody wants to skip a step to save time?',
      "How do you keep that up on a day when everybody's in a hurry?",
    ],
    story: ['Tell me about a time you had to insist on that, and it made you unpopular.'],
    points: ['told-early', 'talk-first', 'reason-why', 'real-case'],
  },
  {
    id: 'record',
    plan: [
      'How do you keep it accurate when the day gets busy?',
      'What do you do when you come across a mistake?',
    ],
    story: ['Tell me about a mistake you found in work like that. What did you do about it?'],
    points: check,
  },
  {
    id: 'write',
    plan: [
      "How do you make sure it's right before it goes out?",
      'How do you make it short and clear enough that people use it?',
    ],
    story: ['Tell me about something you put together that changed what people did.'],
    points: ['checked-after', 'explained-plainly', 'asked-others', 'real-case'],
  },
  {
    id: 'lead',
    plan: [
      'How do you keep people to a standard without standing over them?',
      'What do you do when somebody keeps falling short?',
    ],
    story: ['Tell me about a problem on a team of yours, and what you did about it.'],
    points: ['listened', 'agreed-next', 'checked-after', 'real-case'],
  },
  {
    id: 'motivate',
    plan: ['What do you do when somebody has lost interest in the job?'],
    story: ['Tell me about somebody who got better because of you. What did you do?'],
    points: ['listened', 'talk-first', 'agreed-next', 'real-case'],
  },
  {
    id: 'serve',
    plan: [
      'How do you do that well when several people need you at once?',
      'What does doing that well look like to you?',
    ],
    story: ['Tell me about somebody who was hard to help. What did you do?'],
    points: ['listened', 'stayed-calm', 'checked-after', 'real-case'],
  },
  {
    id: 'check',
    plan: ['What do you look at first?', 'What do you do when something looks off and nobody else sees it?'],
    story: ['Tell me about a time you caught something that could have become a real problem.'],
    points: check,
  },
  {
    id: 'watch',
    plan: ["How do you notice early when something's off?"],
    story: ['Tell me about a time that nearly went wrong. What did you do?'],
    points: check,
  },
  {
    id: 'find',
    plan: ['How do you make sure you can trust what you find?', 'What do you look at first, and why?'],
    story: ['Tell me about something you found that changed what you did next.'],
    points: ['found-out', 'options', 'asked-others', 'real-case'],
  },
  {
    id: 'operate',
    plan: ['What do you check before you start?', "What tells you that something's about to go wrong?"],
    story: ['Tell me about a time something went wrong. What did you do?'],
    points: check,
  },
  {
    id: 'build',
    plan: ['Walk me through how you go about it, from the first step to the last.'],
    story: ['Which piece of work like that are you proudest of, and what made it hard?'],
    points: ['options', 'asked-others', 'checked-after', 'real-case'],
  },
  {
    id: 'improve',
    plan: ['Where would you look first, and how would you know it worked?'],
    story: ['Tell me about a time you managed that. How did you know it worked?'],
    points: ['found-out', 'options', 'how-measured', 'real-case'],
  },
  {
    id: 'together',
    plan: ['What makes that go well, and what gets in the way?'],
    story: ['Tell me about a time that was hard to do well. What did you do?'],
    points: people,
  },
  {
    id: 'tell',
    plan: ['How do you make sure people understand it and act on it?'],
    story: ['Tell me about a time you had to bring bad news. How did you put it?'],
    points: people,
  },
  {
    id: 'organize',
    plan: [
      'How do you keep track when several things move at once?',
      'What do you do when the plan falls apart halfway through?',
    ],
    story: ['Tell me about a time the plan fell apart. How did you get it back on track?'],
    points: order,
  },
  {
    id: 'setting',
    plan: ['What does that look like on an ordinary day?', 'What do you do day to day to keep it that way?'],
    story: ['Tell me about a time that got hard. What did you do?'],
    points: ['reason-why', 'told-early', 'checked-after', 'real-case'],
  },
  {
    id: 'lift',
    plan: [
      'How do you do that without getting hurt, even late in the shift?',
      "What do you do when it's too heavy for one person?",
    ],
    story: ['Tell me about a day when that was hard on you. What did you do?'],
    points: ['asked-others', 'told-early', 'checked-after', 'real-case'],
  },
  {
    id: 'hands',
    plan: ['How do you keep up when it gets busy?', 'Walk me through how you do that on a busy day.'],
    story: ['Tell me about a day when it was hard to keep up. What did you do?'],
    points: order,
  },
  {
    id: 'plain',
    plan: [
      'How do you go about that?',
      'What does it take to do that well?',
      'Walk me through how you go about that.',
      'What matters most in doing that well?',
    ],
    story: [
      'Tell me about the last time you did that.',
      'When did that last go wrong, and what did you do?',
      'When was that hardest for you, and what did you do?',
      'Tell me about a time you caught something that could have become a real problem.',
      'Tell me about something you found that changed what people did next.',
      "What have you done that's closest to that?",
      'Tell me about the last time you did something like that.',
    ],
    points: dutyPoints,
  },
];
