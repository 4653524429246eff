import { describe, expect, it } from 'vitest';
import { cutLine } from './cut-line.ts';

describe('what is read out of a line', () => {
  it.each([
    [
      'Plan the weekly oven schedule for three shops in town, including night shifts',
      'base',
      'plan the weekly oven schedule for three shops in town',
    ],
    [
      'Track flour deliveries and returns from all suppliers in order to prevent shortages in the shops',
      'base',
      'track flour deliveries and returns from all suppliers',
    ],
    ['You will be responsible for ordering flour and salt', 'ing', 'ordering flour and salt'],
    ['Processes payroll files for three shops', 'base', 'process payroll files for three shops'],
    ['Greets guests and explains the menu', 'base', 'greet guests and explain the menu'],
    ['Bakes rolls and orders flour', 's', 'bakes rolls and orders flour'],
    ['The night baker is responsible for the proofing room', 'charge', 'the proofing room'],
    ['Ability to repair spiral mixers', 'able', 'repair spiral mixers'],
    ['Must have excellent oral communication skills', 'noun', 'excellent oral communication skills'],
    ['Minimum of 3 years diesel mechanic experience', 'noun', '3 years diesel mechanic experience'],
    ['Experience with SAP is required', 'noun', 'experience with SAP'],
    ['Comfortable with Scrum methods', 'person', 'comfortable with Scrum methods'],
  ])('"%s" is %s: %s', (line, shape, text) => {
    expect(cutLine(line)).toEqual({ shape, text });
  });

  it.each([
    [
      'Repairs or replaces parts in transmissions, adjusts brakes and valves using hand tools and lubricates them daily',
      'repair or replace parts in transmissions',
    ],
    [
      'Carry out audits of ovens and mixers along with the bakers of all three shops in town and the suppliers',
      'carry out audits of ovens and mixers',
    ],
    ['Using a flour lift, assist with weighing and mixing', 'using a flour lift'],
  ])('"%s" is cut at the border of a clause: %s', (line, text) => {
    expect(cutLine(line)?.text).toBe(text);
  });

  it.each([
    [
      'Compare prices of flour mills of Ohio of Iowa of Kansas of Maine of Texas of Utah of Idaho',
      'no border',
    ],
    ['Do not open the ovens except for cleaning', 'a condition'],
    ['Pay starts at $12.00 per hour', 'pay'],
    ['Access to a computer with internet', 'a noun that could be a verb'],
    ['Account Executive', 'a title'],
    ['Our bakers love what they do', 'somebody else'],
    ['', 'nothing'],
  ])('"%s" can not be: %s', (line) => {
    expect(cutLine(line)).toBeUndefined();
  });

  it('is word for word in the line, but for its first letter', () => {
    const line = 'Inspect ovens + mixers (daily), and keep the log';
    const text = cutLine(line)?.text ?? '';
    expect(text.split(' ').length).toBeLessThanOrEqual(12);
    expect(line.toLowerCase()).toContain(text.toLowerCase());
  });
});
