import type { Page } from '@playwright/test';
import { asOperator, expect, expectNoAxeFaults, signInAsPremium, test } from './fixtures.ts';
import { openStep } from './resume-steps.ts';

const resume = `Maya Okafor
Leeds, United Kingdom
maya.okafor@example.com | +44 7700 900118

Experience

Product Analyst, Fjord Labs
March 2021 - Present
- Wrote the SQL behind 14 weekly reports and cut their run time by 40%

Education
BSc Statistics, University of Leeds, 2016 - 2019

Skills
SQL, Python, Tableau
`;
const lostLine = 'Junior Analyst at Harbour Retail';
const job = `Product Analyst

Requirements
- You must have strong SQL.
- Experience with Snowflake is required.
`;

const reading = 'What hiring software sees';

async function open(page: Page, baseURL: string | undefined) {
  const { email } = await signInAsPremium(page, baseURL);
  await page.goto('/resume');
  await page.getByLabel('Resume file').setInputFiles({
    ...{ name: 'maya.txt', mimeType: 'text/plain', buffer: Buffer.from(resume) },
  });
  await expect(page.getByText('Analysis Complete!')).toBeVisible();
  await openStep(page, reading);
  return { email, eye: page.getByRole('region', { name: reading }) };
}

/** Lets the reading have lost a line, as it happens with files that are hard to read. */
async function loseLine(baseURL: string | undefined, email: string) {
  const operator = asOperator(baseURL);
  const { data: owner } = await operator.from('profiles').select('user_id').eq('email', email).single();
  const documents = () => operator.from('user_documents');
  const { data } = await documents().select('id, analysis').eq('user_id', owner?.user_id).single();
  const source = { page: null, region: 'body', start: 0, end: lostLine.length, text: lostLine };
  const coverage = { lines: 3, unassigned: [{ section: 'work', source }], datesOutside: 1 };
  const analysis = { ...data?.analysis, parsed: { ...data?.analysis.parsed, coverage } };
  await documents().update({ analysis }).eq('id', data?.id).throwOnError();
}

const bar = (page: Page) => page.getByRole('region', { name: 'Your corrections' });
const save = (page: Page) => bar(page).getByRole('button', { name: 'Save corrections' }).click();
const saved = (page: Page) => expect(bar(page)).toContainText('Saved. Your scores');

test('a job that was misread and one that was lost are corrected, and match and letter use the corrections', async ({
  page,
  baseURL,
}) => {
  const { email, eye } = await open(page, baseURL);
  await loseLine(baseURL, email);
  await page.reload();
  await openStep(page, reading);
  await expect(eye.getByText('We may have misread this')).toBeVisible();

  await eye.getByRole('button', { name: /Job 1/ }).click();
  await eye.getByLabel('Employer').fill('Fjord Analytics');
  await eye.getByRole('button', { name: `Add to a job: ${lostLine}` }).click();
  await expectNoAxeFaults(page);
  await eye.getByRole('button', { name: 'A new job' }).click();
  await expect(eye.getByLabel('Job title')).toBeFocused();
  await expect(eye.getByLabel('Job title')).toHaveValue(lostLine);
  await eye.getByLabel('Job title').fill('Junior Analyst');
  await eye.getByLabel('Employer').fill('Harbour Retail');
  await eye.getByLabel('Start').fill('June 2019');
  await eye.getByLabel('End').fill('soon');
  await eye.getByLabel('What you did').fill('Moved 22 dashboards to Snowflake');
  await expect(bar(page)).toContainText('Not saved yet');

  // A reload loses nothing; a date that nobody can read is named before anything is saved.
  await page.reload();
  await eye.getByRole('button', { name: /Job 2/ }).click();
  await expect(eye.getByLabel('Start')).toHaveValue('06/2019');
  await save(page);
  await expect(eye.getByText('Use a year, or a month and a year')).toBeVisible();
  await expect(eye.getByLabel('End')).toBeFocused();
  await eye.getByLabel('End').fill('2/2021');
  await eye.getByLabel('End').blur();
  await expect(eye.getByText('Use a year, or a month and a year')).toBeHidden();
  await save(page);
  await saved(page);
  await expect(bar(page)).toBeFocused();

  await page.reload();
  await openStep(page, reading);
  await expect(eye.getByRole('button', { name: /Fjord Analytics/ })).toContainText('Corrected');
  await expect(eye.getByRole('button', { name: /Harbour Retail/ })).toContainText('06/2019 to 02/2021');
  await expect(eye.getByText(lostLine)).toBeHidden();
  await page.getByLabel('The job you want').fill(job);
  await page.getByRole('button', { name: 'Scan against this job' }).click();
  const match = page.getByRole('region', { name: 'Job match' });
  await expect(match.getByText('Moved 22 dashboards to Snowflake')).toBeVisible();
  await expectNoAxeFaults(page);

  await page.goto('/cover-letter');
  await page.getByRole('button', { name: 'Fill in from maya.txt' }).click();
  await expect(page.getByLabel('Employer')).toHaveCount(2);
  await expect(page.getByLabel('Employer').first()).toHaveValue('Fjord Analytics');
  await expect(page.getByLabel('When').nth(1)).toHaveValue('2019 to 2021');
  await page.getByLabel('Job Role/Position*').fill('Product Analyst');
  await page.getByRole('button', { name: 'Generate Cover Letter' }).click();
  await expect(page.getByLabel('Cover letter', { exact: true })).toHaveValue(/Fjord Analytics/);

  await page.goto('/resume');
  await openStep(page, reading);
  await bar(page).getByRole('button', { name: 'Undo last save' }).click();
  await expect(eye.getByRole('button', { name: /Fjord Labs/ })).toBeVisible();
  await expect(eye.getByRole('button', { name: /Harbour Retail/ })).toBeHidden();
  await expect(bar(page)).toContainText('This is what we read');
  await bar(page).getByRole('button', { name: 'Redo last save' }).click();
  await expect(eye.getByRole('button', { name: /Fjord Analytics/ })).toBeVisible();
});

