import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectNoAxeFaults, signInAsNewcomer, signInAsPremium, test } from './fixtures.ts';
import { openStep } from './resume-steps.ts';

const resume = `Maya Okafor
Leeds, United Kingdom
maya.okafor@example.com | +44 7700 900118

Summary
Product analyst with four years of work on retention and pricing.

Experience

Product Analyst, Fjord Labs
March 2021 - Present
- Was responsible for the weekly report of three teams
- Wrote the SQL behind 14 weekly reports and cut their run time by 40%
- Helped with the pricing test that raised revenue by 6%

Junior Analyst, Harbour Retail
June 2019 - February 2021
- Built dashboards in Tableau for 22 shops
- Cleaned sales data in Python every month

Education
BSc Statistics, University of Leeds, 2016 - 2019

Skills
SQL, Python, Tableau, Excel
`;
const job = `Product Analyst

Requirements
- You must have strong SQL and Tableau.
- Experience with Snowflake is required.
- 3+ years of experience in analytics.

Nice to have
- Python
- Airflow
`;

const textFile = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

async function upload(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  await page.getByLabel('Resume file').setInputFiles(file);
}

const eye = 'What hiring software sees';
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

async function openWith(page: Page, baseURL: string | undefined, file = textFile('maya.txt', resume)) {
  await signInAsPremium(page, baseURL);
  await page.goto('/resume');
  await upload(page, file);
  await expect(page.getByText('Resume uploaded successfully!')).toBeVisible();
  await expect(page.getByText('Analysis Complete!')).toBeVisible();
}

test('an uploaded resume is analyzed by itself and shows two scores, what was read, and a fix for each fault', async ({
  page,
  baseURL,
}) => {
  await openWith(page, baseURL);
  await expect(heading(page, 'Readability')).toBeVisible();
  await openStep(page, eye);
  await expect(page.getByRole('button', { name: /Maya Okafor/ })).toContainText('maya.okafor@example.com');
  for (const name of ['Job match', eye, 'Checks', 'Strengths', 'Suggestions']) {
    await expect(heading(page, name)).toBeVisible();
  }
  await page.getByLabel('The job you want').fill(job);
  await page.getByRole('button', { name: 'Scan against this job' }).click();
  const match = page.getByRole('region', { name: 'Job match' });
  await expect(match.getByRole('listitem').getByText('Snowflake', { exact: true })).toBeVisible();
  await expect(match.getByText('Missing').first()).toBeVisible();
  await page.reload();
  await expect(match.getByRole('listitem').getByText('Snowflake', { exact: true })).toBeVisible();
  await expect(page.getByLabel('The job you want')).toHaveValue(job);
  await expectNoAxeFaults(page);
});

test('the result comes in steps: one is open, and each leads to the next', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWith(page, baseURL);
  const step = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(page.getByLabel('The job you want')).toBeVisible();
  await expect(step('Checks').locator('.checks')).toBeHidden();
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
  expect(screens).toBeLessThan(5);
  await step('Job match')
    .getByRole('button', { name: `Next: ${eye}` })
    .click();
  await expect(page.getByLabel('The job you want')).toBeHidden();
  await step(eye).getByRole('button', { name: 'Next: Checks' }).press('Enter');
  await expect(step('Checks').locator('summary').first()).toBeFocused();
  await expect(heading(page, 'Checks')).toBeInViewport();
  await expect(step('Checks').locator('.checks')).toBeVisible();
});

