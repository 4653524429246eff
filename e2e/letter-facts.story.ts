import type { Page } from '@playwright/test';
import { expect, expectNoAxeFaults, signInAsPremium, test } from './fixtures.ts';

const resume = `Maya Okafor
Leeds, UK | maya.okafor@example.com | +44 20 7946 0958

Experience

Shift Lead, Hill Depot
January 2019 - Present
- Trained 12 new drivers on the route software
- Scheduled 30 trucks a day with the dispatch board
- Kept the log of returned parcels up to date

Driver, northgate
March 2015 - December 2018
- Delivered 90 parcels a day across the county

Education
BSc Statistics, University of Leeds, 2012 - 2015

Skills
Excel, Dispatch software
`;
const ad = `Dispatcher

Responsibilities:
- Schedule trucks and drivers on the dispatch board
- Train new drivers

Requirements:
- Experience with route software
`;

const letterOf = (page: Page) => page.getByLabel('Cover letter', { exact: true });
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Cover Letter' });

async function fillIn(page: Page, baseURL: string | undefined) {
  await signInAsPremium(page, baseURL);
  await page.goto('/resume');
  await page.getByLabel('Resume file').setInputFiles({
    ...{ name: 'maya.txt', mimeType: 'text/plain', buffer: Buffer.from(resume) },
  });
  await expect(page.getByText('Analysis Complete!')).toBeVisible();
  await page.goto('/cover-letter');
  await page.getByLabel('Job Role/Position*').fill('Dispatcher');
  await page.getByLabel('Job Description').fill(ad);
  await page.getByRole('button', { name: 'Fill in from maya.txt' }).click();
  await expect(page.getByLabel('Employer').first()).toHaveValue('Hill Depot');
}