test('entries are moved, merged, split and removed by keyboard, and each step can be undone', async ({
  page,
  baseURL,
}) => {
  const { eye } = await open(page, baseURL);
  const press = async (name: string) => {
    await eye.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await press('Add a job');
  await expect(eye.getByLabel('Job title')).toBeFocused();
  await page.keyboard.type('Tutor');
  await press('Move up');
  await expect(page.getByRole('status').filter({ hasText: 'Job 2 is number 1 now.' })).toBeAttached();
  // At the top there is no way up any more, and the focus is on the way down.
  await expect(eye.getByRole('button', { name: 'Move down' })).toBeFocused();
  await press('Merge with the next one');
  await expect(eye.getByRole('button', { name: /^Tutor, Fjord Labs/ })).toBeFocused();
  await expect(eye.getByLabel('What you did')).toHaveValue(/^Product Analyst\nWrote the SQL/);
  await press('Split');
  await eye.getByRole('radio', { name: 'Product Analyst' }).press('Space');
  await press('Split here');
  await expect(eye.getByLabel('Job title')).toHaveValue('Product Analyst');
  await press('Remove');
  await expect(eye.getByRole('button', { name: /^Tutor, Fjord Labs/ })).toBeFocused();
  const undo = bar(page).getByRole('button', { name: 'Undo', exact: true });
  for (let step = 0; step < 6 && (await undo.isVisible()); step += 1) await undo.click();
  await expect(page.getByRole('status').filter({ hasText: 'Undone.' })).toBeAttached();
  await expect(eye.getByRole('button', { name: /^Product Analyst, Fjord Labs/ })).toBeVisible();
  await expect(eye.getByRole('button', { name: /Tutor/ })).toBeHidden();
});

test('a save that fails loses nothing, and another tab is not overwritten unseen', async ({
  page,
  context,
  baseURL,
}) => {
  const { eye } = await open(page, baseURL);
  const correct = async (on: Page, employer: string) => {
    await on.getByRole('button', { name: /Job 1/ }).click();
    await on.getByLabel('Employer').fill(employer);
  };
  await correct(page, 'Fjord One');
  await context.setOffline(true);
  await save(page);
  await expect(bar(page).getByRole('alert')).toContainText('still here');
  await context.setOffline(false);

  const other = await context.newPage();
  await other.goto('/resume');
  await other.getByRole('button', { name: /Job 1/ }).click();
  // The draft is this device's, so the other tab has it too, and saves it first.
  await expect(other.getByLabel('Employer')).toHaveValue('Fjord One');
  await other.getByLabel('Employer').fill('Fjord Two');
  await save(other);
  await saved(other);

  await save(page);
  await expect(bar(page).getByRole('alert')).toContainText('in another tab');
  await bar(page).getByRole('button', { name: 'Save mine' }).click();
  await saved(page);
  await page.reload();
  await openStep(page, reading);
  await expect(eye.getByRole('button', { name: /Fjord One/ })).toBeVisible();
  await bar(page).getByRole('button', { name: 'Undo all corrections' }).click();
  await expect(eye.getByRole('button', { name: /Fjord Labs/ })).toBeVisible();
});
