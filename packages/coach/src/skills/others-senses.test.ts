import { expect, it } from 'vitest';
import { findSkills } from './find-skills.builtin.ts';

const namesIn = (text: string) => findSkills(text).map((mention) => mention.skill);

it.each([
  ['Work with the Bakery Controllers and the SAP Project Manager', 'SAP'],
  [
    'Report to the Manager of Baking and the Controller of Logistics, Demand Chain and Purchasing',
    'Logistics',
  ],
  ['Collaborate with bakers, millers, and office management to plan the week', 'Office management'],
  ['Working with front-end web developers on the order page', 'Front-end development'],
  ['Supply actuarial consultants with the figures of the mill', 'Actuarial work'],
  ['Partner with the reliability engineering group of the mill', 'Reliability engineering'],
  ['Give injections as directed by the registered nurse', 'Registered nurse'],
  ['We value honest words and building trust', 'Influencing stakeholders'],
  ['Show applicants to the testing room', 'Testing'],
  ['Python or R (SQL tests will be administered to bakers)', 'SQL testing'],
  ['Plan the week by oven hours and other key data', 'Keying data'],
  ['Send out the oven statistics', 'Statistics'],
  ['One year in a B2C environment', 'B2C sales'],
])('"%s" says of somebody else, or of something else: %s', (text, skill) => {
  expect(namesIn(text)).not.toContain(skill);
});

it.each([
  ['Work with SAP every day', 'SAP'],
  ['Collaborate with bakers to improve front-end development', 'Front-end development'],
  ['Collaborate with bakers, including mentoring other engineers', 'Mentoring'],
  ['Knowledge of statistics', 'Statistics'],
  ['Applied statistics in R', 'Statistics'],
  ['Three years of B2C sales', 'B2C sales'],
  ['Linux Operating Systems', 'Operating systems'],
])('"%s" asks the applicant for %s', (text, skill) => {
  expect(namesIn(text)).toContain(skill);
});