test('nothing that was not read well goes into a letter before it was checked', async ({ page, baseURL }) => {
  await fillIn(page, baseURL);
  await expect(page.getByText('Anything you leave unchecked stays out of the letter.')).toBeVisible();
  await generate(page).click();
  await expect(letterOf(page)).toHaveValue(/• Trained 12 new drivers/);
  await expect(letterOf(page)).not.toHaveValue(/northgate/i);

  await page.getByText('Your details', { exact: true }).click();
  await page.getByLabel('Employer').nth(1).fill('Northgate Parcels');
  const looksRight = page.getByRole('button', { name: /^That's right/ });
  for (let left = await looksRight.count(); left > 0; left -= 1) await looksRight.first().click();
  await expect(page.getByText('Anything you leave unchecked stays out of the letter.')).toBeHidden();
  // The letter follows the form.
  await expect(letterOf(page)).toHaveValue(/At Northgate Parcels, I /);
});

test('the lines of a letter are chosen and edited before they go in, by keyboard', async ({
  page,
  baseURL,
}) => {
  await fillIn(page, baseURL);
  const facts = page.getByRole('region', { name: 'Choose what goes in' });
  const trained = facts.getByRole('checkbox', { name: /Trained 12 new drivers/ }).first();
  const kept = facts.getByRole('checkbox', { name: /Kept the log/ }).first();
  await expect(trained).toBeChecked();
  await expect(facts.getByText('“Train new drivers”')).toBeVisible();
  await expectNoAxeFaults(page);

  if (!(await kept.isVisible())) await facts.locator('summary').last().press('Enter');
  if (await kept.isChecked()) await kept.press('Space');
  await expect(kept).not.toBeChecked();
  await facts
    .getByRole('button', { name: /^Edit: Trained 12/ })
    .first()
    .press('Enter');
  await facts.getByLabel('Your words').fill('I trained 14 new drivers in one summer.');
  await generate(page).click();
  await expect(letterOf(page)).toHaveValue(/\n• Trained 14 new drivers in one summer\n/);
  await expect(letterOf(page)).not.toHaveValue(/Kept the log/);
});

test('a reply goes into the letter whole, and a fragment is asked again', async ({ page, baseURL }) => {
  await fillIn(page, baseURL);
  const looksRight = page.getByRole('button', { name: /^That's right/ });
  for (let left = await looksRight.count(); left > 0; left -= 1) await looksRight.first().click();
  await generate(page).click();
  await expect(letterOf(page)).toHaveValue(/Dear/);
  const question = page.getByLabel(/^The ad says:/).first();
  await question.fill('about 40 a day');
  await expect(page.getByText(/Say it in one whole sentence/)).toBeVisible();
  await expect(letterOf(page)).not.toHaveValue(/about 40 a day/);
  await question.fill('yeah i cut late runs by 20%. The drivers liked the new board, it took a week');
  const said = /\n\nI cut late runs by 20%\. The drivers liked the new board\. It took a week\.\n\n/;
  await expect(letterOf(page)).toHaveValue(said);
  // What was edited stays as it is, whatever is typed into the form.
  await letterOf(page).fill(`${await letterOf(page).inputValue()}\n\nP.S. I can start in May.`);
  await page.getByText('Your details', { exact: true }).click();
  await page.getByLabel('Key Skills').fill('Dispatch software, Excel, forklifts');
  await page.waitForTimeout(1_500);
  await expect(letterOf(page)).toHaveValue(/P\.S\. I can start in May\.$/);
  await expect(letterOf(page)).toHaveValue(said);
});

test('the letter speaks of a move only as its writer does', async ({ page, baseURL }) => {
  await fillIn(page, baseURL);
  await page.getByLabel('Job Description').fill(`Dispatcher\nFreight Works\nDayton, OH\n${ad}`);
  await generate(page).click();
  const move = page.getByLabel('You live in Leeds, and the job is in Dayton, OH. Would you move?');
  await expect(move).toHaveValue('');
  await expect(letterOf(page)).not.toHaveValue(/Dayton/);
  await expectNoAxeFaults(page);
  await page
    .getByRole('button', { name: 'I live in Leeds and would move to Dayton for this job.', exact: true })
    .press('Enter');
  await expect(letterOf(page)).toHaveValue(/\n\nI live in Leeds and would move to Dayton for this job\. I /);
  await move.fill('no');
  await expect(letterOf(page)).not.toHaveValue(/Dayton/);
});

test('what was told for the resume is offered for the letter, and one tap adds it', async ({
  page,
  baseURL,
}) => {
  await fillIn(page, baseURL);
  await page.goto('/resume');
  await page.getByRole('button', { name: 'Edit and download' }).click();
  await page.getByRole('button', { name: /^Make (it|them) stronger$/ }).click();
  const line = page.locator('form').filter({ hasText: 'Kept the log of returned parcels' });
  await line.getByLabel('What changed? By how much? For whom?').fill('lost parcels went from 9 a week to 2');
  await line.getByRole('button', { name: 'Suggest a line' }).click();
  await line.getByRole('button', { name: 'Use this line' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.goto('/cover-letter');
  await generate(page).click();
  const add = page.getByRole('button', { name: 'Add to my answer: Lost parcels went from 9 a week to 2.' });
  await expect(add).toBeVisible();
  await expectNoAxeFaults(page);
  await add.press('Enter');
  await expect(letterOf(page)).toHaveValue(/\n\nLost parcels went from 9 a week to 2\.\n\n/);
  await expect(add).toBeHidden();
});

test('what is worth a second look is pointed at, and one button mends it', async ({ page, baseURL }) => {
  await fillIn(page, baseURL);
  await generate(page).click();
  await page
    .getByLabel(/^The ad says:/)
    .first()
    .fill('I ran the board for the late desk so nobody wait for a van');
  const remarks = page.getByRole('region', { name: 'Read this once more' });
  await expect(remarks.getByText('The verb is missing its ending.')).toBeVisible();
  await expectNoAxeFaults(page);
  await remarks.getByRole('button', { name: 'Change it to “nobody waits”' }).press('Enter');
  await expect(letterOf(page)).toHaveValue(/so nobody waits for a van\./);
  await expect(remarks.getByText('The verb is missing its ending.')).toBeHidden();
});

test('the form fits a phone and speaks Spanish', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await fillIn(page, baseURL);
  const width = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await width()).toBe(0);
  await page.evaluate(() => localStorage.setItem('greenroom.locale', 'es'));
  await page.reload();
  await expect(page.getByText('Elige qué va en la carta')).toBeVisible();
  await expect(page.getByText('Lo que no revises no entra en la carta.')).toBeVisible();
  expect(await width()).toBe(0);
});
