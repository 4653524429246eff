import { describe, expect, it } from 'vitest';
import { generateQuestions } from './generate-questions.builtin.ts';
import { openingOf } from './line-openings.ts';

describe('what a line opens with', () => {
  it.each([
    ['Greets and seats guests', 'greeting'],
    ['Warmly welcome every guest of the bakery', 'greeting'],
    ['Balance the cash drawer at closing', 'cash'],
    ['Ability to operate the cash register', 'register'],
    ['Responsible for receiving deliveries of flour', 'receive-goods'],
    ['Assist with unloading trucks', 'loading'],
    ['2 years of experience with forklifts', 'machines'],
    ['Knowledge of food safety', 'sanitation'],
    ['Follow all safety procedures', 'safety'],
    ['Take vital signs before each visit', 'vitals'],
    ['Draw blood and label tubes', 'draw-blood'],
    ['Train new bakers and associates', 'training-others'],
    ['Must possess strong organizational skills', 'priorities'],
    ['This position is responsible for payroll', 'payroll'],
    ['Proof the dough overnight, greet customers and wash up', 'greeting'],
    ['Receive, sort and open mail', 'mail'],
    ['Work with the pastry team to prepare weekly reports', 'reports'],
    ['Oversee a team of bakers and associates', 'leading'],
    ['Handle confidential recipes', 'confidential'],
    ['Help manage the bakery budget', 'budget'],
    ['Prepare and deliver lesson plans', 'teaching'],
    ['Verify purchase orders of hotels', 'orders-through'],
    ['Input the orders into spreadsheets', 'data-entry'],
    ['Management of a team of bakers', 'leading'],
    ['Processes customer transactions at the register', 'register'],
    ['Complete deposits and withdrawals for members', 'payments'],
  ])('"%s" is surely about %s', (line, topic) => {
    const found = openingOf(line)?.topic.id;
    expect(found).toBe(topic);
  });

  it.each([
    'Develop functional specifications for new ovens',
    'Bake to keep guests happy',
    'Making change',
    'Manager of a team of bakers',
    'Bake for customers, and for two hotels',
    'Support bakers in the training of apprentices',
    'Driving inventory accuracy',
    'Adjust recipes when customers complain',
    'Maintain the equipment room behind the ovens',
    'Oversee hiring of new bakers and associates',
    'Oversees the ovens, lead bakers and staff',
    'Customer service desk at the mill',
    'Deliver course materials on time',
    'Management team and bakers at the mill',
    'Maintain photographs of all cakes',
    'Escalate difficult issues to the mill',
    'Assists with the day-to-day operations of the bakery',
    'Educate bakers and their families',
    '',
  ])('"%s" is surely about nothing', (line) => {
    expect(openingOf(line)).toBeUndefined();
  });
});

it("a line that opens with what a beat of the role is about gets the role's own question", async () => {
  const duty = 'Balance the teller drawer at the end of the day';
  const focus = `Bank Teller - Lumen Bank. Apply now.\nResponsibilities\n- ${duty}\n- Count the vault cash with a coworker\nRequirements\n- Experience with cash handling\n- High school diploma`;
  const texts = new Set<string>();
  for (const seed of ['a', 'b', 'c', 'd']) {
    const { questions } = await generateQuestions({
      jobRole: 'Bank teller',
      interviewType: 'mixed',
      difficulty: 'medium',
      count: 8,
      focus,
      seed,
    });
    const asked = questions.find(({ reason }) => reason?.line === duty);
    if (asked) texts.add(asked.question_text);
  }
  expect([...texts].some((text) => text.includes('open a teller drawer and balance it at night'))).toBe(true);
});