test('a resume is improved for one job from its own facts, and every edit can be rejected', async ({
  page,
  baseURL,
}) => {
  await openWith(page, baseURL);
  await page.getByRole('tab', { name: 'Smart Improvement' }).click();
  await page.getByRole('button', { name: 'Improve Resume' }).click();
  await expect(page.getByText('Job description required')).toBeVisible();
  await page.getByLabel('Job description', { exact: true }).fill(job);
  await page.getByRole('button', { name: 'Improve Resume' }).click();
  await expect(page.getByText('Resume Improved!')).toBeVisible();
  const improved = page.getByRole('region', { name: 'Text of the improved resume' });
  await expect(improved).toContainText('Fjord Labs');
  await expect(improved).not.toContainText('Snowflake');

  const asked = page.getByRole('group', { name: /Snowflake/ });
  await asked.getByText('Have it', { exact: true }).click();
  await page.getByRole('button', { name: 'Improve again' }).click();
  await expect(improved).toContainText('Snowflake');

  const text = (await improved.textContent()) ?? '';
  await page.getByRole('button', { name: 'Reject' }).first().click();
  await expect(improved).not.toHaveText(text);
  await page.getByRole('button', { name: 'Scan again' }).click();
  await expect(page.getByText("You've rejected edits since then")).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Rejected' }).first()).toBeVisible();

  const [plain] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  expect(plain.suggestedFilename()).toMatch(/^improved-resume-\d{4}-\d{2}-\d{2}\.txt$/);
  await expect(page.getByText('Resume Downloaded')).toBeVisible();
  const [word] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as Word' }).click(),
  ]);
  expect(word.suggestedFilename()).toMatch(/^improved-resume-.*\.docx$/);
  await expectNoAxeFaults(page);

  // The Word file is one that the upload takes and the parser reads.
  await page.getByRole('tab', { name: 'Upload & Analyze' }).click();
  await upload(page, {
    name: 'improved.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: await readFile(await word.path()),
  });
  await expect(page.getByText(/improved\.docx\. Word/)).toBeVisible();
  await openStep(page, eye);
  await expect(page.getByRole('button', { name: /Maya Okafor/ })).toContainText('maya.okafor@example.com');
  await expect(heading(page, 'Before and after')).toBeVisible();
});

test('an analysis goes on when the page is left, and begins again after a reload', async ({
  page,
  baseURL,
}) => {
  await signInAsPremium(page, baseURL);
  await page.goto('/resume');
  await upload(page, textFile('left.txt', resume));
  await expect(page.getByText('Resume uploaded successfully!')).toBeVisible();
  await page.getByRole('link', { name: 'Job analyzer' }).first().click();
  await expect(page.getByText('Analysis Complete!')).toBeVisible();
  await page.getByRole('link', { name: 'Resume', exact: true }).first().click();
  await expect(heading(page, 'Readability')).toBeVisible();

  await page.reload();
  // Held here, so that the page is left in the middle however fast the machine is.
  await page.route('**/functions/v1/analyze-resume', () => undefined);
  const asked = page.waitForRequest('**/functions/v1/analyze-resume');
  await upload(page, textFile('reloaded.txt', resume));
  await asked;
  await expect(page.getByText('Step 2 of 2')).toBeVisible();
  await page.unroute('**/functions/v1/analyze-resume');
  await page.reload();
  await expect(page.getByText(/^reloaded\.txt\. Text/)).toBeVisible();
  await expect(heading(page, 'Readability')).toBeVisible();
});

test('what is not a resume is refused in plain words, and the page goes on', async ({ page, baseURL }) => {
  await signInAsPremium(page, baseURL);
  await page.goto('/resume');
  await expect(page.getByText('No resume yet')).toBeVisible();
  await upload(page, { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('') });
  await expect(page.getByText('File appears to be empty')).toBeVisible();
  await upload(page, {
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from([0x89, 0x50, 0, 1]),
  });
  await expect(page.getByText('Invalid file type')).toBeVisible();
  await upload(page, { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10_485_761, 32) });
  await expect(page.getByText('File too large')).toBeVisible();
  await upload(page, { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 broken') });
  await expect(page.getByText('Resume uploaded successfully!')).toBeVisible();
  await expect(page.getByText('Analysis failed')).toBeVisible();
  // Trying again would say the same, so it isn't offered; and the reason is there at once when the page is opened again.
  const refusal = page.getByRole('alert').filter({ hasText: 'This file is damaged' });
  await expect(refusal).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/analyze-resume')) asked += 1;
  });
  await page.reload();
  await expect(refusal).toBeVisible();
  await expect(page.getByRole('button', { name: 'Analyze', exact: true })).toBeHidden();
  expect(asked).toBe(0);

  await page.getByRole('button', { name: 'Delete cv.pdf' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete this resume?' })).toBeVisible();
  await expectNoAxeFaults(page);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Document deleted')).toBeVisible();
  await expect(page.getByText('No resume yet')).toBeVisible();
});

test('a trial user is offered Premium in place of the resume tools', async ({ page, baseURL }) => {
  await signInAsNewcomer(page, baseURL);
  await page.goto('/resume');
  await expect(page.getByText('Premium Feature')).toBeVisible();
  await expect(page.getByLabel('Resume file')).toBeHidden();
  await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
  await expect(page.getByRole('dialog')).toContainText('$5');
  await page.keyboard.press('Escape');
  await expectNoAxeFaults(page);
});
