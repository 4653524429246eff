import { expect, expectNoAxeFaults, signInAsNewcomer, signInAsPremium, test } from './fixtures.ts';
import { secondBrowser } from './interview-steps.ts';

const job = `Senior Product Analyst

We are looking for an analyst with at least 5 years of experience.
Requirements
- You must have strong SQL and experience with Tableau.
- A bachelor's degree in statistics is required.
Nice to have
- Python and Airflow
`;

test('a job description is read into must-haves, keywords and tips, and opens an interview', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsPremium(page, baseURL);
  await page.goto('/job-analyzer');
  const analyze = page.getByRole('button', { name: 'Analyze', exact: true });
  await expect(analyze).toBeDisabled();
  await expect(page.getByLabel('Job description')).toHaveAttribute('rows', '12');
  await page.getByLabel('Job description').fill(job);
  await analyze.click();
  await expect(page.getByText('Analysis Complete')).toBeVisible();
  const sections = [
    'Key Requirements & Skills',
    'Critical Keywords',
    'Resume Tailoring Tips',
    'Interview Preparation Tips',
  ];
  for (const name of sections) await expect(page.getByRole('heading', { name })).toBeVisible();
  const skills = page.getByRole('region', { name: 'Key Requirements & Skills' });
  await expect(skills.getByText('SQL', { exact: true })).toBeVisible();
  await expect(skills.getByText('Nice to have', { exact: true })).toBeVisible();
  await expectNoAxeFaults(page);

  // What was written and what was found are there after a reload.
  await page.reload();
  await expect(page.getByLabel('Job description')).toHaveValue(job);
  await expect(skills.getByText('SQL', { exact: true })).toBeVisible();
  // And on another device.
  const other = await secondBrowser(page, browser, baseURL);
  await other.page.goto('/job-analyzer');
  await expect(other.page.getByLabel('Job description')).toHaveValue(job);
  await expect(
    other.page.getByRole('region', { name: 'Key Requirements & Skills' }).getByText('SQL', { exact: true }),
  ).toBeVisible();
  await other.context.close();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^job-analysis.*\.txt$/);

  await page.getByRole('link', { name: 'Practice this job' }).click();
  await expect(page).toHaveURL(/\/interview\/setup$/);
  await expect(page.getByLabel('Job role')).toHaveValue('Senior Product Analyst');
  await expect(page.getByRole('radio', { name: /Custom/ })).toBeChecked();
  await expect(page.getByLabel('What should it be about?')).toHaveValue(job.trim());
  await page.getByRole('button', { name: 'Start Interview' }).click();
  await expect(page).toHaveURL(/\/interview\/[0-9a-f-]{36}$/);
  await expect(page.getByText('Senior Product Analyst').first()).toBeVisible();
});

test('an analyzed job is a click away from a letter for it and from a match with the resume', async ({
  page,
  baseURL,
}) => {
  await signInAsPremium(page, baseURL);
  await page.goto('/resume');
  const buffer = Buffer.from('Maya Okafor\nmaya@example.com\n\nSkills\nSQL, Excel\n');
  await page.getByLabel('Resume file').setInputFiles({ name: 'maya.txt', mimeType: 'text/plain', buffer });
  await expect(page.getByText('Analysis Complete!')).toBeVisible();
  await page.goto('/job-analyzer');
  await page.getByLabel('Job description').fill(job);
  await page.getByRole('button', { name: 'Analyze', exact: true }).click();
  await page.getByRole('link', { name: 'Match my resume' }).click();
  const match = page.getByRole('region', { name: 'Job match' });
  await expect(match.getByRole('listitem').filter({ hasText: 'Tableau' })).toContainText('Missing');
  await expect(page.getByLabel('The job you want')).toHaveValue(job.trim());

  await page.goto('/job-analyzer');
  await page.getByRole('link', { name: 'Write a cover letter' }).click();
  await expect(page.getByLabel('Job Role/Position*')).toHaveValue('Senior Product Analyst');
  await expect(page.getByLabel('Job Description')).toHaveValue(job.trim());
  await expect(page.getByLabel('Full Name*')).toHaveValue('Story Teller');
});

test('a trial user is offered Premium in place of the analyzer', async ({ page, baseURL }) => {
  await signInAsNewcomer(page, baseURL);
  await page.goto('/job-analyzer');
  await expect(page.getByText('Premium Feature')).toBeVisible();
  await expect(page.getByLabel('Job description')).toBeHidden();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
  await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectNoAxeFaults(page);
});
